import { type Language } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import english from '../languages/en/writing.json' with { type: 'json' }
import { type Writing, writingOf, writingSchema } from '../languages/writing.ts'
import { clauseRuns } from './clause-runs.ts'
import { textBetween } from './token.ts'
import { listedTokens } from './tokens.ts'

/** Just enough grammar for these sentences: cuts depend on word classes, not on the length of their lists. */
const small = (locale: string, words: Readonly<Record<string, string>>, rest: Readonly<Record<string, string>>): Writing =>
  writingSchema.parse({
    ...english,
    weakVerbs: '',
    unattached: '',
    pointing: '',
    ...rest,
    locale,
    words: { ...english.words, verb: '', adverb: '', ...words },
  })

const writings: Readonly<Partial<Record<Language, Writing>>> = {
  de: writingOf('de'),
  nl: writingOf('nl'),
  fr: small(
    'fr-FR',
    {
      determiner: 'le la les un une des du quelques',
      preposition: "de en pour avec sans dans à jusqu'à pendant grâce",
      conjunction: 'et ou mais',
      subordinator: 'si quand lorsque car',
      relative: 'qui que dont où',
      pronoun: 'il elle vous se',
      auxiliary: 'est sont a ont peut',
      adverb: 'ne pas même',
      verb: 'garde gardent hydrate retire offre passe chauffe',
    },
    { negators: 'ne pas sans aucun', noBreakBefore: "de à en jusqu'à sans", participles: 'fabriqué adapté facile' },
  ),
  es: small(
    'es-ES',
    {
      determiner: 'el la los las un una todo toda su sus',
      preposition: 'de en para con sin hasta durante gracias a',
      conjunction: 'y o pero',
      subordinator: 'si cuando porque aunque',
      relative: 'que quien',
      pronoun: 'se te lo',
      auxiliary: 'es son está puede',
      adverb: 'no más',
      verb: 'mantiene quita lava ofrece ofrecen reduce contiene arranca',
    },
    { negators: 'no sin ni', noBreakBefore: 'de a en hasta sin', participles: 'hecho apto ideal' },
  ),
  it: small(
    'it-IT',
    {
      determiner: 'il la lo i gli le un una tutta',
      preposition: 'di in per con senza fino a grazie',
      conjunction: 'e o ma',
      subordinator: 'se quando perché',
      relative: 'che cui',
      pronoun: 'si ti lo',
      auxiliary: 'è sono ha può',
      adverb: 'non più',
      verb: 'mantiene idrata toglie offre riduce',
    },
    { negators: 'non senza né', noBreakBefore: 'di a in fino senza', participles: 'fatto adatto facile' },
  ),
  pt: small(
    'pt-PT',
    {
      determiner: 'o a os as um uma toda',
      preposition: 'de em para com sem até durante graças',
      conjunction: 'e ou mas',
      subordinator: 'se quando porque embora',
      relative: 'que quem',
      pronoun: 'te lhe',
      auxiliary: 'é são está pode',
      adverb: 'não mais',
      verb: 'mantém hidrata oferece reduz',
    },
    { negators: 'não sem nem', noBreakBefore: 'de a em até sem', participles: 'feito adequado fácil' },
  ),
}

function cuts(language: Language, sentence: string): string[] {
  const writing = writings[language] ?? writingOf(language)
  const tokens = listedTokens(sentence, writing)
  return clauseRuns(tokens, writing).map(({ from, to }) => textBetween(sentence, tokens, from, to))
}

test.each([
  ['de', 'Der Griff liegt sicher in der Hand, sodass nichts verrutscht.', 'Der Griff liegt sicher in der Hand'],
  ['nl', 'De crème trekt binnen een minuut in, zodat je meteen verder kunt.', 'De crème trekt binnen een minuut in'],
  ['fr', 'La crème hydrate la peau pendant 24 heures, sans coller.', 'La crème hydrate la peau pendant 24 heures'],
  ['es', 'La taza mantiene el café caliente, porque tiene doble pared.', 'La taza mantiene el café caliente'],
  ['it', 'La crema idrata la pelle per 24 ore, senza ungere.', 'La crema idrata la pelle per 24 ore'],
  ['pt', 'O creme hidrata a pele durante 24 horas, sem deixar resíduos.', 'O creme hidrata a pele durante 24 horas'],
] as const)('%s: the first main clause stands alone without its explanation', (language, sentence, clause) => {
  expect(cuts(language, sentence)).toContain(clause)
})

test.each([
  ['de', 'Hyaluronsäure in zwei Größen polstert die Haut sichtbar auf.', 'polstert die Haut sichtbar auf'],
  ['de', 'Der weiche Schaum passt sich dem Körper an und entlastet Hüfte und Gelenke.', 'entlastet Hüfte und Gelenke'],
  ['nl', 'De zachte wol kriebelt niet en blijft jarenlang mooi.', 'blijft jarenlang mooi'],
  ['fr', 'Une tasse qui garde le café chaud.', 'garde le café chaud'],
  ['fr', 'La housse se retire en quelques secondes.', 'se retire en quelques secondes'],
  ['es', 'La funda se quita en segundos y se lava a máquina.', 'se quita en segundos'],
  ['it', 'Una tazza che mantiene il caffè caldo.', 'mantiene il caffè caldo'],
  ['pt', 'Uma chávena que mantém o café quente.', 'mantém o café quente'],
] as const)('%s: what the product does needs no subject', (language, sentence, doing) => {
  expect(cuts(language, sentence)).toContain(doing)
})

test.each([
  ['de', 'Für spritzfreie Reinigungen rund ums Haus und im Garten', 'Für spritzfreie Reinigungen'],
  ['de', 'Er schmeckt nach Kakao und Nuss, mit einem Hauch Kirsche im Abgang.', 'mit einem Hauch Kirsche im Abgang'],
  ['es', 'Con memoria integrada, arranca al momento.', 'Con memoria integrada'],
  ['fr', 'Avec batterie intégrée, il part en voyage.', 'Avec batterie intégrée'],
] as const)('%s: a phrase stands alone with its preposition', (language, sentence, phrase) => {
  expect(cuts(language, sentence)).toContain(phrase)
})

test.each([
  ['de', 'Der Bezug aus robustem Cord lässt sich abziehen.', 'Bezug aus robustem Cord'],
  ['de', 'Lang anhaltende und gleichmäßige Wärme für große Räume', 'Lang anhaltende und gleichmäßige Wärme'],
  ['nl', 'De slanke poten van zwart staal geven veel beenruimte.', 'slanke poten van zwart staal'],
  ['es', 'Batería de larga duración para todo el día fuera de casa', 'Batería de larga duración'],
] as const)('%s: a noun phrase ends before an optional part', (language, sentence, phrase) => {
  expect(cuts(language, sentence)).toContain(phrase)
})

test.each([
  ['de', 'Sie ist aus feiner Wolle gestrickt, die Feuchtigkeit aufnimmt.', 'aus feiner Wolle gestrickt'],
  ['nl', 'De bak is gemaakt van gerecycled kunststof dat niet verkleurt.', 'gemaakt van gerecycled kunststof'],
] as const)('%s: the material stands alone', (language, sentence, made) => {
  expect(cuts(language, sentence)).toContain(made)
})

test.each([
  // The separated part of a verb.
  ['de', 'Zeigt den Druck an der Pistole für jede Oberfläche zuverlässig an', /^Zeigt(?!.* an$)/],
  ['de', 'Die Creme zieht in wenigen Sekunden ein und fettet kaum.', /^(?:Die Creme )?zieht(?!.* ein$)/],
  ['nl', 'De crème trekt binnen een minuut in en plakt helemaal nergens.', /^(?:De crème )?trekt(?!.* in$)/],
  // A condition.
  ['de', 'Der Akku hält zwei Tage, wenn das Licht aus ist.', /./],
  ['nl', 'De accu houdt het twee dagen vol, mits het licht uit is.', /./],
  ['fr', 'La tasse garde le café chaud, si le couvercle est fermé.', /./],
  ['es', 'El motor reduce el ruido, cuando está en modo noche.', /./],
  ['it', 'La tazza mantiene il caffè caldo, se è chiusa.', /./],
  ['pt', 'O motor reduz o ruído, quando está em modo noite.', /./],
  // A contrast.
  ['de', 'Der Stoff wärmt gut, aber er trocknet langsam.', /./],
  ['es', 'La funda no contiene gluten, aunque puede tener trazas.', /./],
  // A limit.
  ['de', 'Der Lautsprecher spielt bis zu 20 Stunden, bevor er lädt.', /^(?:zu )?20|spielt$|bis$/],
  ['fr', "Une tasse qui garde le café chaud jusqu'à 6 heures.", /chaud$/],
  // A verb without its negation.
  ['fr', 'Le moteur ne chauffe pas le boîtier.', /^chauffe/],
  ['es', 'El motor no reduce el ruido.', /^reduce/],
  ['it', 'Il motore non riduce il rumore.', /^riduce/],
  ['pt', 'O motor não reduz o ruído.', /^reduz/],
  // A verb before its subject.
  ['de', 'Bei Nässe schützt eine dichte Hülle den Schaum.', /^schützt/],
  ['nl', 'Dankzij de houder wisselt men van boor.', /^wisselt/],
  // An object shared by two verbs, half a pair, a member of a list.
  ['de', 'Die Creme schützt und pflegt die Haut.', /^Die Creme schützt$/],
  ['de', 'Die Jacke ist so warm, dass kein Pullover nötig ist.', /so warm$/],
  ['de', 'Halterungen für Zubehör, Pistole und Kabel am Gehäuse des Geräts', /Zubehör$|^Pistole/],
  // Words that refer to another sentence.
  ['de', 'Wasser und Staub machen ihm nichts aus, sodass es mitkommt.', /ihm/],
  // An adjective without its ending.
  ['de', 'Der dicke Schaum mit Gel bleibt kühl.', /^dicke/],
] as const)('%s: never cut: %s', (language, sentence, wrong) => {
  for (const piece of cuts(language, sentence)) expect(piece).not.toMatch(wrong)
})
