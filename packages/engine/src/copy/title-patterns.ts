import { nameWords } from './name-words.ts'

const qualifiers = nameWords.qualifiers.join('|')

/** Where the name of the product ends, and its purpose or extras begin. */
export const qualification = new RegExp(`(?<!\\s)\\s+(?:${qualifiers})\\s`, 'giu')

/** Words no name ends with. */
export const endsWithQualifier = new RegExp(`(?<!\\s)\\s+(?:${qualifiers})$`, 'iu')

/** A part with only a size, a count or a code. */
export const bareMeasure =
  /^(?:[\d.,/x×"″”' øØ-]+\s?(?:\p{L}{1,4}\.?|litres?|liters?|inch(?:es)?)?(?:\s?[WDHLB])?|\d+(?:st|nd|rd|th)?\s?gen\p{L}*\.?|[\p{Lu}\d/-]{5,}\d[\p{Lu}\d/-]*)$/u

const { modifiers, names: colorNames, finishes } = nameWords.colors

/** A part with only a colour: "matte black", "Sand / Oat". */
export const bareColor = new RegExp(
  `^(?:(?:${modifiers.join('|')}) )*(?:${colorNames.join('|')})(?: (?:${finishes.join('|')}))?(?:[/ &+]+\\p{L}+)*$`,
  'iu',
)

/** Sizes at the start of a title: '60"W x 24"D x 1-3/4" Thick Maple …'. */
export const leadingSizes =
  /^(?:\d[\d./-]*(?:\s?["”″'])?(?:\s?(?:cm|mm|in|ft|inch))?(?:\s?[WDHL])?\s?[x×]\s?)+\d[\d./-]*(?:\s?["”″'])?(?:\s?(?:cm|mm|in|ft|inch))?(?:\s?[WDHL])?(?:\s(?:thick|wide|long|deep|high|tall))?\s+(?=\p{L}{3})/iu

/** A size before or after which a title may end: "Desk 140x70 cm …", "Fryer 5,5L …". */
export const innerSize =
  /\s\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*)*\s?(?:mm|cm|m|in|inch|ft|ml|cl|l|g|kg|oz|lbs?|v|w|kw|pa|ah|mah|litres?|liters?|liter|litros?|litri|zoll|["”″])(?![\p{L}\d])/giu

/** A count at the end, which helps to sell: "Set of 6", "3 paar". */
export const packSize =
  /^(?:(?:set|pack|box|case|lot|juego|conjunto|confezione) (?:of|de|da|di) \d+|\d+[ -]?(?:pack|pcs|pieces|pairs?|paar|stück|teile|stuks|pièces|piezas|pezzi|peças))$/iu

/** Words at the start that a short name may omit. */
export const dispensableStart = /^(?:(?:set|pack|box) of \d+|\d+[ -]pack(?: of)?|(?:wo)?men's|kids'?|unisex)\s+(?=\S+\s)/iu

/** A title that begins with an article is complete: no brand precedes it. */
export const leadingArticle = /^(?:the|an?|le|la|les|el|los|las|un[ae]?|il|lo|gli|[oa]s?|der|die|das|eine?|het|een|eén)\s|^l['’]/iu

/** A part with only the binding of a book, which is not part of its name. */
export const bookBinding = new RegExp(`^(?:${nameWords.bindings.join('|')})$`, 'iu')
