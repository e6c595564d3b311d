import { type Language } from '@adloom/domain/language.ts'

/**
 * Words that belong to the one after them, by language: articles, prepositions, conjunctions, and determiners. A line does not end with one when it can
 * end elsewhere. Add yours here.
 */
const weakWords: Readonly<Record<Language, string>> = {
  en: 'a an the of for to in on at by with from into onto over under per and or but nor so as than that this these those your our my his her its their no not if when while is are be every each all any without between before after about through like you’ll we’re you’re it’s',
  de: 'der die das den dem des ein eine einen einem einer eines kein keine und oder aber denn doch als wie dass ob wenn weil für mit von vom zu zum zur in im ins an am ans auf aus bei beim bis durch gegen ohne um unter über vor nach seit zwischen je pro dein deine deinen deiner deinem ihr ihre ihren ihrem ihrer unser unsere unseren mein meine sein seine jede jeder jedes jeden alle nicht ist sind sehr so',
  fr: 'le la les un une des du de d’ l’ au aux à en dans sur sous pour par avec sans chez vers entre et ou mais donc ni car que qui dont où si comme plus très ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque tout toute tous toutes ne pas est sont',
  es: 'el la los las un una unos unas lo de del a al en con sin por para sobre entre desde hasta hacia según y e o u ni pero que si como más muy tu tus su sus mi mis nuestro nuestra nuestros nuestras este esta estos estas cada todo toda todos todas no es son se',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra senza e ed o ma che se come più molto il tuo tua tuoi tue suo sua suoi sue mio mia nostro nostra vostro vostra ogni tutto tutta tutti tutte non è sono',
  nl: 'de het een van voor met zonder in op aan bij door uit over onder tot tegen naar om te per tussen en of maar want dus als dan dat die dit deze je jouw uw ons onze mijn zijn haar hun elke elk ieder iedere alle geen niet is zeer heel zo',
  pt: 'o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para com sem sobre entre até desde ao à aos às e ou mas que se como mais muito seu sua seus suas teu tua teus tuas meu minha nosso nossa cada todo toda todos todas não é são',
}

/** Signs that join the words around them. */
const SIGNS = '& + /'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const everywhere = setOf([...Object.values(weakWords), SIGNS].join(' '))
const byLanguage = new Map<string, ReadonlySet<string>>(
  Object.entries(weakWords).map(([language, words]) => [language, setOf(`${words} ${SIGNS}`)]),
)

/** Whether a word belongs to the one after it, in a language; in any when it is not known. */
export function isWeakEnd(word: string, language: Language | null): boolean {
  const bare = word
    .trim()
    .replace(/^[“”„«"'‘(¿¡]+/u, '')
    .toLowerCase()
    .replaceAll("'", '’')
  return (language === null ? everywhere : (byLanguage.get(language) ?? everywhere)).has(bare)
}
