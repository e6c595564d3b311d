import { CostCaption } from '../../costs/cost-caption.tsx'
import { type Wizard } from '../../state/wizard-state.ts'
import { ordersOfPrompt, ordersOfStep } from './step-orders.ts'
import type { WizardStep } from './steps.ts'

interface StepCostProps {
  readonly wizard: Wizard
  /** What the button beside it does: goes on from this step, or makes the pictures from words once more. */
  readonly asks: WizardStep['next'] | 'pictures-again'
  readonly id?: string
}

/** What the buttons of the wizard's foot cost. */
export const StepCost = ({ wizard, asks, id }: StepCostProps) => (
  <CostCaption
    id={id}
    orders={asks === 'pictures-again' ? ordersOfPrompt(wizard.promptData) : ordersOfStep(wizard, asks)}
    linked
    align="center"
  />
)
