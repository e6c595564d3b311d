import { type Ad } from '@adloom/domain/ad.ts'
import AutoAwesomeIcon from 'material-icon:outline-auto-awesome'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SEEN_FIRST, useCreations } from '../state/library.ts'
import { chooseCreation, stopSelecting, useSelection } from '../state/library-selection.ts'
import { hasResult } from '../state/tracked-video.ts'
import { useTrackedVideos } from '../state/video-watch.ts'
import { resetWizard } from '../state/wizard.ts'
import { libraryText } from '../text/library-en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { shadow, surface } from '../ui/tokens.ts'
import { useVideoMaker } from '../video/use-video-maker.tsx'
import { saveVideo, shareVideo } from '../video/video-file.ts'
import { sourceOfVideo } from '../video/video-source.ts'
import { type CardActions, CardActionsContext } from './cards/card-actions.ts'
import { CreationFeed } from './creation-feed.tsx'
import { deleteWithUndo } from './deletion.ts'
import { EmptyLibrary } from './empty-library.tsx'
import { FilterChips } from './filter-chips.tsx'
import { addressOf, countsOf, filterOf, type LibraryFilter, shownWith } from './filters.ts'
import { LibraryToolbar } from './library-toolbar.tsx'
import { found, prepareSearch } from './search.ts'
import { SelectionBar } from './selection-bar.tsx'
import { TransferNote } from './transfer/transfer-note.tsx'
import { useLibraryKeys } from './use-library-keys.ts'
import { useLinkedVideo, usePresetFilter } from './use-links.ts'
import { useTransfer } from './transfer/use-transfer.ts'

// Dialogs load when they open.
const DeleteDialog = lazy(async () => ({ default: (await import('./dialogs/delete-dialog.tsx')).DeleteDialog }))
const PlayerDialog = lazy(async () => ({ default: (await import('../video/video-player-dialog.tsx')).VideoPlayerDialog }))
const VideosInMaking = lazy(async () => ({ default: (await import('./videos-in-making.tsx')).VideosInMaking }))
const SocialAdDialog = lazy(async () => ({ default: (await import('./dialogs/social-ad-dialog.tsx')).SocialAdDialog }))
const ImageDialog = lazy(async () => ({ default: (await import('./dialogs/image-dialog.tsx')).ImageDialog }))

/** The library of finished creations (§2.13). */
export function LibraryPage() {
  usePageTitle(libraryText.title)
  usePresetFilter()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { creations, ready } = useCreations()
  const filter = filterOf(pathname, search)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const ofKind = useMemo(() => shownWith(creations, filter), [creations, filter])
  const shown = useMemo(() => found(ofKind, words), [ofKind, words])
  const counts = useMemo(() => countsOf(creations), [creations])
  const [open, setOpen] = useState<Ad | null>(null)
  const [leaving, setLeaving] = useState<readonly Ad[]>([])
  const { transfer, exportAds, importFile, stop } = useTransfer(creations)
  const selecting = useSelection((selection) => selection.active)

  useLinkedVideo(creations, ready, setOpen)
  useLibraryKeys(shown, setLeaving)
  useEffect(() => stopSelecting, [])
  useEffect(() => (ready ? prepareSearch(creations) : undefined), [creations, ready])

  // The current list, behind a function that stays the same: cards do not render again because the list around them changed.
  const list = useRef(shown)
  useEffect(() => {
    list.current = shown
  }, [shown])
  const choose = useCallback((id: string, range: boolean) => {
    chooseCreation(id, { range, shown: range ? list.current.map((ad) => ad.id) : [] })
  }, [])
  const { openVideoDialog, showVideos, dialog } = useVideoMaker()
  const actions = useMemo(
    (): CardActions => ({ open: setOpen, remove: setLeaving, openVideoDialog, showVideos, choose }),
    [choose, openVideoDialog, showVideos],
  )
  const tracked = useTrackedVideos()
  // An image shows its own video's progress in the view of all creations; the view of videos shows all of them.
  const making = filter === 'video' && words.trim() === '' ? tracked.filter((video) => !hasResult(video)) : []
  const createMore = () => {
    if (filter === 'all') {
      void navigate('/wizard')
      return
    }
    // Starts one of the type in view and discards a half-finished one of another type (§2.13).
    void resetWizard()
    void navigate('/wizard', { state: { fromTool: true, adType: filter } })
  }
  const showOnly = useCallback(
    (kind: LibraryFilter) => {
      // A selection covers only visible cards: another list starts without one.
      stopSelecting()
      void navigate(addressOf(kind, pathname))
    },
    [navigate, pathname],
  )

  const again = open?.type === 'video' ? sourceOfVideo(open) : null

  return (
    <CardActionsContext value={actions}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'baseline', gap: 2 }}>
          <Typography component="h1" variant="h4">
            {libraryText.title}
          </Typography>
          <Typography color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {ready ? libraryText.items(shown.length) : ''}
          </Typography>
        </Stack>
        <LibraryToolbar
          search={typed}
          onSearch={setTyped}
          hasCreations={creations.length > 0}
          onCreate={filter === 'video' ? createMore : null}
          onExport={() => exportAds(creations)}
          onImport={importFile}
          onSettings={() => void navigate('/settings')}
        />
      </Stack>
      <Box sx={{ mb: 3 }}>
        <FilterChips filter={filter} counts={counts} onChoose={showOnly} />
      </Box>
      <TransferNote transfer={transfer} onStop={stop} />
      <SelectionBar shown={shown} onDelete={setLeaving} onExport={exportAds} />
      <Suspense fallback={null}>{making.length > 0 && <VideosInMaking videos={making} />}</Suspense>
      {ready && shown.length === 0 && making.length === 0 && (
        <EmptyLibrary
          searched={words.trim() === '' ? null : words.trim()}
          otherKinds={creations.length > 0}
          onCreate={createMore}
          onShowAll={() => showOnly('all')}
          onClearSearch={() => setTyped('')}
        />
      )}
      <CreationFeed ads={shown} filter={filter} hasMore={!ready && creations.length >= SEEN_FIRST} />
      {shown.length > 0 && !selecting && (
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            display: 'flex',
            justifyContent: 'center',
            pt: 5,
            pb: 2.5,
            pointerEvents: 'none',
            // Cards fade out behind it: none of their buttons appears half covered.
            background: `linear-gradient(transparent, ${surface.canvas} 60%)`,
          }}
        >
          <Button
            variant="contained"
            startIcon={<AutoAwesomeIcon />}
            onClick={createMore}
            sx={{ pointerEvents: 'auto', borderRadius: 999, px: 3, boxShadow: shadow.raised }}
          >
            {libraryText.generateMore}
          </Button>
        </Box>
      )}
      <Suspense fallback={null}>
        {leaving.length > 0 && (
          <DeleteDialog
            ads={leaving}
            onDelete={() => {
              stopSelecting()
              void deleteWithUndo(leaving)
            }}
            onClose={() => setLeaving([])}
          />
        )}
        {open?.type === 'video' && (
          <PlayerDialog
            ad={open}
            onDownload={() => void saveVideo(open)}
            onShare={() => void shareVideo(open)}
            onAgain={again === null ? null : () => openVideoDialog(open.id, again)}
            onClose={() => setOpen(null)}
          />
        )}
        {open?.type === 'social' && <SocialAdDialog ad={open} onClose={() => setOpen(null)} />}
        {(open?.type === 'image' || open?.type === 'display') && <ImageDialog ad={open} onClose={() => setOpen(null)} />}
      </Suspense>
      {dialog}
    </CardActionsContext>
  )
}
