import { type CopyOption, textLength } from '../copy.ts'
import { type AdPlacement, type PlacementText, type TextRule } from './placement.ts'

interface WrittenTexts {
  readonly option: Pick<CopyOption, 'headline' | 'description' | 'compact' | 'long'>
  readonly brandName: string
}

/** Letters that platforms count double. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/g

/** Characters of a text as a platform counts them. */
export const charactersOf = (text: string, { wide }: Pick<TextRule, 'wide'>): number =>
  textLength(text) + (wide - 1) * (text.match(WIDE)?.length ?? 0)

/** The text that stands in a field when nothing asks for a shorter one. */
export const textOfField = (field: PlacementText, texts: WrittenTexts): string => writtenForms(field, texts).at(0) ?? ''

/** Every form of a field's text that was written, the fullest first. Nothing is cut. */
export function writtenForms(
  field: PlacementText,
  { option: { headline, description, compact, long }, brandName }: WrittenTexts,
): readonly string[] {
  const forms = {
    headline: [headline, compact?.headline],
    longHeadline: [long?.headline ?? headline, headline, compact?.headline],
    body: [description, compact?.description],
    businessName: [brandName],
  }[field]
  return [...new Set(forms.filter((form) => form !== undefined && form.trim() !== ''))] as string[]
}

/** The texts of an ad in the forms that fit a placement: what is shown whole, else what is accepted, else the shortest. Null: it takes none. */
export type PlacementTexts = Readonly<Record<PlacementText, string | null>>

export function textsFor({ texts: rules }: AdPlacement, texts: WrittenTexts): PlacementTexts {
  const fitting = (field: PlacementText): string | null => {
    const rule = rules[field]
    if (rule === null) return null
    const forms = writtenForms(field, texts)
    const within = (most: number | null): string | undefined => forms.find((form) => charactersOf(form, rule) <= (most ?? Infinity))
    return within(rule.shown ?? rule.most) ?? within(rule.most) ?? forms.at(-1) ?? ''
  }
  return {
    headline: fitting('headline'),
    longHeadline: fitting('longHeadline'),
    body: fitting('body'),
    businessName: fitting('businessName'),
  }
}
