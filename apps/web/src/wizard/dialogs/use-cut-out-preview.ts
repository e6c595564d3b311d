import { type CutoutPlace } from '@adloom/domain/design/cutout.ts'
import { type CutOutStroke } from '@adloom/domain/cut-out-strokes.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../browser/api.ts'
import { wait } from '../../browser/clock.ts'
import { addressOfImage, strokedCutOutOf } from '../../state/wizard/new-scene.ts'
import { isBusy, repeatCall } from '../../state/repeat-call.ts'
import { productIn } from '../../state/wizard/wizard-answers.ts'
import { useWizard } from '../../state/wizard/wizard.ts'
import { refusalOf } from '../../state/wizard/wizard-errors.ts'
import { cutOutText } from '../../text/cut-out-en.ts'

/** Milliseconds after a stroke before the server is asked: strokes that follow at once are one question. */
const PAUSE_MS = 400

/** A cutout by the server: the strokes it was made with, its address, and where the product lies in it; null when nothing is left. */
export interface ShownCutOut {
  readonly strokes: readonly CutOutStroke[]
  readonly url: string | null
  readonly place: CutoutPlace | null
}

interface CutOutPreview {
  /** The last cutout that arrived; null before the first. */
  readonly shown: ShownCutOut | null
  /** Why the last question failed, a sentence; null while it has not. */
  readonly failure: string | null
  readonly retry: () => void
}

/** Resolves when the browser has the picture: until then the one before stays in view. One that can't be loaded is the picture's own error. */
async function loaded(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  await image.decode().catch(() => undefined)
}

/** The cutout of the image at `src` with these strokes, asked for after each change; `first` is the one there is already, or null. */
export function useCutOutPreview(src: string, strokes: readonly CutOutStroke[], first: ShownCutOut | null): CutOutPreview {
  const [shown, setShown] = useState(first)
  const [failed, setFailed] = useState<{ strokes: readonly CutOutStroke[]; sentence: string } | null>(null)
  const address = useRef<string | null>(null)
  useEffect(() => {
    if (shown?.strokes === strokes || failed?.strokes === strokes) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      try {
        await wait(PAUSE_MS, signal)
        address.current ??= await addressOfImage(src, api, signal)
        const from = address.current
        const product = productIn(useWizard.getState(), src)
        const made = await repeatCall(() => strokedCutOutOf(from, strokes, product, api, { signal }), isBusy, { wait, signal })
        if (made !== null) await loaded(made.url)
        if (!signal.aborted) setShown({ strokes, url: made?.url ?? null, place: made?.place ?? null })
      } catch (error) {
        if (!signal.aborted) setFailed({ strokes, sentence: refusalOf(error, cutOutText.failed).sentence })
      }
    }
    void ask()
    return () => controller.abort()
  }, [src, strokes, shown, failed])
  return { shown, failure: failed?.strokes === strokes ? failed.sentence : null, retry: () => setFailed(null) }
}
