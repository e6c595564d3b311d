import { checkAgainst, type PlacementCheck } from './check-placement.ts'
import { type VideoRules } from './placement.ts'
import { weightInWords } from './weight-in-words.ts'

/** What a video's file says of itself; null where it does not. */
export interface MeasuredVideo {
  readonly width: number | null
  readonly height: number | null
  readonly seconds: number | null
  readonly bytes: number
  readonly contentType: string
  /** "avc1", "hev1" …; null where it is not known. */
  readonly codec: string | null
}

/** A ratio may be this far from the one that is asked for. */
const RATIO_SLACK = 0.01

const typeNames: Readonly<Record<string, string>> = { 'video/mp4': 'MP4', 'video/quicktime': 'MOV', 'video/webm': 'WebM' }
const typeName = (type: string): string => typeNames[type] ?? type

/** What a video keeps and breaks in a placement. A figure that its file does not state is not judged. */
export function videoChecksOf(
  rules: VideoRules,
  { width, height, seconds, bytes, contentType, codec }: MeasuredVideo,
): readonly PlacementCheck[] {
  const { source } = rules
  const check = checkAgainst(source)
  const checks = [
    check(
      'file type',
      rules.types.some((type) => type === contentType),
      typeName(contentType),
      rules.types.map(typeName).join(', '),
    ),
  ]
  if (width !== null && height !== null) {
    const ratio = width / height
    const isNear = rules.ratios.some(({ from, to }) => ratio >= from * (1 - RATIO_SLACK) && ratio <= to * (1 + RATIO_SLACK))
    const inWords = rules.ratios.map(({ from, to }) => (from === to ? String(from) : `${from} to ${to}`)).join(', ')
    checks.push(check('ratio', isNear, ratio.toFixed(3), inWords))
    if (rules.least !== null)
      checks.push(
        check('size', Math.min(width, height) >= rules.least, `${width} × ${height}`, `at least ${rules.least} on the shorter side`),
      )
  }
  if (seconds !== null && (rules.seconds.least !== null || rules.seconds.most !== null)) {
    const { least, most } = rules.seconds
    const isWithin = seconds >= (least ?? 0) && seconds <= (most ?? Infinity)
    const inWords = most === null ? `at least ${least} s` : least === null ? `at most ${most} s` : `${least} to ${most} s`
    checks.push(check('length', isWithin, `${Math.round(seconds * 100) / 100} s`, inWords))
  }
  if (rules.weight !== null)
    checks.push(check('weight', bytes <= rules.weight, weightInWords(bytes), `at most ${weightInWords(rules.weight)}`))
  if (rules.codecs !== null && codec !== null) {
    const isKnown = rules.codecs.some((known) => codec.startsWith(known === 'avc' ? 'avc' : 'h'))
    checks.push(check('codec', isKnown, codec, rules.codecs.map((known) => (known === 'avc' ? 'H.264' : 'H.265')).join(', ')))
  }
  return checks
}
