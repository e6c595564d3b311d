import { type SocialAd } from '@adloom/domain/ad.ts'
import { type Campaign } from '@adloom/domain/campaign/campaign.ts'
import PackIcon from 'material-icon:outline-inventory-2'
import CallOffIcon from 'material-icon:outline-delete'
import PauseIcon from 'material-icon:baseline-pause'
import ResumeIcon from 'material-icon:baseline-play-arrow'
import RetryIcon from 'material-icon:baseline-refresh'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { lazy, Suspense, useState } from 'react'
import { navigate } from '../../browser/router.tsx'
import { api } from '../../browser/api.ts'
import { failureSentence } from '../../browser/failure-sentence.ts'
import { loadPart } from '../../browser/load-part.ts'
import { campaignAnswered, campaignGone, isGone } from '../../state/campaigns/campaign-watch.ts'
import { progressOf } from '../../state/campaigns/campaign-progress.ts'
import { notify } from '../../state/notices.ts'
import { campaignText } from '../../text/campaigns-en.ts'
import { commonText } from '../../text/en.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { WorkingButton } from '../../ui/working-button.tsx'

// Loads when it opens.
const PackDialog = lazy(async () => ({ default: (await loadPart(() => import('../../packs/pack-dialog.tsx'))).PackDialog }))

interface CampaignActionsProps {
  readonly campaign: Campaign
  /** Those made so far. */
  readonly ads: readonly SocialAd[]
  /** After an action, so that what follows from it is seen at once. */
  readonly onChanged: () => void
}

type Call = 'pauseCampaign' | 'resumeCampaign' | 'retryCampaign'

/** Pause, resume, try again what failed, download the ads as a pack, call off. */
export function CampaignActions({ campaign, ads, onChanged }: CampaignActionsProps) {
  const { id, name, status, products } = campaign
  const [running, setRunning] = useState<Call | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isPacking, setIsPacking] = useState(false)
  const act = async (call: Call) => {
    setRunning(call)
    try {
      campaignAnswered(await api[call]({ id }))
      onChanged()
    } catch (error) {
      notify(failureSentence(error, commonText), { kind: 'error' })
    } finally {
      setRunning(null)
    }
  }
  const { left } = progressOf(campaign)
  const isOver = status === 'finished'
  const callOff = async () => {
    try {
      await api.deleteCampaign({ id })
    } catch (error) {
      if (!isGone(error)) {
        notify(failureSentence(error, commonText), { kind: 'error' })
        return
      }
    }
    campaignGone(id)
    notify(isOver ? campaignText.removed(name) : campaignText.calledOff(name))
    navigate('/campaigns', { replace: true })
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {status === 'paused' && (
        <WorkingButton
          variant="contained"
          startIcon={<ResumeIcon />}
          working={running === 'resumeCampaign'}
          onClick={() => void act('resumeCampaign')}
        >
          {campaignText.resume}
        </WorkingButton>
      )}
      {(status === 'reading' || status === 'running') && (
        <WorkingButton
          variant="outlined"
          startIcon={<PauseIcon />}
          working={running === 'pauseCampaign'}
          onClick={() => void act('pauseCampaign')}
        >
          {campaignText.pause}
        </WorkingButton>
      )}
      {products.failed > 0 && (
        <WorkingButton
          variant="outlined"
          startIcon={<RetryIcon />}
          working={running === 'retryCampaign'}
          onClick={() => void act('retryCampaign')}
        >
          {campaignText.retry(products.failed)}
        </WorkingButton>
      )}
      {ads.length > 0 && (
        <Button
          variant={isOver ? 'contained' : 'outlined'}
          startIcon={<PackIcon />}
          aria-haspopup="dialog"
          onClick={() => setIsPacking(true)}
        >
          {campaignText.pack}
        </Button>
      )}
      <Button color="error" startIcon={<CallOffIcon />} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {isOver ? campaignText.remove : campaignText.callOff}
      </Button>
      <Suspense fallback={null}>{isPacking && <PackDialog ads={ads} onClose={() => setIsPacking(false)} />}</Suspense>
      {isAsking && (
        <ConfirmDialog
          title={isOver ? campaignText.removeTitle(name) : campaignText.callOffTitle(name)}
          text={campaignText.callOffAbout(left)}
          action={isOver ? campaignText.remove : campaignText.callOff}
          cancel={campaignText.keep}
          onConfirm={() => void callOff()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  )
}
