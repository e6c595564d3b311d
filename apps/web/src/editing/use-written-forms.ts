import { type CopyRequest, formLimits, textLength } from '@adloom/domain/copy.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../browser/api.ts'
import { refusalOf } from '../state/wizard/wizard-errors.ts'
import { editingText } from '../text/editing-en.ts'
import { type EditedText, type TextForm, wordsOfForm } from './use-copy-edit.ts'

type Writing = { readonly status: 'idle' } | { readonly status: 'running' } | { readonly status: 'failed'; readonly sentence: string }

/** One edit may take away a single sentence. */
const SHORTER_MOST = 3

const fits = ({ headline, description }: TextForm, limit: (typeof formLimits)['compact' | 'long']): boolean =>
  textLength(headline) <= limit.headline && textLength(description) <= limit.description

/** Writes the short and the long form of a text anew: it is edited to be shorter, and to be longer. */
export function useWrittenForms(text: EditedText, from: CopyRequest, onChange: (text: EditedText) => void) {
  const [state, setState] = useState<Writing>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => () => running.current?.abort(), [])

  const write = async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'running' })
    const { callToAction, language, angle, byHand } = text
    const edited = async ({ headline, description }: TextForm, edit: 'shorter' | 'longer') => {
      const words = { headline, subline: description, button: callToAction, language, byHand, ...(angle === null ? {} : { angle }) }
      const reply = await api.editCopy({ text: words, edit, from }, { signal: controller.signal })
      return { headline: reply.headline, description: reply.subline }
    }
    const shortened = async (): Promise<TextForm> => {
      let form: TextForm = text
      for (let edits = 0; edits < SHORTER_MOST && !fits(form, formLimits.compact); edits += 1) {
        const next = await edited(form, 'shorter')
        if (wordsOfForm(next) === wordsOfForm(form)) break
        form = next
      }
      return { headline: form.headline, description: form.description }
    }
    try {
      const [compact, long] = await Promise.all([shortened(), edited(text, 'longer')])
      if (controller.signal.aborted) return
      onChange({ ...latest.current, compact, long, formsOf: wordsOfForm(text) })
      setState({ status: 'idle' })
    } catch (error) {
      if (!controller.signal.aborted) setState({ status: 'failed', sentence: refusalOf(error, editingText.formsFailed).sentence })
    }
  }
  return { state, write }
}
