import { type Ad } from '@adloom/domain/ad.ts'
import { lazy, Suspense } from 'react'
import { loadPart } from '../browser/load-part.ts'
import { stopSelecting } from '../state/library/library-selection.ts'
import { commonText } from '../text/en.ts'
import { deleteText } from '../text/library-en.ts'
import { saveVideo, shareVideo } from '../video/video-file.ts'
import { sourceOfVideo } from '../video/video-source.ts'
import { type CardActions } from './cards/card-actions.ts'
import { deleteWithUndo } from './deletion.ts'

// Dialogs load when they open.
const ConfirmDialog = lazy(async () => ({ default: (await loadPart(() => import('../ui/confirm-dialog.tsx'))).ConfirmDialog }))
const PlayerDialog = lazy(async () => ({ default: (await loadPart(() => import('../video/video-player-dialog.tsx'))).VideoPlayerDialog }))
const SocialAdDialog = lazy(async () => ({ default: (await loadPart(() => import('./dialogs/social-ad-dialog.tsx'))).SocialAdDialog }))
const ImageDialog = lazy(async () => ({ default: (await loadPart(() => import('./dialogs/image-dialog.tsx'))).ImageDialog }))
const EditDialog = lazy(async () => ({ default: (await loadPart(() => import('./dialogs/edit-dialog.tsx'))).EditDialog }))
const EditImageDialog = lazy(async () => ({ default: (await loadPart(() => import('./dialogs/edit-image-dialog.tsx'))).EditImageDialog }))
const PackDialog = lazy(async () => ({ default: (await loadPart(() => import('../packs/pack-dialog.tsx'))).PackDialog }))
const EditDisplayDialog = lazy(async () => ({
  default: (await loadPart(() => import('./dialogs/edit-display-dialog.tsx'))).EditDisplayDialog,
}))
const VideoPlacementsDialog = lazy(async () => ({
  default: (await loadPart(() => import('../placements/video-placements-dialog.tsx'))).VideoPlacementsDialog,
}))
const AdPlacementsDialog = lazy(async () => ({
  default: (await loadPart(() => import('./dialogs/ad-placements-dialog.tsx'))).AdPlacementsDialog,
}))

interface OpenAdDialogProps {
  /** Null while none is open. */
  readonly ad: Ad | null
  readonly openVideoDialog: CardActions['openVideoDialog']
  readonly onPlacements: CardActions['showPlacements']
  readonly onClose: () => void
}

/** The large view of a creation: the player of a video, everything else as an image. */
export function OpenAdDialog({ ad, openVideoDialog, onPlacements, onClose }: OpenAdDialogProps) {
  const showPlacements = (placed: Ad) => {
    onClose()
    onPlacements(placed)
  }
  const source = ad?.type === 'video' ? sourceOfVideo(ad) : null
  return (
    <Suspense fallback={null}>
      {ad?.type === 'video' && (
        <PlayerDialog
          ad={ad}
          onDownload={() => void saveVideo(ad)}
          onShare={() => void shareVideo(ad)}
          onMakeAgain={source === null ? null : () => openVideoDialog(ad.id, source)}
          onClose={onClose}
        />
      )}
      {ad?.type === 'social' && <SocialAdDialog ad={ad} onPlacements={() => showPlacements(ad)} onClose={onClose} />}
      {(ad?.type === 'image' || ad?.type === 'display') && (
        <ImageDialog
          ad={ad}
          onPlacements={ad.type === 'display' && ad.banners !== undefined ? () => showPlacements(ad) : null}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}

/** The edit dialog of a creation; nothing for none, or one without texts to edit. */
export function EditAdDialog({ ad, onClose }: { readonly ad: Ad | null; readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {ad?.type === 'social' && <EditDialog ad={ad} onClose={onClose} />}
      {ad?.type === 'image' && <EditImageDialog ad={ad} onClose={onClose} />}
      {ad?.type === 'display' && ad.banners !== undefined && <EditDisplayDialog ad={ad} banners={ad.banners} onClose={onClose} />}
    </Suspense>
  )
}

/** The pack of these creations; nothing for none. */
export function PackAdsDialog({ ads, onClose }: { readonly ads: readonly Ad[]; readonly onClose: () => void }) {
  return <Suspense fallback={null}>{ads.length > 0 && <PackDialog ads={ads} onClose={onClose} />}</Suspense>
}

interface PlacementsOfAdProps {
  readonly ad: Ad | null
  readonly onEdit: CardActions['edit']
  readonly onClose: () => void
}

/** An ad in every placement; nothing for none. */
export function PlacementsOfAd({ ad, onEdit, onClose }: PlacementsOfAdProps) {
  return (
    <Suspense fallback={null}>
      {(ad?.type === 'social' || ad?.type === 'display') && (
        <AdPlacementsDialog
          ad={ad}
          onEdit={() => {
            onClose()
            onEdit(ad)
          }}
          onClose={onClose}
        />
      )}
      {ad?.type === 'video' && <VideoPlacementsDialog ad={ad} onClose={onClose} />}
    </Suspense>
  )
}

/** Asks before these creations are deleted; nothing for none. */
export function DeletionDialog({ ads, onClose }: { readonly ads: readonly Ad[]; readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {ads.length > 0 && (
        <ConfirmDialog
          title={ads.length === 1 ? deleteText.title(ads[0].title) : deleteText.titleOfMany(ads.length)}
          text={ads.length === 1 ? deleteText.text : deleteText.textOfMany}
          action={commonText.delete}
          cancel={commonText.cancel}
          onConfirm={() => {
            stopSelecting()
            void deleteWithUndo(ads)
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
