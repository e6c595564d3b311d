import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode } from 'react'
import { generatedText } from '../../text/generated-en.ts'
import { type Creating } from './use-create-ad.ts'
import { IntoView } from '../parts/into-view.tsx'

interface CreationErrorProps {
  readonly creating: Creating
  readonly onRetry: () => void
  readonly onShow: () => void
}

/** Why the ad is not in the library yet, and how to continue. */
export function CreationError({ creating, onRetry, onShow }: CreationErrorProps): ReactNode {
  if (creating.status === 'duplicate')
    return (
      <IntoView>
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={
            <Button size="small" color="inherit" onClick={onShow}>
              {generatedText.showCreations}
            </Button>
          }
        >
          {generatedText.duplicate}
        </Alert>
      </IntoView>
    )
  if (creating.status !== 'failed') return null
  return (
    <IntoView>
      <Alert severity="error" sx={{ mt: 2 }}>
        {creating.keepHere === null ? creating.sentence : `${generatedText.notKept} ${creating.sentence}`}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" variant="outlined" onClick={onRetry} sx={{ bgcolor: 'background.paper' }}>
            {generatedText.again2}
          </Button>
          {creating.keepHere !== null && (
            <Button size="small" variant="outlined" onClick={creating.keepHere} sx={{ bgcolor: 'background.paper' }}>
              {generatedText.keepHere}
            </Button>
          )}
        </Box>
      </Alert>
    </IntoView>
  )
}
