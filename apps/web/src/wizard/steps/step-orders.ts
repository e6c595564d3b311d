import { modeRoles, type Order } from '../../costs/order.ts'
import { ordersOfTransfer } from '../../runs/run-orders.ts'
import { drawnFrom } from '../../state/wizard/wizard-answers.ts'
import { type PromptData, type Wizard } from '../../state/wizard/wizard-state.ts'
import { variantsStarted } from '../../state/wizard/wizard-variants.ts'
import { dueWork, type Work } from '../../state/wizard/wizard-work.ts'
// Types alone: importing this for costs loads none of the screens.
import type { StepOutcome } from './steps.ts'

/** Key of hypothetical work. */
const dryRunKey = (): string => 'thought'

/** The images that the form requests. */
export const ordersOfPrompt = ({ mode, numImages }: PromptData): readonly Order[] => [{ role: modeRoles[mode], units: numImages }]

function ordersOfWork(work: Work, wizard: Wizard): readonly Order[] {
  if (work.kind === 'generate') return ordersOfPrompt(work.prompt)
  if (work.kind === 'restage') return [{ role: 'background', units: 1 }]
  if (work.kind === 'redraw') return [{ role: modeRoles[work.drawn.mode], units: 1 }]
  if (work.kind !== 'copy' && work.kind !== 'await-category') return []
  // The images start as soon as the copy arrives.
  const images = variantsStarted(wizard, dryRunKey).generatedImages.length - wizard.generatedImages.length
  const drawn = drawnFrom(wizard)
  const role = drawn === null ? 'background' : modeRoles[drawn.mode]
  return [{ role: 'copy', units: 1 }, ...(images > 0 ? [{ role, units: images }] : [])]
}

/** The work due in one wizard and not in the one before. Naming products is left out: no click requests it. */
function ordersBegun(before: Wizard, after: Wizard): readonly Order[] {
  const known = new Set(dueWork(before).map(({ key }) => key))
  return dueWork(after)
    .filter(({ key }) => !known.has(key))
    .flatMap((work) => ordersOfWork(work, after))
}

/** The calls made by the next button: `next` is the step's own function, which decides and has no effects. */
export function ordersOfStep(wizard: Wizard, next: (wizard: Wizard, newKey: () => string) => StepOutcome): readonly Order[] {
  const outcome = next(wizard, dryRunKey)
  if (outcome.kind === 'change') return ordersBegun(wizard, outcome.wizard)
  if (outcome.kind === 'create' || (wizard.selectedTool !== 'image' && wizard.selectedTool !== 'video')) return []
  return ordersOfTransfer(wizard.selectedTool, outcome.state)
}
