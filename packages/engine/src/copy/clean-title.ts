/** Sales words before a name. */
const shopOpeners =
  /^(?:buy|shop|kaufen|acheter|achetez|comprar|new!?(?=\s*[:|–-]|!)|sale(?:!|\s*[:|–-])|hot(?:!|\s*[:|–-])|(?:www\.)?[a-z]+\.(?:com|co\.uk|de|fr|net|org)\s*[:|-])\s+/i
const pictographs = /\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|\u{20E3}|[★☆✓✔✦•●■◆►]/gu

/** The whole title without mark-up, trade marks, pictographs and sales words. */
export function cleanTitle(title: string): string {
  return (
    title
      .normalize('NFC')
      .replace(/&amp;/g, '&')
      .replace(/&(?:quot|#34);/g, '"')
      .replace(/&(?:#0?39|apos|rsquo);/g, "'")
      .replace(/&nbsp;/g, ' ')
      .replace(/&[a-z]+;|<[^<>]*>/gi, ' ')
      .replace(pictographs, ' ')
      .replace(/[®™©℠]/g, '')
      // Braces and the like are left over from an unfilled template.
      .replace(/\$?\{[^}]*\}?|[<>}\\^~]/g, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
      .replace(/(?<=\p{L})[’`´](?=\p{L})/gu, "'")
      .replace(/\s+/gu, ' ')
      .replace(/(?<![\p{L}\p{N}'])(?=\p{L})([\p{L}\p{N}']{2,})(?: \1)+(?![\p{L}\p{N}'])/giu, '$1')
      .replace(/([!?]){2,}/g, '$1')
      .trim()
      .replace(shopOpeners, '')
  )
}
