import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { productNameOf } from '../../state/wizard/wizard-answers.ts'
import { targetingChanged } from '../../state/wizard/wizard-changes.ts'
import { contentText } from '../../text/wizard-steps-en.ts'
import { FormField } from './field.tsx'

/** The name of the product in an ad image or a video, prefilled with what is known of it. */
export function NameField() {
  const typed = useWizard(({ targetingData }) => targetingData.productName)
  const known = useWizard(productNameOf)
  return (
    <FormField
      label={contentText.productName}
      value={typed ?? known ?? ''}
      onChange={({ target }) => changeWizard((before) => targetingChanged(before, { productName: target.value }))}
      helperText={contentText.productNameHelper}
      inputProps={{ maxLength: 200 }}
    />
  )
}
