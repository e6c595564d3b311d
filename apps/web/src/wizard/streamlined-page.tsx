import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { api } from '../browser/api.ts'
import { addCreation } from '../state/library.ts'
import { notify } from '../state/notices.ts'
import { refusalOf } from '../state/wizard-refusals.ts'
import { commonText } from '../text/en.ts'
import { streamlinedText, variantText } from '../text/wizard-en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { Picture } from '../ui/picture.tsx'
import { radius, surface } from '../ui/tokens.ts'
import { type HandOver, makeImageAd, type Progress, startVideoAd } from './streamlined-work.ts'

/** Ad Image and Video Ad after the wizard: what it handed over is made at once, in sight (decisions, Wizard). */
export function StreamlinedPage({ kind, from }: { kind: 'image' | 'video'; from: HandOver }) {
  const title = streamlinedText[kind]
  usePageTitle(title)
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(1)
  const [progress, setProgress] = useState<Progress>({ status: 'running', label: title, pictures: [] })
  const { mediaUrl, productName, category } = from
  useEffect(() => {
    const controller = new AbortController()
    // The history entry's key survives a reload: the same run goes on, and nothing is made twice.
    const runKey = `flow-${key}-${String(attempt)}`
    const show = async (next: Progress) => {
      setProgress(next)
      if (next.status === 'running') return
      if (next.note !== null) notify(next.note, { kind: 'warning' })
      if (next.status === 'failed') {
        if (kind === 'video') await showRefusedVideo(next.refusal.sentence)
        return
      }
      if (next.ad !== null) {
        await addCreation(next.ad)
        try {
          await api.createAd(next.ad, { idempotencyKey: `${runKey}-ad` })
        } catch (error) {
          notify(refusalOf(error, commonText.unexpected).sentence, { kind: 'warning' })
        }
      }
      await navigate(pathname, { replace: true, state: null })
    }
    /** A video that is not made takes its user to the library (specification §4); the way back to another try goes with him. */
    const showRefusedVideo = async (sentence: string) => {
      const run = () => void navigate(pathname, { state: { mediaUrl, productName, category } })
      notify(sentence, { kind: 'error', action: { label: commonText.retry, run } })
      await navigate('/tool', { replace: true, state: null })
    }
    const run = { api, signal: controller.signal, key: runKey, show: (next: Progress) => void show(next) }
    const handedOver = { mediaUrl, productName, category }
    const work =
      kind === 'image'
        ? makeImageAd(handedOver, { id: `img_${key}${String(attempt)}`, now: new Date() }, run)
        : startVideoAd(handedOver, run)
    work.catch((error: unknown) => {
      if (!controller.signal.aborted)
        setProgress({ status: 'failed', refusal: refusalOf(error, commonText.unexpected), note: null, pictures: [] })
    })
    return () => controller.abort()
  }, [attempt, category, key, kind, mediaUrl, navigate, pathname, productName])
  const pictures = progress.status === 'made' ? [] : progress.pictures
  const ready = pictures.filter((url) => url !== null).length
  return (
    <Stack sx={{ gap: 3 }} aria-busy={progress.status === 'running'}>
      <Box>
        <Typography component="h1" variant="h4">
          {title}
        </Typography>
        <Typography color="textSecondary" role="status">
          {progress.status === 'running' &&
            (pictures.length > 1 && ready < pictures.length ? variantText.restaging(ready + 1, pictures.length) : progress.label)}
        </Typography>
      </Box>
      {progress.status === 'failed' && (
        <Alert severity={progress.refusal.code === 'call.not-built' ? 'info' : 'error'}>
          {progress.refusal.sentence}
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Button size="small" variant="outlined" sx={{ bgcolor: 'background.paper' }} onClick={() => setAttempt(attempt + 1)}>
              {streamlinedText.again}
            </Button>
            <Button size="small" variant="outlined" sx={{ bgcolor: 'background.paper' }} component={Link} to="/wizard">
              {streamlinedText.back}
            </Button>
          </Box>
        </Alert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 3 }}>
        {pictures.map((url, place) => (
          <Box
            // The place is the scene: it never changes.
            key={`scene ${String(place)}`}
            sx={{ overflow: 'hidden', borderRadius: `${radius.card}px`, border: `1px solid ${surface.line}` }}
          >
            {url === null ? (
              <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '1' }} />
            ) : (
              <Picture src={url} alt={variantText.one(place + 1)} aspectRatio="1" failedText={commonText.imageFailed} />
            )}
          </Box>
        ))}
      </Box>
    </Stack>
  )
}
