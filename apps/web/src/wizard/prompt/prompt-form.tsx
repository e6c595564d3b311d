import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { methodChosen } from '../../state/wizard/wizard-changes.ts'
import { promptAlertClosed, promptChanged } from '../../state/wizard/wizard-prompt.ts'
import { promptForms } from '../../state/wizard/wizard-state.ts'
import { promptFormText } from '../../text/wizard-steps-en.ts'
import { GuidedPromptFields } from './guided-prompt-fields.tsx'
import { IntoView } from '../parts/into-view.tsx'
import { PillToggle } from '../../ui/pill-toggle.tsx'
import { PromptImages } from './prompt-images.tsx'
import { PromptProgress } from './prompt-progress.tsx'
import { PromptShape } from './prompt-shape.tsx'
import { type SetPrompt } from './set-prompt.ts'
import { SinglePromptField } from './single-prompt-field.tsx'

/** Images from a prompt: free text or separate fields. The input stays when generation fails. */
export function PromptForm() {
  const prompt = useWizard(({ promptData }) => promptData)
  const { run, form } = prompt
  const busy = run.status === 'running'
  const set: SetPrompt = (change) => changeWizard((wizard) => promptChanged(wizard, change))
  const fields = { prompt, busy, set }
  return (
    <Stack sx={{ gap: 2.5 }} aria-busy={busy}>
      <PillToggle
        label={promptFormText.form}
        value={form}
        options={promptForms}
        names={promptFormText.forms}
        disabled={busy}
        onChange={(chosen) => set({ form: chosen })}
      />
      {form === 'guided' ? <GuidedPromptFields {...fields} /> : <SinglePromptField {...fields} />}
      <PromptShape {...fields} />
      <Typography variant="body2" color="textSecondary" role="status" sx={{ '&:empty': { display: 'none' } }}>
        {busy ? promptFormText.busy : ''}
      </Typography>
      {run.status === 'failed' && (
        <IntoView>
          <Alert severity="error" closeText={promptFormText.closeAlert} onClose={() => changeWizard(promptAlertClosed)}>
            {run.refusal.sentence}
            <Box sx={{ mt: 1 }}>
              <Button
                size="small"
                variant="outlined"
                sx={{ bgcolor: 'background.paper' }}
                onClick={() => changeWizard((wizard) => methodChosen(wizard, 'url'))}
              >
                {promptFormText.instead}
              </Button>
            </Box>
          </Alert>
        </IntoView>
      )}
      <PromptProgress />
      <PromptImages />
    </Stack>
  )
}
