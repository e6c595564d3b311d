import { parseProductUrl } from '@adloom/domain/product.ts'
import * as z from 'zod'
import { emptyWizard } from '../state/wizard/empty-wizard.ts'
import { stepNumber, type Wizard, wizardTools } from '../state/wizard/wizard-state.ts'

/**
 * Navigation state of a link into the wizard. `info` is the user's input on the landing page: a link, or a prompt for an image. `advancedSettingsOf`
 * is the id of a creation whose settings are opened.
 */
const arrivalSchema = z.object({
  fromTool: z.boolean().optional(),
  adType: z.enum(wizardTools).optional(),
  info: z.string().optional(),
  advancedSettingsOf: z.string().optional(),
})
type Arrival = z.infer<typeof arrivalSchema>

/** The arrival in a navigation state, or null when it has none. */
export function readArrival(state: unknown): Arrival | null {
  const arrival = arrivalSchema.safeParse(state)
  return arrival.success && Object.values(arrival.data).some((value) => value !== undefined && value !== false) ? arrival.data : null
}

/** The wizard as it starts after this arrival. `opened` is that of the creation `advancedSettingsOf` names, or null when it is gone. */
export function wizardAfterArrival(wizard: Wizard, arrival: Arrival, opened: Wizard | null): Wizard {
  if (opened !== null) return opened
  const begun: Wizard = arrival.fromTool === true || arrival.info !== undefined ? emptyWizard : wizard
  const typed = withInfo(begun, arrival.info?.trim() ?? '')
  return arrival.adType === undefined ? typed : { ...typed, selectedTool: arrival.adType, activeStep: stepNumber.method }
}

/** Whether a text is meant as a link: "shop.example/red-shoes" is one; "shoes" could be the name of a host, but is meant as a prompt. */
function isLink(text: string): boolean {
  const url = parseProductUrl(text)
  return url !== null && (url.hostname.includes('.') || url.hostname === 'localhost' || /[:/]/.test(text))
}

function withInfo(wizard: Wizard, info: string): Wizard {
  if (info === '') return wizard
  return !isLink(info)
    ? { ...wizard, selectedMethod: 'prompt', promptData: { ...wizard.promptData, prompt: info } }
    : { ...wizard, selectedMethod: 'url', productUrl: info }
}
