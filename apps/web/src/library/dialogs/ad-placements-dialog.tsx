import { type DisplayAd, type SocialAd } from '@adloom/domain/ad.ts'
import { creativesOf, writtenFrom } from '@adloom/domain/placements/pack.ts'
import { newId } from '../../browser/identifier.ts'
import { type PlacedAd } from '../../placements/placed-ad.ts'
import { PlacementsDialog } from '../../placements/placements-dialog.tsx'
import { useBusyCreation } from '../../state/library/busy-creations.ts'
import { updateCreation } from '../../state/library/library.ts'
import { type AdView, changeAdView, useAdView } from '../../state/library/library-view.ts'
import { bannersWithOption, redrawnDisplayAd, reorderedDisplayAd } from '../creative/edited-display-ad.ts'
import { reorderedSocialAd, shownOf, withOption } from '../creative/social-creative.ts'

interface AdPlacementsDialogProps {
  readonly ad: SocialAd | DisplayAd
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** A saved ad in every placement. What it changes is saved as other edits are. */
export function AdPlacementsDialog({ ad, onEdit, onClose }: AdPlacementsDialogProps) {
  useBusyCreation(ad.id)
  const view = useAdView(ad.id)
  const placed = ad.type === 'social' ? placedSocialAd(ad, view) : placedDisplayAd(ad, view)
  if (placed === null) return null
  return (
    <PlacementsDialog
      ad={placed}
      onEdit={({ image, text, creative, option }) => {
        const place =
          ad.type === 'social'
            ? image - 1
            : (ad.banners?.sources.findIndex((source) => source.image === creative.image && source.content === option.id) ?? 0)
        changeAdView(ad.id, (old) => ({ ...old, image: Math.max(0, place), contents: { ...old.contents, [image - 1]: text - 1 } }))
        onEdit()
      }}
      onClose={onClose}
    />
  )
}

function placedSocialAd(ad: SocialAd, view: AdView): PlacedAd {
  const { image, content } = shownOf(ad, view)
  const update = async (change: (stored: SocialAd) => SocialAd) =>
    void (await updateCreation(ad.id, (stored) => (stored.type === 'social' ? change(stored) : stored)))
  return {
    title: ad.title,
    creatives: creativesOf(ad, 'all'),
    from: ad.facts === undefined ? null : writtenFrom(ad),
    first: { image: image + 1, text: content + 1, format: view.format },
    changeOption: (text, change) => update((stored) => withOption(stored, text - 1, change)),
    reorder: async (order) => {
      await update((stored) => reorderedSocialAd(stored, order))
      // Which image carries which text is said by their places.
      changeAdView(ad.id, (old) => ({ ...old, image: 0, contents: {} }))
    },
  }
}

/** Null for a display ad whose texts are not known. */
function placedDisplayAd(ad: DisplayAd, view: AdView): PlacedAd | null {
  const { banners } = ad
  if (banners === undefined) return null
  const creatives = creativesOf(ad, 'all')
  const source = banners.sources[view.image] ?? banners.sources[0]
  const shown = creatives.find(({ creative, option }) => creative.image === source.image && option.id === source.content) ?? creatives[0]
  const update = async (change: (stored: DisplayAd) => DisplayAd) =>
    void (await updateCreation(ad.id, (stored) => (stored.type === 'display' ? change(stored) : stored)))
  return {
    title: ad.title,
    creatives,
    from: banners.facts === undefined ? null : writtenFrom(banners),
    first: { image: shown.image, text: shown.text, format: banners.format },
    changeOption: async (text, change) => {
      const { id } = banners.contentVariations[text - 1]
      const redrawn = await redrawnDisplayAd(ad, bannersWithOption(banners, id, change), id, newId('edit_'))
      await update((stored) => ({ ...redrawn, title: stored.title }))
    },
    reorder: async (order) => {
      await update((stored) => (stored.banners === undefined ? stored : reorderedDisplayAd(stored, stored.banners, order)))
      changeAdView(ad.id, (old) => ({ ...old, image: 0 }))
    },
  }
}
