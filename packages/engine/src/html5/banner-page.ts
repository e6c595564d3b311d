import { type AdBox } from '@adloom/creatives/layouts/arrange.ts'
import { type Size } from '@adloom/renderer/pixels.ts'
import { type PartEntrance, type Motion } from './banner-motion.ts'
import { type BannerPart } from './banner-parts.ts'

/** A part with its motion; `image`: the data URI of its sprite, null for a field. */
interface MovingPart {
  readonly part: BannerPart
  readonly motion: Motion
  readonly image: string | null
}

interface BannerPage extends Size {
  readonly background: string
  readonly direction: 'ltr' | 'rtl'
  readonly language: string | null
  readonly title: string
  /** What it says to those who do not see it. */
  readonly name: string
  /** Where a click leads; empty where no page is known. */
  readonly clickUrl: string
  /** Its file in the zip. */
  readonly fallback: string
  readonly parts: readonly MovingPart[]
}

/** From where a part comes: each ends as it lies, so that the last frame needs no animation. */
const KEYFRAMES: Readonly<Record<Exclude<PartEntrance, 'still'> | 'nudge', string>> = {
  settle: 'from{transform:scale(1.09)}',
  grow: 'from{transform:scale(.93)}',
  arrive: '0%{opacity:0;transform:translateY(7%) scale(.9)}35%{opacity:1}',
  // A field that is joined by its edge is a pixel larger on its way: between pixels their seam would show.
  slide: 'from{transform:translate(var(--x),var(--y));box-shadow:0 0 0 1px}90%{box-shadow:0 0 0 1px}',
  rise: 'from{opacity:0;transform:translate(var(--x),var(--y))}',
  reveal: 'from{transform:translateY(112%)}',
  fade: 'from{opacity:0}',
  pop: '0%{opacity:0;transform:scale(.6)}60%{opacity:1;transform:scale(1.06)}',
  nudge: '50%{transform:scale(1.06)}',
}
const EASING: Readonly<Record<Exclude<PartEntrance, 'still'>, string>> = {
  settle: 'cubic-bezier(.15,.6,.2,1)',
  grow: 'cubic-bezier(.15,.7,.2,1)',
  arrive: 'cubic-bezier(.16,.9,.25,1)',
  slide: 'cubic-bezier(.65,0,.15,1)',
  rise: 'cubic-bezier(.16,.9,.25,1)',
  reveal: 'cubic-bezier(.16,.9,.25,1)',
  fade: 'ease-out',
  pop: 'ease-out',
}

/** A banner as one page: its parts as elements in their places, the style sheet that moves them, and the click tag that ad servers set. */
export function bannerPage({ width, height, background, direction, language, title, name, clickUrl, fallback, parts }: BannerPage): string {
  const used = new Set(parts.flatMap(({ motion }) => [motion.entrance, ...(motion.nudge === null ? [] : ['nudge' as const])]))
  const keyframes = Object.entries(KEYFRAMES).filter(([entrance]) => used.has(entrance as PartEntrance)) // its keys
  return `<!DOCTYPE html>
<html${language === null ? '' : ` lang="${attribute(language)}"`} dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="ad.size" content="width=${width},height=${height}">
<title>${attribute(title)}</title>
<script type="text/javascript">
var clickTag = ${scriptText(clickUrl)};
</script>
<script type="text/javascript">
// Ad servers that put no address above name it in that of this page.
(function () {
  var named = /[?&]clickTag=(https?[^&#]+)/i.exec(location.search);
  if (named) clickTag = decodeURIComponent(named[1]);
})();
</script>
<style>
html,body{margin:0;padding:0}
#ad{position:relative;display:block;overflow:hidden;width:${width}px;height:${height}px;background:${background};color:transparent;cursor:pointer;-webkit-tap-highlight-color:transparent}
#ad:focus-visible{outline:2px solid #fff;outline-offset:-4px;box-shadow:inset 0 0 0 2px #000}
#ad:focus-visible:after{content:"";position:absolute;top:0;right:0;bottom:0;left:0;border:2px solid #000;outline:2px solid #fff;outline-offset:-4px}
#ad *{position:absolute;display:block;box-sizing:border-box}
#ad div{overflow:hidden}
#ad div>img{top:0;left:0;width:100%;height:100%}
noscript img{position:absolute;top:0;left:0}
${keyframes.map(([entrance, steps]) => `@keyframes ${entrance}{${steps}}`).join('\n')}
${parts.map(ruleOf).join('\n')}
@media (prefers-reduced-motion:reduce){#ad *{animation:none!important}}
</style>
</head>
<body>
<a id="ad" href="javascript:void(window.open(window.clickTag))" aria-label="${attribute(name)}">
${parts.map(elementOf).join('\n')}
</a>
<noscript><img src="${fallback}" width="${width}" height="${height}" alt="${attribute(name)}"></noscript>
</body>
</html>
`
}

/** Whether a part moves within the edges of its own box. */
const isWithin = ({ entrance }: Motion): boolean => entrance === 'settle' || entrance === 'reveal'

function elementOf({ part, motion, image }: MovingPart, index: number): string {
  if (image === null) return `<div id="p${index}"></div>`
  const sprite = `<img${isWithin(motion) ? '' : ` id="p${index}"`} src="${image}" alt="${attribute(part.alt)}">`
  return isWithin(motion) ? `<div id="p${index}">${sprite}</div>` : sprite
}

function ruleOf({ part: { box, look }, motion }: MovingPart, index: number): string {
  const field =
    look.kind === 'field'
      ? `;background:${look.background}${motion.entrance === 'slide' ? `;color:${look.background}` : ''}${look.radius === 0 ? '' : `;border-radius:${look.radius}px`}`
      : ''
  const shift = motion.entrance === 'slide' || motion.entrance === 'rise' ? `;--x:${motion.shift.x}px;--y:${motion.shift.y}px` : ''
  const { x, y } = motion.origin
  const origin = x === 0.5 && y === 0.5 ? '' : `;transform-origin:${100 * x}% ${100 * y}%`
  const moves = animationOf(motion)
  const own = `#ad #p${index}{${placeOf(box)}${field}${shift}${moves === '' || isWithin(motion) ? '' : `${origin};${moves}`}}`
  return isWithin(motion) && moves !== '' ? `${own}\n#ad #p${index}>img{${moves}${origin}}` : own
}

const placeOf = ({ left, top, width, height }: AdBox): string => `left:${left}px;top:${top}px;width:${width}px;height:${height}px`

function animationOf({ entrance, durationMs, delayMs, nudge }: Motion): string {
  const moves = [
    ...(entrance === 'still' ? [] : [`${entrance} ${durationMs}ms ${EASING[entrance]} ${delayMs}ms backwards`]),
    ...(nudge === null ? [] : [`nudge ${nudge.durationMs}ms ease-in-out ${nudge.delayMs}ms ${nudge.times}`]),
  ]
  return moves.length === 0 ? '' : `animation:${moves.join(',')}`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const attribute = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter])

/** A text as a literal of a script that stands in a page. */
const scriptText = (text: string): string =>
  JSON.stringify(text).replace(/[<>\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
