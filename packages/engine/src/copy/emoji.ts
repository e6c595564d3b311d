/** A pictograph with its joiners, and the blank before it. */
const pictograph =
  /[ \u00a0]?(?:\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}])*|\p{Regional_Indicator}{2})/gu

export const hasEmoji = (text: string): boolean => text.search(pictograph) >= 0

/** The text without pictographs and the gaps they leave. */
export const withoutEmoji = (text: string): string => text.replace(pictograph, '').replace(/ {2,}/g, ' ').trim()
