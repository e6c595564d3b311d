import { type CornerKind } from '@adloom/domain/design/ad-style.ts'
import { type PictureGround } from '@adloom/domain/design/picture-ground.ts'
import { type Creative } from '@adloom/domain/template.ts'
import { type ReactElement } from 'react'
import { type ColorPair } from './accent.ts'
import { type MeasuredLogo } from './logo-tone.ts'
import { isRightToLeft, textWidth, type TypeStyle } from './letter-widths.ts'
import { fontStyleOf } from './fallback-fonts.ts'
import { type Face, faces } from './faces.ts'
import { type FittedText, fitText } from './text-fit.ts'
import { buttonRadius } from './corners.ts'

/** Parts shared by all layouts of a finished ad. All lengths are pixels of the finished ad. */

/** Facts that only the decoded images give. Until they are known an image counts as square, as the built-in engine makes them. */
export interface MeasuredImages extends MeasuredLogo {
  /** Width divided by height. */
  readonly imageRatio: number
  /** Whether the image may be transparent around the product. */
  readonly isClear: boolean
  /** What it is like behind text; null where that is not known. */
  readonly ground: PictureGround | null
  /** Of the page's other pictures. */
  readonly pictureRatios: readonly number[]
  /** Of the logo for dark grounds; null where the ad has none. */
  readonly logoOnDark: MeasuredLogo | null
}

export const squareImages: MeasuredImages = {
  imageRatio: 1,
  isClear: false,
  ground: null,
  pictureRatios: [],
  logoOnDark: null,
  logoRatio: 1,
  logoTone: 'dark',
}

/** The words of an ad, which somebody wrote or chose. */
export const writtenTextsOf = ({ brandName, headline, description, callToAction }: Creative): readonly string[] => [
  headline,
  description,
  callToAction,
  brandName,
]

/** All texts of an ad: its words, their short forms, and what the page states. */
export const textsOf = (creative: Creative): readonly string[] => [
  ...writtenTextsOf(creative),
  ...(creative.compact === null ? [] : [creative.compact.headline, creative.compact.description]),
  ...statedTextsOf(creative.facts),
]

/** What the page states. */
export const statedTextsOf = (facts: Creative['facts']): readonly string[] => [
  ...[facts.price, facts.before, facts.reduction, facts.badge, facts.promise].filter((fact) => fact !== null),
  ...facts.features.map(({ text }) => text),
  ...(facts.rating === null ? [] : [facts.rating.value, facts.rating.count]),
]

/** An ad whose first text is written from right to left is laid out from there. */
export const isMirrored = (creative: Creative): boolean => isRightToLeft(textsOf(creative).find((text) => /\p{L}/u.test(text)) ?? '')

export const headlineType: TypeStyle = { face: 'inter', weight: 700, tracking: -0.028, leading: 1.08 }

/** Type sizes in whole pixels, largest first. */
export const sizes = (largest: number, smallest: number): number[] =>
  Array.from({ length: largest - smallest + 1 }, (_, index) => largest - index)

/** Height of fitted text; 0 when there is none. */
export const heightOf = ({ lines, lineHeight }: FittedText): number => lines.length * lineHeight

interface TextLinesProps {
  readonly text: FittedText
  readonly color: string
  /** Where its lines lie in `width`; without a width the box is as wide as the longest. */
  readonly align?: Align
  readonly width?: number
}

export type Align = 'start' | 'center' | 'end'
/** Start is where the ad's lines begin, whichever way a text runs itself. */
export const flexOf: Readonly<Record<Align, 'flex-start' | 'center' | 'flex-end'>> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
}

/** Fitted text, line by line. */
export function TextLines({ text, color, align = 'start', width }: TextLinesProps): ReactElement | null {
  if (text.lines.length === 0) return null
  const { face, weight, tracking } = text.style
  const { family: name, features }: Face = faces[face]
  const family =
    face === 'inter'
      ? {}
      : {
          fontFamily: `'${name}', ${fontStyleOf(text.lines.join(' ')).fontFamily}`,
          ...(features === undefined ? {} : { fontFeatureSettings: features }),
        }
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexShrink: 0, width, alignItems: flexOf[align] }}>
      {text.lines.map((line, index) => (
        <div
          key={index}
          style={{
            display: 'flex',
            flexShrink: 0,
            direction: text.direction,
            color,
            ...family,
            fontSize: text.size,
            fontWeight: weight,
            letterSpacing: `${text.size * tracking}px`,
            lineHeight: `${text.lineHeight}px`,
            height: text.lineHeight,
            whiteSpace: 'pre',
            ...(align === 'center' ? hangingPadding(line, text) : {}),
          }}
        >
          {line}
        </div>
      ))}
    </div>
  )
}

/** Marks so light that a centred line looks centred without them. */
const LIGHT_MARKS = { first: /^["'“„«‘]+/u, last: /(?<![.,;:…"'”’»-])[.,;:…"'”’»-]+$/u }

/** Moves a centred line so that its words are in the middle, and light marks hang beside them. */
function hangingPadding(
  line: string,
  { size, style, direction }: FittedText,
): { readonly paddingLeft?: number; readonly paddingRight?: number } {
  if (direction === 'rtl') return {}
  const widthOf = (marks: RegExp): number => Math.round(textWidth(marks.exec(line)?.[0] ?? '', size, style))
  return { paddingLeft: widthOf(LIGHT_MARKS.last), paddingRight: widthOf(LIGHT_MARKS.first) }
}

/** A call to action as it is drawn; null when its text is empty. */
interface FittedButton {
  readonly label: FittedText
  readonly width: number
  readonly height: number
}

/** The least height of a button, pixels. */
export const LEAST_BUTTON = 26

/** Room before and after a label, as shares of the button's height: as it is wanted, and where it is narrow. */
const LABEL_PADDING = [0.5, 0.34]

/** The button for a label: as wide as the label needs, at most `width`; its type is not smaller than `smallest`. */
export function fitButton(label: string, style: TypeStyle, height: number, width: number, smallest: number): FittedButton | null {
  const largest = Math.max(smallest, Math.round(height * 0.36))
  const fitted = LABEL_PADDING.map((share) => {
    const padding = Math.round(height * share)
    const box = { width: width - 2 * padding, height, sizes: sizes(largest, smallest), smallest, maxLines: 1 }
    return { padding, text: fitText(label, style, box) }
  })
  const { padding, text } = fitted.find((one) => one.text.fit === 'whole') ?? fitted[1]
  if (text.lines.length === 0) return null
  // Never rounded down: the label has to fit again in the width that it asked for.
  return { label: text, width: Math.ceil(textWidth(text.lines[0], text.size, text.style)) + 2 * padding, height }
}

interface ButtonProps {
  readonly button: FittedButton | null
  readonly colors: ColorPair
  /** Wider than the label needs, e.g. as wide as a card. */
  readonly width?: number
  readonly corners?: CornerKind | null
}

export function Button({ button, colors, width, corners = null }: ButtonProps): ReactElement | null {
  if (button === null) return null
  return (
    <div
      style={{
        display: 'flex',
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        width: width ?? button.width,
        height: button.height,
        borderRadius: buttonRadius(button.height, corners),
        background: colors.surface,
      }}
    >
      <TextLines text={button.label} color={colors.text} />
    </div>
  )
}
