import { CostCaption } from '../../costs/cost-caption.tsx'
import { type Wizard } from '../../state/wizard/wizard-state.ts'
import { ordersOfPrompt, ordersOfStep } from './step-orders.ts'
import type { WizardStep } from './steps.ts'

interface StepCostProps {
  readonly wizard: Wizard
  /** Action of the button beside it: opens the next step, or generates the images from the prompt again. */
  readonly asks: WizardStep['next'] | 'pictures-again'
  readonly id?: string
}

/** Cost of the buttons at the bottom of the wizard. */
export const StepCost = ({ wizard, asks, id }: StepCostProps) => (
  <CostCaption
    id={id}
    orders={asks === 'pictures-again' ? ordersOfPrompt(wizard.promptData) : ordersOfStep(wizard, asks)}
    linked
    align="center"
  />
)
