import { type Ad } from '@adloom/domain/ad.ts'
import Stack from '@mui/material/Stack'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, navigate } from '../browser/router.tsx'
import { loadPart } from '../browser/load-part.ts'
import { isUnfinishedRun, useRuns } from '../runs/run-list.ts'
import { knowsCampaigns } from '../state/campaigns/known-campaigns.ts'
import { FIRST_BATCH, useCreations } from '../state/library/library.ts'
import { chooseCreation, stopSelecting, useSelection } from '../state/library/library-selection.ts'
import { hasResult } from '../state/videos/tracked-video.ts'
import { useTrackedVideos } from '../state/videos/video-watch.ts'
import { libraryText } from '../text/library-en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { useVideoMaker } from '../video/use-video-maker.tsx'
import { type CardActions, CardActionsContext } from './cards/card-actions.ts'
import { CreationFeed } from './creation-feed.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { CampaignChip } from './campaign-chip.tsx'
import { FilterChips } from './filter-chips.tsx'
import { addressOf, campaignOf, campaignsOf, countsOf, filterOf, type LibraryFilter, ofCampaign, shownWith } from './filters.ts'
import { GenerateMoreButton } from './generate-more-button.tsx'
import { LibraryHeading } from './library-heading.tsx'
import { LibraryToolbar } from './library-toolbar.tsx'
import { DeletionDialog, EditAdDialog, OpenAdDialog, PackAdsDialog, PlacementsOfAd } from './open-dialogs.tsx'
import { found, prepareSearch } from './search.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TransferNote } from './transfer/transfer-note.tsx'
import { useLibraryKeys } from './use-library-keys.ts'
import { presetOf, useLinkedAd, useLinkedVideo, usePresetFilter } from './use-links.ts'
import { useTransfer } from './transfer/use-transfer.ts'

// Loads when there are some.
const AdsInMaking = lazy(async () => ({ default: (await loadPart(() => import('./ads-in-making.tsx'))).AdsInMaking }))

/** Loads only when the library is shown: nothing on the screen waits for it. */
const startSync = (): void =>
  void import('../state/library/library-watch.ts').then(({ keepLibraryInStep }) => keepLibraryInStep()).catch(() => undefined)

/** While campaigns make ads, the library has them as they are made. Without a sign of any nothing is loaded. */
function useAdsOfRunningCampaigns(hasAny: boolean): void {
  useEffect(() => {
    if (!hasAny && !knowsCampaigns()) return undefined
    const following = import('../state/campaigns/campaign-watch.ts').then(({ followCampaigns }) => followCampaigns())
    following.catch(() => undefined)
    return () =>
      void following.then(
        (stop) => stop(),
        () => undefined,
      )
  }, [hasAny])
}

/** The creations of a filter that match the typed text. */
function useShownCreations(creations: readonly Ad[], ready: boolean, filter: LibraryFilter) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const ofKind = useMemo(() => shownWith(creations, filter), [creations, filter])
  const shown = useMemo(() => found(ofKind, words), [ofKind, words])
  useEffect(() => (ready ? prepareSearch(creations) : undefined), [creations, ready])
  return { shown, typed, setTyped, searched: words.trim() }
}

/** Selects a creation of the current list. The function stays the same: cards do not render again because the list around them changed. */
function useChoose(shown: readonly Ad[]): CardActions['choose'] {
  const list = useRef(shown)
  useEffect(() => {
    list.current = shown
  }, [shown])
  return useCallback((id, range) => {
    chooseCreation(id, { range, shown: range ? list.current.map((ad) => ad.id) : [] })
  }, [])
}

/** Opens the wizard for the type in view. */
function useCreateMore(filter: LibraryFilter): () => void {
  return useCallback(() => {
    if (filter === 'all') {
      navigate('/wizard')
      return
    }
    // Starts one of the type in view and discards a half-finished one of another type (§2.13).
    navigate('/wizard', { state: { fromTool: true, adType: filter } })
  }, [filter])
}

/** What is being made, or has failed, of the types in view; nothing in the results of a search. */
function useInMaking(filter: LibraryFilter, searched: string) {
  const tracked = useTrackedVideos()
  const known = useRuns()
  const isShown = (kind: LibraryFilter) => searched === '' && (filter === 'all' || filter === kind)
  const runs = Object.values(known)
    .filter(isUnfinishedRun)
    .filter(({ order }) => isShown(order.kind))
  // In the view of all creations an image shows its own video's progress.
  const videos = tracked.filter((video) => isShown('video') && !hasResult(video) && (filter === 'video' || video.job.imageId === null))
  return { runs, videos, isAny: runs.length + videos.length > 0 }
}

/** The library of finished creations (§2.13). */
export function LibraryPage() {
  usePageTitle(libraryText.title)
  const { pathname, search, state } = useLocation()
  const preset = presetOf(state)
  usePresetFilter(preset)
  const { creations, ready } = useCreations()
  const filter = preset ?? filterOf(pathname, search)
  const campaign = campaignOf(search)
  const campaigns = useMemo(() => campaignsOf(creations), [creations])
  const ofChosen = useMemo(() => ofCampaign(creations, campaign), [creations, campaign])
  const { shown, typed, setTyped, searched } = useShownCreations(ofChosen, ready, filter)
  const counts = useMemo(() => countsOf(ofChosen), [ofChosen])
  const [open, setOpen] = useState<Ad | null>(null)
  const [edited, setEdited] = useState<Ad | null>(null)
  const [placed, setPlaced] = useState<Ad | null>(null)
  const [leaving, setLeaving] = useState<readonly Ad[]>([])
  const [packed, setPacked] = useState<readonly Ad[]>([])
  const { transfer, exportAds, importFile, stop } = useTransfer(creations)
  const selecting = useSelection((selection) => selection.active)

  useLinkedVideo(creations, ready, setOpen)
  useLinkedAd(creations, ready, setOpen)
  useAdsOfRunningCampaigns(campaign !== null || campaigns.length > 0)
  useLibraryKeys(shown, setLeaving)
  useEffect(() => stopSelecting, [])
  useEffect(() => (ready ? startSync() : undefined), [ready])

  const choose = useChoose(shown)
  const createMore = useCreateMore(filter)
  const { openVideoDialog, showVideos, dialog } = useVideoMaker()
  const actions = useMemo(
    (): CardActions => ({
      open: setOpen,
      edit: setEdited,
      showPlacements: setPlaced,
      remove: setLeaving,
      pack: setPacked,
      openVideoDialog,
      createMore,
      showVideos,
      choose,
    }),
    [choose, createMore, openVideoDialog, showVideos],
  )
  const making = useInMaking(filter, searched)
  const show = useCallback(
    (kind: LibraryFilter, ofOne: string | null) => {
      // A selection covers only visible cards: another list starts without one.
      stopSelecting()
      navigate(addressOf(kind, pathname, ofOne))
    },
    [pathname],
  )
  const applyFilter = useCallback((kind: LibraryFilter) => show(kind, campaign), [campaign, show])
  return (
    <CardActionsContext value={actions}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: { xs: 1, sm: 2 }, mb: 2 }}>
        <LibraryHeading count={ready ? shown.length : null} />
        <LibraryToolbar
          search={typed}
          onSearch={setTyped}
          hasCreations={creations.length > 0}
          onCreate={filter === 'video' ? createMore : null}
          onExport={() => exportAds(creations)}
          onImport={importFile}
          onSettings={() => navigate('/settings')}
        />
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: { xs: 0.75, sm: 1 }, mb: 3 }}>
        <FilterChips filter={filter} counts={counts} onChoose={applyFilter} />
        {(campaigns.length > 0 || campaign !== null) && (
          <CampaignChip campaigns={campaigns} chosen={campaign} onChoose={(id) => show(filter, id)} />
        )}
      </Stack>
      <TransferNote transfer={transfer} onStop={stop} />
      <SelectionBar shown={shown} onDelete={setLeaving} onExport={exportAds} onPack={setPacked} />
      <Suspense fallback={null}>{making.isAny && <AdsInMaking runs={making.runs} videos={making.videos} />}</Suspense>
      {ready && shown.length === 0 && !making.isAny && (
        <EmptyLibrary
          searched={searched === '' ? null : searched}
          otherKinds={creations.length > 0}
          onCreate={createMore}
          onShowAll={() => show('all', null)}
          onClearSearch={() => setTyped('')}
        />
      )}
      <CreationFeed ads={shown} filter={filter} hasMore={!ready && creations.length >= FIRST_BATCH} />
      {shown.length > 0 && !selecting && <GenerateMoreButton onClick={createMore} />}
      <PackAdsDialog ads={packed} onClose={() => setPacked([])} />
      <DeletionDialog ads={leaving} onClose={() => setLeaving([])} />
      <OpenAdDialog ad={open} openVideoDialog={openVideoDialog} onPlacements={setPlaced} onClose={() => setOpen(null)} />
      <PlacementsOfAd ad={creations.find(({ id }) => id === placed?.id) ?? null} onEdit={setEdited} onClose={() => setPlaced(null)} />
      <EditAdDialog ad={edited} onClose={() => setEdited(null)} />
      {dialog}
    </CardActionsContext>
  )
}
