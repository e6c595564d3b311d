/** Texts by slot; a slot without a text makes every template that uses it unusable. */
export type SlotTexts = Readonly<Record<string, string | null | undefined>>

const slot = /\{(\w+)\}/g

/** `<der|die|das|die>`: one of them agrees. */
const choice = /<([^<>]*\|[^<>]*)>/g

/**
 * The template with its slots filled and of each `<a|b|…>` the alternative that `agrees` (from 0), or null when a slot has no text or nothing
 * agrees. Capitalises nothing: `{The}` and `{the}` are two slots.
 */
export function fill(template: string, texts: SlotTexts, agrees: number | null = null): string | null {
  let complete = true
  const chosen = template.replace(choice, (_, alternatives: string) => {
    const fitting = agrees === null ? undefined : alternatives.split('|')[agrees]
    if (fitting === undefined) complete = false
    return fitting ?? ''
  })
  const filled = chosen.replace(slot, (_, name: string) => {
    const text = texts[name]
    if (text === null || text === undefined || text === '') complete = false
    return text ?? ''
  })
  // A name that ends with a full stop, or a sentence put where one follows, must not end twice.
  return complete ? filled.replace(/([.!?])\.(?=\s|$)/g, '$1').replace(/([.!?])”\./g, '$1”') : null
}

/** Whether the template uses the slot. */
export const uses = (template: string, name: string): boolean => template.includes(`{${name}}`)

/** The text with a capital first letter; the rest as it is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
