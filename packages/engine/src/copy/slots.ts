/** Texts by slot; a slot without a text makes every template that uses it unusable. */
export type SlotTexts = Readonly<Record<string, string | null | undefined>>

const slot = /\{(\w+)\}/g

/** The template with its slots filled, or null when a slot has no text. */
export function fill(template: string, texts: SlotTexts): string | null {
  let complete = true
  const filled = template.replace(slot, (_, name: string) => {
    const text = texts[name]
    if (text === null || text === undefined || text === '') complete = false
    return text ?? ''
  })
  // A name that ends with a full stop, or a sentence put where one follows, must not end twice.
  return complete ? filled.replace(/([.!?])\.(?=\s|$)/g, '$1').replace(/([.!?])”\./g, '$1”') : null
}
