import { adTypeChosen, contentChosen, productReceived, readingStarted, urlTyped } from './wizard-changes.ts'
import { copyReceived } from './wizard-copy.ts'
import { aProduct, aWizard, keys } from './sample-wizard.test-data.ts'
import { type Wizard } from './wizard-state.ts'

/** Copy as the server writes it, one option per headline. */
export const reply = (headlines: readonly string[], imagePrompts: readonly string[] = ['one', 'two', 'three', 'four', 'five']) => ({
  copy: headlines.map((headline) => ({ headline, subline: `${headline}: more.`, button: 'Shop now' })),
  imagePrompts: [...imagePrompts],
  engine: 'studio',
})

/** A social ad whose page was read: at Content Selection. */
export const atContent = (newKey = keys(), product = aProduct()): Wizard => {
  const typed = urlTyped(adTypeChosen(aWizard(), 'social'), product.url)
  const reading = readingStarted(typed, newKey)
  return productReceived(reading, reading.reading.status === 'running' ? reading.reading.key : '', product)
}
/** The key of the copy being written; 'none' when none is. */
export const runningKey = (wizard: Wizard): string => (wizard.copy.status === 'running' ? wizard.copy.key : 'none')
/** The same with content chosen and the first copy there: at Targeting, five images running. */
export const atTargeting = (newKey = keys()): Wizard => {
  const chosen = contentChosen(atContent(newKey), newKey)
  return copyReceived(chosen, runningKey(chosen), reply(['First', 'Second']), newKey)
}
