import { type FeedReadingChoice } from '@adloom/domain/calls/campaign-calls.ts'
import BackIcon from 'material-icon:baseline-arrow-back'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, navigate } from '../../browser/router.tsx'
import { api } from '../../browser/api.ts'
import { isUnanswered } from '../../browser/api-failure.ts'
import { failureSentence } from '../../browser/failure-sentence.ts'
import { newId } from '../../browser/identifier.ts'
import { type CampaignDraft, emptyDraft, storeDraft, storedDraft, takeGivenFeed } from '../../state/campaigns/new-feed.ts'
import { choicesText, newCampaignText } from '../../text/campaigns-en.ts'
import { commonText } from '../../text/en.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { ChoicesCard } from './choices-card.tsx'
import { FeedPreviewCard } from './feed-preview-card.tsx'
import { FeedSource } from './feed-source.tsx'
import { sampleProductOf } from './sample-creative.ts'
import { StartOrder } from './start-order.tsx'
import { nameOfFeed, useFeed, withColumn } from './use-feed.ts'

const newDraft = (): CampaignDraft => ({ ...emptyDraft, orderKey: newId('order_') })

/** The campaign that is being set up: what a reload of the page keeps of it. */
function useDraft() {
  const [draft, setDraft] = useState(() => storedDraft() ?? newDraft())
  const isOver = useRef(false)
  useEffect(() => {
    if (!isOver.current) storeDraft(draft)
  }, [draft])
  const change = useCallback((changed: Partial<CampaignDraft>) => setDraft((before) => ({ ...before, ...changed })), [])
  const end = useCallback(() => {
    isOver.current = true
    storeDraft(null)
  }, [])
  return { draft, change, end }
}

/** A new campaign: its feed, what was read of it, and how its ads are made. */
export function NewCampaignPage() {
  usePageTitle(newCampaignText.title)
  const { draft, change, end } = useDraft()
  const { state, give, read, leave } = useFeed(useCallback((feed) => change({ feed }), [change]))
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const given = takeGivenFeed()
    if (given !== null) {
      change({ feed: null, mapping: {}, currency: null, name: null })
      give(given)
    } else if (draft.feed !== null) read(draft.feed, draft)
  }, [change, draft, give, read])
  const startOver = () => {
    leave()
    change({ feed: null, mapping: {}, currency: null, name: null })
  }
  const readAs = (feed: NonNullable<CampaignDraft['feed']>, reading: FeedReadingChoice) => {
    change(reading)
    read(feed, reading)
  }
  const isThere = state.status === 'there'
  return (
    <Stack sx={{ gap: 3, width: 1, maxWidth: isThere ? 1320 : 760, mx: 'auto' }}>
      <Box>
        <Button component={Link} to="/campaigns" size="small" startIcon={<BackIcon />} sx={{ ml: -1.75, mb: 0.5 }}>
          {newCampaignText.back}
        </Button>
        <Typography component="h1" variant="h4">
          {newCampaignText.title}
        </Typography>
        <Typography color="textSecondary">{newCampaignText.intro}</Typography>
      </Box>
      {state.status === 'there' ? (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' }, gap: 3, alignItems: 'start' }}
        >
          <FeedPreviewCard
            name={state.feed.name}
            preview={state.preview}
            isReadingAgain={state.isReadingAgain}
            currency={draft.currency}
            onMap={(column, field) => readAs(state.feed, { mapping: withColumn(draft.mapping, column, field), currency: draft.currency })}
            onCurrency={(currency) => readAs(state.feed, { mapping: draft.mapping, currency })}
            onStartOver={startOver}
          />
          <Choices draft={draft} state={state} onChange={change} onStarted={end} />
        </Box>
      ) : (
        <FeedSource
          state={state}
          pasted={draft.pasted}
          onPasted={(pasted) => change({ pasted })}
          onGive={(feed) => {
            change({ mapping: {}, currency: null, name: null })
            give(feed)
          }}
          onCancel={startOver}
        />
      )}
    </Stack>
  )
}

interface ChoicesProps {
  readonly draft: CampaignDraft
  readonly state: Extract<ReturnType<typeof useFeed>['state'], { readonly status: 'there' }>
  readonly onChange: (changed: Partial<CampaignDraft>) => void
  readonly onStarted: () => void
}

/** The choices, and the order that begins the campaign. */
function Choices({ draft, state: { feed, preview, isReadingAgain }, onChange, onStarted }: ChoicesProps) {
  const [starting, setStarting] = useState<{ readonly isRunning: boolean; readonly failure: string | null }>({
    isRunning: false,
    failure: null,
  })
  const { choices, choosesDesigns, mapping, currency, orderKey } = draft
  const name = draft.name ?? (nameOfFeed(feed) || newCampaignText.pasted)
  const products = preview.total - preview.totalWrong
  const start = async () => {
    setStarting({ isRunning: true, failure: null })
    try {
      const order = { name: name.trim(), feed, mapping, currency, choices: { ...choices, layouts: choosesDesigns ? choices.layouts : [] } }
      const { id } = await api.startCampaign(order, { idempotencyKey: orderKey })
      onStarted()
      navigate(`/campaigns/${id}`)
    } catch (error) {
      // Without an answer it may have begun: then the same order again is the same campaign.
      if (!isUnanswered(error)) onChange({ orderKey: newId('order_') })
      setStarting({ isRunning: false, failure: failureSentence(error, commonText) })
    }
  }
  const missing =
    products === 0
      ? choicesText.noProducts
      : name.trim() === ''
        ? choicesText.nameMissing
        : choosesDesigns && choices.layouts.length === 0
          ? choicesText.designsNone
          : null
  return (
    <ChoicesCard
      name={name}
      choices={choices}
      choosesDesigns={choosesDesigns}
      product={sampleProductOf(preview.rows)}
      onName={(typed) => onChange({ name: typed })}
      onChoices={(changed) => onChange({ choices: changed })}
      onChoosesDesigns={(isChosen) => onChange({ choosesDesigns: isChosen })}
    >
      <StartOrder
        products={products}
        choices={choices}
        missing={isReadingAgain ? '' : missing}
        isStarting={starting.isRunning}
        failure={starting.failure}
        onStart={() => void start()}
      />
    </ChoicesCard>
  )
}
