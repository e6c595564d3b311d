/** Small words that only one kind of text is full of. Words that several languages share count for none. */
const englishWords = new Set(
  'the and with for your you of is are this that from it its to our we or can be has have made will on by at more all when an as in into not so they their which what how who these those use used make makes help helps keep keeps every any each both while also just up out over after before without within'.split(
    ' ',
  ),
)
const otherWords = new Set(
  (
    'der das und mit für von ist ein eine einen einem auf nicht auch bei den dem des zum zur wie oder sie aus nach durch sich als ' +
    'el los las una con para por del que su sus al más como y es son desde sin ' +
    'le les une des et avec pour du au aux dans sur est qui vous votre vos ce cette pas ' +
    'het een en van met voor zijn op te dat deze niet ook naar bij uit ' +
    'il lo gli di per che della delle dei nel nella con sono questo più ' +
    'os uma com não sua seu dos das em mais pelo pela ' +
    'och med för av är som till ett på og til det na się jest dla nie oraz ve bir için ile și cu pentru din este si za od je su yang dan untuk dengan dari ja ei'
  ).split(' '),
)

/** Letters that English product texts use only in borrowed names ("café"). */
const accented = /[\p{Script=Latin}--[A-Za-z]]/gv

/**
 * Whether a text is English, from its small words and letters: true, false, or null when it is too short to tell (a bare product name).
 * Names keep their spelling in any language, so a few accents alone decide nothing.
 */
export function isEnglish(text: string): boolean | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return null
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < 0.6 * letters) return false
  const words = text.toLowerCase().match(/(?<![\d\p{L}])[\p{L}']+(?!\d)/gu) ?? []
  let english = 0
  let other = 0
  for (const word of words) {
    if (englishWords.has(word)) english += 1
    else if (otherWords.has(word)) other += 1
  }
  const accents = text.match(accented)?.length ?? 0
  if (accents > 0.04 * letters && accents >= 3) other += 2
  if (english === other && english < 3) return null
  return english > other
}
