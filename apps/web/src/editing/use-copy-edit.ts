import { type Angle, type CopyOption, type CopyRequest } from '@adloom/domain/copy.ts'
import { type CopyEdit } from '@adloom/domain/copy-edit.ts'
import { type Language } from '@adloom/domain/language.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../browser/api.ts'
import { refusalOf } from '../state/wizard/wizard-errors.ts'
import { editingText } from '../text/editing-en.ts'

/** The text of an ad being edited, and the known facts about it. */
export interface EditedText {
  readonly headline: string
  readonly description: string
  readonly callToAction: string
  readonly language: Language
  readonly angle: Angle | null
  /** Whether the user changed headline or description. */
  readonly byHand: boolean
  /** The same in two more lengths; null where there is none. */
  readonly compact: TextForm | null
  readonly long: TextForm | null
  /** The headline and description that these say (`wordsOfForm`). Of another text they are left out when it is saved. */
  readonly formsOf: string
}

/** Headline and description of one length. */
export type TextForm = NonNullable<CopyOption['compact']>

/** What forms have to say to belong to a text. */
export const wordsOfForm = ({ headline, description }: TextForm): string => JSON.stringify([headline.trim(), description.trim()])

type Rewriting =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly edit: CopyEdit }
  | { readonly status: 'told'; readonly sentence: string; readonly failed: boolean }

/** Rewrites a text by one of the edits, one at a time. Every rewrite can be undone until the user changes the text by hand. */
export function useCopyEdit(text: EditedText, from: CopyRequest, onChange: (text: EditedText) => void) {
  const [state, setState] = useState<Rewriting>({ status: 'idle' })
  const [before, setBefore] = useState<readonly EditedText[]>([])
  const running = useRef<AbortController | null>(null)
  const seed = useRef(1)
  useEffect(() => () => running.current?.abort(), [])

  const rewrite = async (edit: CopyEdit, into: Language | null = null) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'running', edit })
    // The same edit, repeated, gives another wording.
    seed.current += 1
    try {
      const { headline, description, callToAction, language, angle, byHand } = text
      const reply = await api.editCopy(
        {
          text: { headline, subline: description, button: callToAction, language, byHand, ...(angle === null ? {} : { angle }) },
          edit,
          ...(into === null ? {} : { into }),
          from,
          seed: seed.current,
        },
        { signal: controller.signal },
      )
      if (controller.signal.aborted) return
      const next = { ...text, headline: reply.headline, description: reply.subline, callToAction: reply.button, language: reply.language }
      const isChanged = JSON.stringify(next) !== JSON.stringify(text)
      if (isChanged) {
        setBefore((texts) => [...texts, text])
        onChange(next)
      }
      const sentence = reply.notes.join(' ')
      setState(sentence === '' ? { status: 'idle' } : { status: 'told', sentence, failed: false })
    } catch (error) {
      if (controller.signal.aborted) return
      setState({ status: 'told', sentence: refusalOf(error, editingText.failed).sentence, failed: true })
    }
  }
  const undo = () => {
    const last = before.at(-1)
    if (last === undefined) return
    setBefore((texts) => texts.slice(0, -1))
    setState({ status: 'idle' })
    onChange(last)
  }
  return { state, rewrite, undo: before.length === 0 ? null : undo }
}
