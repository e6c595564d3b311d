import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayoutSchema, type Template } from '@adloom/domain/template.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import { api } from '../browser/api.ts'

const useTemplates = create<{ readonly templates: readonly Template[] }>(() => ({ templates: [] }))
let isRequested = false

async function requestTemplates(): Promise<void> {
  if (isRequested) return
  isRequested = true
  try {
    const { templates } = await api.listTemplates({})
    useTemplates.setState({ templates })
  } catch {
    // The layouts of this app are offered then; the next screen that needs the list requests it again.
    isRequested = false
  }
}

/** The layouts of finished ads in a format: those of the server's templates, and until it has answered those this app knows. */
export function useLayouts(format: AdFormat): readonly AdLayout[] {
  const templates = useTemplates((state) => state.templates)
  useEffect(() => void requestTemplates(), [])
  return layoutsOf(templates, format)
}

/** The layouts that these templates have in a format, in their order; all of this app when they have none. */
export function layoutsOf(templates: readonly Template[], format: AdFormat): readonly AdLayout[] {
  const listed = templates.filter((template) => template.format === format).map(({ layout }) => layout)
  return listed.length === 0 ? adLayoutSchema.options : listed
}
