/** Placeholder until the wizard moves in. */
export function resetWizard(): void {}
