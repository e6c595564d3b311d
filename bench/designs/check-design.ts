import { textsOf } from '@adloom/creatives/ad-parts.tsx'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type Creative } from '@adloom/domain/template.ts'
import { type DrawnText, measuredLines } from '@adloom/engine/compose/drawn-lines.ts'

/** What is counted; each should be 0. */
export const designFaults = ['overflow', 'contrast', 'small type', 'no ink', 'unsafe'] as const
export type DesignFault = (typeof designFaults)[number]

interface DrawnDesign extends DrawnText {
  readonly creative: Creative
  readonly format: AdFormat
}

/** Letters may reach a pixel further than they were measured. */
const SLACK = 1.5
const CONTRAST_LEAST = 4.5
/** The share of a line's box that must be ink. */
const INK_LEAST = 0.015

/** What is wrong with a drawn ad: the kind of fault, and the text. */
export function faultsOfDesign({ creative, format, ...drawn }: DrawnDesign): readonly (readonly [DesignFault, string])[] {
  const { width, height, safe, smallestType } = adFormats[format]
  return measuredLines(drawn, { width, height }, creative).flatMap((line): (readonly [DesignFault, string])[] => {
    const faults: DesignFault[] = []
    const isCut = line.text.endsWith('…') && !textsOf(creative).some((text) => text.endsWith('…'))
    const isOutside = line.left < -SLACK || line.right > width + SLACK || line.top < -SLACK || line.bottom > height + SLACK
    if (isCut || isOutside) faults.push('overflow')
    if (line.size < smallestType) faults.push('small type')
    const box = line.inkBox
    // Emoji have colours of their own.
    if (line.ink < INK_LEAST && /[\p{L}\p{N}]/u.test(line.text)) faults.push('no ink')
    else if (box !== null && (box.left < safe.left * width - SLACK || box.right > width - safe.right * width + SLACK)) faults.push('unsafe')
    else if (box !== null && (box.top < safe.top * height - SLACK || box.bottom > height - safe.bottom * height + SLACK))
      faults.push('unsafe')
    if (line.contrast < CONTRAST_LEAST) faults.push('contrast')
    return faults.map((fault) => [fault, `${line.text} (${line.size} px)`])
  })
}
