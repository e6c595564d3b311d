/** Placeholder until the wizard moves in. */
export function WizardPage() {
  return <h1>New creation</h1>
}

export const wizardLoader = () => null
