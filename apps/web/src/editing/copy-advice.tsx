import CheckIcon from 'material-icon:outline-check-circle'
import WarningIcon from 'material-icon:baseline-warning-amber'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type Concern } from '@adloom/domain/copy-edit.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../browser/api.ts'
import { editingText } from '../text/editing-en.ts'
import { status, surface } from '../ui/tokens.ts'
import { type EditedText } from './use-copy-edit.ts'

/** Milliseconds from the last typed letter to the check of the text. */
const PAUSE_MS = 500

/** The concerns about a text as they arrive; null until the first answer, or when the server does not answer: advice never blocks editing. */
function useConcerns({ headline, description, callToAction, language }: EditedText, from: CopyRequest): readonly Concern[] | null {
  const [concerns, setConcerns] = useState<readonly Concern[] | null>(null)
  const body = JSON.stringify({ text: { headline, subline: description, button: callToAction, language }, from })
  useEffect(() => {
    const controller = new AbortController()
    const ask = async () => {
      try {
        const reply = await api.checkCopy(JSON.parse(body) as Parameters<typeof api.checkCopy>[0], { signal: controller.signal })
        setConcerns(reply.concerns)
      } catch {
        // Offline, or over the rate limit, the user edits without advice.
        if (!controller.signal.aborted) setConcerns(null)
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [body])
  return concerns
}

interface CopyAdviceProps {
  readonly text: EditedText
  readonly from: CopyRequest
}

/** Shows unsupported claims and text the platforms would reject while the user edits. It never prevents saving. */
export function CopyAdvice({ text, from }: CopyAdviceProps): ReactNode {
  const concerns = useConcerns(text, from)
  if (concerns === null) return null
  const isSound = concerns.length === 0
  return (
    <Box
      component="section"
      aria-label={editingText.advice}
      role="status"
      sx={{ display: 'flex', gap: 1, p: 1.25, borderRadius: 1.5, border: `1px solid ${surface.line}`, bgcolor: surface.canvas }}
    >
      {isSound ? <CheckIcon sx={{ fontSize: 18, color: status.complete }} /> : <WarningIcon sx={{ fontSize: 18, color: status.queued }} />}
      {isSound ? (
        <Typography variant="body2">{editingText.sound}</Typography>
      ) : (
        <Stack sx={{ gap: 0.5, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {editingText.advice}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {concerns.map(({ field, passage, reason }) => (
              <Typography key={`${field}${passage ?? ''}${reason}`} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {`${editingText.fields[field]}: `}
                {passage === null ? reason : editingText.concern(passage, reason)}
              </Typography>
            ))}
          </Box>
        </Stack>
      )}
    </Box>
  )
}
