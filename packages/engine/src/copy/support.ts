import { type NameVariant } from './name-variants.ts'
import { type Material } from './material.ts'
import { isPlural } from './languages/grammar.ts'
import { listOf, type PageFact, saysSame } from './page-facts.ts'
import { capital } from './slots.ts'

/** A sentence or two made of facts. */
export interface Support {
  readonly text: string
  readonly facts: readonly PageFact[]
  readonly style: 'signature' | 'reverse' | 'list' | 'does' | 'sentence'
  /** Whether it names the product. */
  readonly naming: boolean
}

/** A sentence shorter than this takes a label beside it; characters. */
const SHORT_SENTENCE = 60

/** From more facts than this on, three may share a sentence. */
const MANY_FACTS = 6

/** Ways to state a fact, with others beside it, longest first. `free` in the order in which facts are to be used. */
export function supportsOf(
  lead: PageFact,
  free: readonly PageFact[],
  { slots, form }: NameVariant,
  { book, subject, naming: named, small }: Pick<Material, 'book' | 'subject' | 'naming' | 'small'>,
): readonly Support[] {
  const beside: PageFact[] = []
  // Where facts are few, other options need them too.
  const most = free.filter(({ form }) => form !== 'measure').length > MANY_FACTS ? 2 : 1
  for (const fact of [...free.filter(({ form }) => form === 'label'), ...free.filter(({ form }) => form === 'measure')]) {
    const isRoom = fact.form === 'measure' ? beside.length < 2 : beside.length < most
    if (isRoom && fact !== lead && ![lead, ...beside].some((other) => saysSame(other.words, fact.words))) beside.push(fact)
  }
  const the = slots.the ?? ''
  const { colon, predicate } = book.grammar
  const isMany = isPlural(form) || (book.language === 'en' && subject.name?.number === 'many')
  const found: Support[] = []
  if (lead.form === 'sentence') {
    const naming = named.has(lead.text)
    if (lead.text.length < SHORT_SENTENCE && beside.length > 0)
      found.push({ text: `${lead.text} ${stop(beside[0].text)}`, facts: [lead, beside[0]], style: 'sentence', naming })
    found.push({ text: lead.text, facts: [lead], style: 'sentence', naming })
    // "The Beacon Lamp: a small lamp with a turned oak foot …"
    const start = small.get(lead.text) ?? null
    if (!naming && start !== null && slots.own !== null && !book.reading.pointingStart.test(lead.text))
      found.push({ text: `${capital(the)}${colon}${start}`, facts: [lead], style: 'sentence', naming: true })
    return found
  }
  if (lead.form === 'predicate') {
    const said = predicate(lead.text, isMany ? 'p' : form)
    const does = `${capital(the)} ${said}.`
    const plain = stop(capital(said))
    for (let count = beside.length; count >= 0; count -= 1) {
      const list =
        count === 0
          ? ''
          : ` ${labelText(
              beside.slice(0, count).map(({ text }) => text),
              small,
            )}`
      const facts = [lead, ...beside.slice(0, count)]
      found.push({ text: does + list, facts, style: 'does', naming: true })
      found.push({ text: plain + list, facts, style: 'list', naming: false })
    }
    return found
  }
  for (let count = beside.length; count >= 0; count -= 1) {
    const facts = [lead, ...beside.slice(0, count)]
    const labels = facts.map(({ text }) => text)
    const list = listOf(labels, small)
    const start = small.get(lead.text) ?? null
    if (list !== null && start !== null)
      found.push({ text: `${capital(the)}${colon}${start}${list.slice(lead.text.length)}.`, facts, style: 'signature', naming: true })
    if (list !== null) found.push({ text: `${list}${colon}${the}.`, facts, style: 'reverse', naming: true })
    found.push({ text: labelText(labels, small), facts, style: 'list', naming: false })
  }
  return found
}

const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** "Solid oak frame, removable covers." where that is safe, else "Solid oak frame. European linen." */
const labelText = (labels: readonly string[], small: Material['small']): string => {
  const list = listOf(labels, small)
  return list === null ? labels.map((label) => stop(capital(label))).join(' ') : stop(list)
}
