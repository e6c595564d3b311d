/** Texts by slot; a template with a slot without text is unusable. */
export type SlotTexts = Readonly<Record<string, string | null | undefined>>

const slot = /\{(\w+)\}/g

/** The template with its slots filled; null when a slot has no text. */
export function fillSlots(template: string, texts: SlotTexts): string | null {
  let complete = true
  const filled = template.replace(slot, (_, name: string) => {
    const text = texts[name]
    if (text === null || text === undefined || text === '') complete = false
    return text ?? ''
  })
  // A name or a sentence that ends with a full stop must not get a second one.
  return complete ? filled.replace(/([.!?])\.(?=\s|$)/g, '$1').replace(/([.!?])”\./g, '$1”') : null
}
