import { type VideoAd } from '@adloom/domain/ad.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { platforms, videoRules } from '@adloom/domain/placements/placement.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useState } from 'react'
import { api } from '../browser/api.ts'
import { failureSentence } from '../browser/failure-sentence.ts'
import { withRetry } from '../browser/with-retry.ts'
import { commonText } from '../text/en.ts'
import { placementsText } from '../text/placements-en.ts'
import { surface } from '../ui/tokens.ts'
import { CheckList } from './check-list.tsx'
import { PlacementsHead } from './placements-head.tsx'
import { ResultMark } from './result-mark.tsx'

interface VideoPlacementsDialogProps {
  readonly ad: VideoAd
  readonly onClose: () => void
}

type Answer = { readonly judged: ResponseOf<'checkVideo'>['placements'] } | { readonly fault: string }

/** Milliseconds after which a second try has failed: twice the time that the call may take. */
const RETRY_TIMEOUT_MS = 60_000

async function ask(url: string, signal: AbortSignal): Promise<Answer> {
  try {
    const { placements: judged } = await withRetry(() => api.checkVideo({ url }, { signal }), signal)
    return { judged }
  } catch (error) {
    return { fault: failureSentence(error, commonText) }
  }
}

/** What a video keeps and breaks where videos are shown. Nothing of it can be mended by a click: another video is made. */
export function VideoPlacementsDialog({ ad, onClose }: VideoPlacementsDialogProps) {
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const run = async () => {
      const next = await ask(ad.videoUrl, controller.signal)
      if (!controller.signal.aborted) setAnswer(next)
    }
    void run()
    return () => controller.abort()
  }, [ad.videoUrl])
  const retry = () => {
    setAnswer(null)
    void ask(ad.videoUrl, AbortSignal.timeout(RETRY_TIMEOUT_MS)).then(setAnswer)
  }
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={heading}>
      <PlacementsHead id={heading} title={ad.title} onClose={onClose} />
      <DialogContent sx={{ borderTop: `1px solid ${surface.line}` }}>
        {answer !== null && 'fault' in answer ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={retry}>
                {commonText.retry}
              </Button>
            }
          >
            {`${placementsText.failed} ${answer.fault}`}
          </Alert>
        ) : (
          <Box
            aria-busy={answer === null}
            sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' }, alignItems: 'start', gap: 2 }}
          >
            {videoRules.map(({ id, name, platform }) => {
              const judged = answer?.judged.find(({ placement }) => placement === id)
              return (
                <Box key={id} component="section" aria-label={name} sx={{ p: 2, borderRadius: 2, border: `1px solid ${surface.line}` }}>
                  <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 1 }}>
                    <Typography component="h3" variant="subtitle1">
                      {name}
                    </Typography>
                    {judged === undefined ? <Skeleton width={64} /> : <ResultMark result={judged.result} />}
                  </Box>
                  <Typography variant="caption" color="textSecondary">
                    {platforms[platform]}
                  </Typography>
                  {judged !== undefined && <CheckList isTitled={false} checks={judged.checks} isWaiting={false} onMend={() => undefined} />}
                </Box>
              )
            })}
          </Box>
        )}
      </DialogContent>
    </Dialog>
  )
}
