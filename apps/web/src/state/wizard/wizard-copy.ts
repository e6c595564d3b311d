import { type CopyOption, fromReply, withTexts } from '@adloom/domain/copy.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { copyRequestOf, copySubject, isCategoryAwaited, optionsOf, OWN_OPTION } from './wizard-answers.ts'
import { type NewKey, type Wizard } from './wizard-state.ts'
import { variantsStarted } from './wizard-variants.ts'

/** The user's headline is used from now on; clearing the field restores the generated one. */
export function headlineEdited(wizard: Wizard, headline: string): Wizard {
  const { headline: _old, manuallyEditedHeadline: _flag, ...rest } = wizard.targetingData
  return { ...wizard, targetingData: { ...rest, headline, manuallyEditedHeadline: true } }
}

export function headlineReset(wizard: Wizard): Wizard {
  const { headline: _old, manuallyEditedHeadline: _flag, ...rest } = wizard.targetingData
  return { ...wizard, targetingData: rest }
}

/** Requests copy, once the category of the image is known. The existing options stay until new ones arrive: they are the saved copy to fall back on. */
export const copyStarted = (wizard: Wizard, newKey: NewKey, refined: boolean): Wizard => ({
  ...wizard,
  copy: {
    status: 'running',
    key: newKey(),
    of: copySubject(wizard),
    refined,
    request: copyRequestOf(wizard),
    awaitsCategory: isCategoryAwaited(wizard),
    withTargeting: true,
    reason: null,
  },
})

/** Copy that waited for the category is requested now, with what is known by now. */
export const copyReleased = (wizard: Wizard): Wizard =>
  wizard.copy.status === 'running' && wizard.copy.awaitsCategory
    ? { ...wizard, copy: { ...wizard.copy, of: copySubject(wizard), request: copyRequestOf(wizard), awaitsCategory: false } }
    : wizard

/** New options, with nothing chosen among them yet. The first prompts become the ad's images. */
export function copyReceived(wizard: Wizard, key: string, reply: ResponseOf<'generateCopy'>, newKey: NewKey): Wizard {
  const run = wizard.copy
  if (run.status !== 'running' || run.key !== key) return wizard
  if (reply.copy.length === 0) return copyFailed(wizard, key, 'No copy was written.', newKey)
  const options = reply.copy.map((option, place) => fromReply(option, place))
  const written: Wizard = {
    ...wizard,
    copy: {
      status: 'done',
      of: run.of,
      refined: run.refined,
      engine: reply.engine,
      fallback: run.withTargeting ? 'none' : 'without-targeting',
      reason: run.reason,
      notes: reply.notes ?? [],
      costUsd: reply.cost?.usd ?? undefined,
    },
    generatedOptions: options,
    selectedGeneratedOption: [],
    previewOption: null,
    imagePrompts: reply.imagePrompts,
  }
  return variantsStarted(written, newKey)
}

/**
 * Copy failed: retries without targeting under a new key, then falls back to the saved copy, then to the page's own text. The user is notified which.
 */
export function copyFailed(wizard: Wizard, key: string, reason: string, newKey: NewKey): Wizard {
  const run = wizard.copy
  if (run.status !== 'running' || run.key !== key) return wizard
  if (run.withTargeting) return { ...wizard, copy: { ...run, key: newKey(), withTargeting: false, reason } }
  const saved = wizard.generatedOptions.some(({ id }) => id !== PAGE_OPTION)
  const options = saved ? wizard.generatedOptions : pageWords(wizard)
  const settled: Wizard = {
    ...wizard,
    copy: { status: 'done', of: run.of, refined: run.refined, engine: null, fallback: saved ? 'saved' : 'page', reason, notes: [] },
    generatedOptions: [...options],
  }
  return variantsStarted(settled, newKey)
}

/** Id of the option with the page's own text. */
const PAGE_OPTION = 'page'

/** The one option that needs no model: the page's own text. None without a page. */
function pageWords({ scrapedData }: Wizard): readonly CopyOption[] {
  const title = scrapedData?.title?.trim() ?? ''
  if (title === '') return []
  return [{ id: PAGE_OPTION, headline: title, description: scrapedData?.description?.trim() ?? title, callToAction: 'Learn more' }]
}

export const copyRestarted = (wizard: Wizard, newKey: NewKey): Wizard => copyStarted(wizard, newKey, true)

/** The user chose or deselected an option. The preview shows the last one clicked. */
export function optionToggled(wizard: Wizard, id: string): Wizard {
  const chosen = wizard.selectedGeneratedOption.includes(id)
  const next = optionsOf(wizard)
    .map((option) => option.id)
    .filter((each) => (each === id ? !chosen : wizard.selectedGeneratedOption.includes(each)))
  return { ...wizard, selectedGeneratedOption: next, previewOption: chosen ? null : id }
}

/** The user changed one text. The user's own headline also appears at Targeting, so it changes there too. */
export const optionEdited = (wizard: Wizard, id: string, texts: Parameters<typeof withTexts>[1]): Wizard =>
  optionChanged(wizard, id, (option) => withTexts(option, texts))

/** The same for a change of the option itself. The text with the user's own headline is the first one, which keeps its headline. */
export function optionChanged(wizard: Wizard, id: string, change: (option: CopyOption) => CopyOption): Wizard {
  const [first] = wizard.generatedOptions
  if (id !== OWN_OPTION) return withOptionAs(wizard, id, change)
  if (first === undefined) return wizard
  const own = change({ ...first, id, headline: wizard.targetingData.headline?.trim() ?? '' })
  const { headline, description, callToAction, language, byHand, compact, long } = own
  const forms = { ...(compact === undefined ? {} : { compact }), ...(long === undefined ? {} : { long }) }
  return withOptionAs(headlineEdited(wizard, headline), first.id, (option) =>
    withTexts(option, { headline: option.headline, description, callToAction, language, byHand, ...forms }),
  )
}

const withOptionAs = (wizard: Wizard, id: string, change: (option: CopyOption) => CopyOption): Wizard => ({
  ...wizard,
  generatedOptions: wizard.generatedOptions.map((option) => (option.id === id ? change(option) : option)),
})
