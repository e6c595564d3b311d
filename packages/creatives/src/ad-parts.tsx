import { type Creative } from '@adloom/domain/template.ts'
import { type CSSProperties, type ReactElement } from 'react'
import { type ColorPair } from './accent.ts'
import { type MeasuredLogo } from './logo-tone.ts'
import { isRightToLeft, textWidth, type TypeStyle } from './letter-widths.ts'
import { type FittedText, fitText, isLevel } from './text-fit.ts'

/** Parts shared by all layouts of a finished ad. All lengths are pixels of the finished ad. */

/** Facts that only the decoded images give. Until they are known an image counts as square, as the built-in engine makes them. */
export interface MeasuredImages extends MeasuredLogo {
  /** Width divided by height. */
  readonly imageRatio: number
  /** Whether the image may be transparent around the product. */
  readonly isClear: boolean
}

export const squareImages: MeasuredImages = { imageRatio: 1, isClear: false, logoRatio: 1, logoTone: 'dark' }

/** What a layout draws, and the size of its format. */
export interface LayoutProps {
  readonly creative: Creative
  readonly measured: MeasuredImages
}

/** Sizes of an ad's parts in one format, pixels; those of the texts from large to small: the first at which a text fits is used. */
export interface PartSizes {
  readonly brand: number
  readonly button: number
  readonly headline: readonly number[]
  readonly body: readonly number[]
}

/** All texts of an ad. */
export const textsOf = ({ brandName, headline, description, callToAction }: Creative): readonly string[] => [
  headline,
  description,
  callToAction,
  brandName,
]

/** An ad whose first text is written from right to left is laid out from there. */
export const isMirrored = (creative: Creative): boolean => isRightToLeft(textsOf(creative).find((text) => /\p{L}/u.test(text)) ?? '')

/** A distance from the side where the ad's lines begin. */
export const fromStart = (creative: Creative, distance: number): CSSProperties =>
  isMirrored(creative) ? { right: distance } : { left: distance }

export const headlineType: TypeStyle = { weight: 700, tracking: -0.028, leading: 1.08 }
export const bodyType: TypeStyle = { weight: 400, tracking: -0.008, leading: 1.4 }
export const labelType: TypeStyle = { weight: 600, tracking: -0.012, leading: 1.2 }

/** Type sizes from largest to smallest, limited to those that every renderer places on the same baseline. */
export const sizes = (largest: number, smallest: number): number[] =>
  Array.from({ length: largest - smallest + 1 }, (_, index) => largest - index).filter(isLevel)

/** Height of fitted text; 0 when there is none. */
export const heightOf = ({ lines, lineHeight }: FittedText): number => lines.length * lineHeight

/** A layer that covers its frame. */
export const cover: CSSProperties = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%', display: 'flex' }

interface TextLinesProps {
  readonly text: FittedText
  readonly color: string
}

/** Fitted text, line by line. */
export function TextLines({ text, color }: TextLinesProps): ReactElement | null {
  if (text.lines.length === 0) return null
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexShrink: 0 }}>
      {text.lines.map((line, index) => (
        <div
          key={index}
          style={{
            display: 'flex',
            flexShrink: 0,
            // Begins where the ad's lines begin, whichever way it runs itself.
            alignSelf: 'flex-start',
            direction: text.direction,
            color,
            fontSize: text.size,
            fontWeight: text.style.weight,
            letterSpacing: `${text.size * text.style.tracking}px`,
            lineHeight: `${text.lineHeight}px`,
            height: text.lineHeight,
            whiteSpace: 'pre',
          }}
        >
          {line}
        </div>
      ))}
    </div>
  )
}

/** A call to action as it is drawn; null when its text is empty. */
interface FittedButton {
  readonly label: FittedText
  readonly width: number
  readonly height: number
}

/** The button for a label: as wide as the label needs, at most `width`. */
export function fitButton(label: string, height: number, width: number): FittedButton | null {
  const largest = Math.round(height * 0.36)
  const padding = Math.round(height * 0.5)
  const text = fitText(label, labelType, { width: width - 2 * padding, height, sizes: sizes(largest, 18), maxLines: 1 })
  if (text.lines.length === 0) return null
  return { label: text, width: Math.round(textWidth(text.lines[0], text.size, text.style)) + 2 * padding, height }
}

interface ButtonProps {
  readonly button: FittedButton | null
  readonly colors: ColorPair
  /** Wider than the label needs, e.g. as wide as a card. */
  readonly width?: number
}

export function Button({ button, colors, width }: ButtonProps): ReactElement | null {
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
        borderRadius: button.height / 2,
        background: colors.surface,
      }}
    >
      <TextLines text={button.label} color={colors.text} />
    </div>
  )
}

/** Headline and description with the button at their right. */
interface TwoColumnText {
  readonly headline: FittedText
  readonly description: FittedText
  readonly button: FittedButton | null
  readonly width: number
  readonly between: number
  readonly height: number
  /** Top edge of the button. */
  readonly buttonTop: number
}

/** Fits headline and description one below the other into a column of the given width: at most two lines and three. */
export function fitColumn({ headline, description }: Creative, width: number, sizesOf: Pick<PartSizes, 'headline' | 'body'>) {
  return {
    headline: fitText(headline, headlineType, { width, height: sizesOf.headline[0] * 2.2, sizes: sizesOf.headline, maxLines: 2 }),
    description: fitText(description, bodyType, { width, height: sizesOf.body[0] * 4.3, sizes: sizesOf.body, maxLines: 3 }),
  }
}

/** Gap between text and the button beside it. */
const COLUMN_GAP = 48

/** Fits headline and description into a block of the given width. The button stands beside the description, or beside both when both are short. */
export function fitTwoColumns(
  { headline, description }: Pick<Creative, 'headline' | 'description'>,
  button: FittedButton | null,
  width: number,
  type: { readonly headline: readonly number[]; readonly body: readonly number[]; readonly bodyLines: number },
): TwoColumnText {
  const head = fitText(headline, headlineType, { width, height: type.headline[0] * 1.9, sizes: type.headline, maxLines: 2 })
  const narrow = button === null ? width : width - button.width - COLUMN_GAP
  const height = type.body[0] * bodyType.leading * type.bodyLines
  const body = fitText(description, bodyType, { width: narrow, height, sizes: type.body, maxLines: type.bodyLines })
  const between = head.lines.length > 0 && (body.lines.length > 0 || button !== null) ? Math.round(type.body[0] * 0.6) : 0
  const parts = { headline: head, description: body, button, width }
  const stack = heightOf(head) + (body.lines.length > 0 ? between : 0) + heightOf(body)
  if (button === null) return { ...parts, between, height: stack, buttonTop: 0 }
  const isShort = heightOf(body) < button.height && head.lines.every((line) => textWidth(line, head.size, head.style) <= narrow)
  if (isShort) {
    const tall = Math.max(stack, button.height)
    return { ...parts, between: body.lines.length > 0 ? between : 0, height: tall, buttonTop: Math.round((tall - button.height) / 2) }
  }
  const foot = Math.max(heightOf(body), button.height)
  // A description that is lower than the button is centred on it vertically.
  const sunk = Math.round((foot - heightOf(body)) / 2)
  const top = heightOf(head) + between
  return { ...parts, between: between + sunk, height: top + foot, buttonTop: Math.round(top + (foot - button.height) / 2) }
}

interface TwoColumnsProps {
  readonly creative: Creative
  readonly text: TwoColumnText
  readonly left: number
  readonly top: number
  readonly colors: { readonly headline: string; readonly description: string; readonly button: ColorPair }
}

export function TwoColumns({ creative, text, left, top, colors }: TwoColumnsProps): ReactElement {
  const { headline, description, button, width, height, between, buttonTop } = text
  const buttonSide = fromStart(creative, width - (button?.width ?? 0))
  return (
    <div style={{ position: 'absolute', display: 'flex', left, top, width, height }}>
      <div style={{ display: 'flex', flexDirection: 'column', gap: between, justifyContent: buttonTop === 0 ? 'center' : 'flex-start' }}>
        <TextLines text={headline} color={colors.headline} />
        <TextLines text={description} color={colors.description} />
      </div>
      {button !== null && (
        <div style={{ position: 'absolute', display: 'flex', ...buttonSide, top: buttonTop }}>
          <Button button={button} colors={colors.button} />
        </div>
      )}
    </div>
  )
}
