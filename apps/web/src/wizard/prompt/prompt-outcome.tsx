import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Understood } from '@adloom/domain/ports/image-model.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import { sceneWords } from '@adloom/domain/scene-words.ts'
import { useWizard } from '../../state/wizard/wizard.ts'
import { methodOf } from '../../state/wizard/wizard-answers.ts'
import { costText } from '../../text/costs-en.ts'
import { wordImagesText } from '../../text/text-to-image-en.ts'

/** A scene as prompts name it; another provider's engine has names of its own. */
const sceneOf = (scene: string): string => (scene in sceneWords ? sceneWords[scene as keyof typeof sceneWords].phrase : scene)

/** Ignored words that the engine's own note does not mention. */
const unmentionedWords = ({ ignored }: Understood, note: string | null): readonly string[] =>
  ignored.filter((word) => note?.toLowerCase().includes(word.toLowerCase()) !== true)

/** The engine of the images, its understanding of the prompt, and the ignored words. Nothing where no image came from a prompt. */
export function PromptOutcome() {
  const run = useWizard(({ promptData }) => promptData.run)
  const fromWords = useWizard((wizard) => methodOf(wizard) === 'prompt')
  if (run.status !== 'done' || !fromWords) return null
  const { engine, note, understood, costUsd } = run
  const left = understood === null ? [] : unmentionedWords(understood, note)
  return (
    <Box component="section" aria-label={wordImagesText.title}>
      {note !== null && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {note}
        </Alert>
      )}
      <Typography variant="caption" color="textSecondary" component="p">
        {[
          understood === null ? null : wordImagesText.drawn(understood, sceneOf(understood.scene)),
          left.length === 0 ? null : wordImagesText.ignored(left),
          `${engineCaption(engine)}${costText.paid(costUsd)}.`,
        ]
          .filter((sentence) => sentence !== null)
          .join(' ')}
      </Typography>
    </Box>
  )
}
