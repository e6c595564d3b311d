import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { combinationsCaption, downloadName, type SocialAd } from '@adloom/domain/ad.ts'
import { siteOf } from '@adloom/domain/brand.ts'
import { layoutOf } from '@adloom/domain/design/ad-design.ts'
import { kindsOfFacts, noAdFacts } from '@adloom/domain/design/ad-facts.ts'
import DeleteIcon from 'material-icon:outline-delete'
import DownloadIcon from 'material-icon:outline-download'
import EditIcon from 'material-icon:outline-edit'
import FilesIcon from 'material-icon:outline-folder-zip'
import OpenIcon from 'material-icon:baseline-open-in-new'
import PackIcon from 'material-icon:outline-inventory-2'
import ShareIcon from 'material-icon:outline-share'
import VideoIcon from 'material-icon:outline-videocam'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { DesignActions } from '../../preview/design-actions.tsx'
import { LayoutStrip } from '../../preview/layout-strip.tsx'
import { saveFavourite } from '../../state/brands/saved-brands.ts'
import { updateCreation } from '../../state/library/library.ts'
import { adViewOf, changeAdView, useAdView } from '../../state/library/library-view.ts'
import { cardText } from '../../text/library-en.ts'
import { surface } from '../../ui/tokens.ts'
import { WorkingButton } from '../../ui/working-button.tsx'
import { sourceOfSocial } from '../../video/video-source.ts'
import { useCardActions } from './card-actions.ts'
import { PlacementsButton } from './placements-button.tsx'
import { FormatChooser } from './format-chooser.tsx'
import { type MenuAction, MoreMenu } from './more-menu.tsx'
import { SavingNote } from '../creative/saving-note.tsx'
import { shareCreative } from '../creative/share-creative.ts'
import { favouritesOf, withAlikeLayouts, withFavourite, withHiddenFacts, withLayout, withOtherLayout } from '../creative/redesigned-ad.ts'
import { contentOf, creativeFile, creativeOf, shownOf } from '../creative/social-creative.ts'
import { SocialSidePanel } from './social-side-panel.tsx'
import { combinations, useSaving } from '../creative/use-saving.ts'
import { VariantGrid } from './variant-grid.tsx'

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url

/** What is saved of an ad: the finished ad in view, one of each image, or every combination of image and text. */
function useDownloads(ad: SocialAd) {
  const view = useAdView(ad.id)
  const { saving, save, stop } = useSaving()
  const { image, content } = shownOf(ad, view)
  const file = (index: number, text: number) => creativeFile(ad, index, text, view.format)
  const all = combinations(ad)
  const archive = `${downloadName(ad.title, { kind: 'image' }).replace(/\.jpg$/, '')}.zip`
  return {
    saving,
    save,
    stop,
    combinationCount: all.length,
    share: () => shareCreative(file(image, content), ad.title),
    saveShown: () => save({ files: [file(image, content)], archive }),
    saveEachImage: () => save({ files: ad.productImageVariants.map((_, index) => file(index, contentOf(ad, view, index))), archive }),
    saveAll: () => save({ files: all.map(({ image: index, content: text }) => file(index, text)), archive }),
  }
}

const redesignAd = (id: string, change: (stored: SocialAd) => SocialAd): void =>
  void updateCreation(id, (stored) => (stored.type === 'social' ? change(stored) : stored))

interface LayoutsProps {
  readonly ad: SocialAd
  readonly image: number
  readonly content: number
  readonly format: AdFormat
}

/** The layouts to choose from. Each is the whole ad once more, so that they are drawn after what the user clicked. */
const Layouts = memo(({ ad, image, content, format }: LayoutsProps) => (
  <LayoutStrip
    label={cardText.layout}
    creative={creativeOf(ad, image, content)}
    layout={layoutOf(ad, image)}
    favourites={favouritesOf(ad)}
    format={format}
    onLayout={(layout) => {
      // The strip may still follow an image that the user has already left.
      const selected = shownOf(ad, adViewOf(ad.id)).image
      redesignAd(ad.id, (stored) => withLayout(stored, selected, layout))
    }}
  />
))
Layouts.displayName = 'Layouts'

/** The format in which an ad is shown; a selection of an image does not draw it again. */
const ShownFormat = memo(({ id, format }: { id: string; format: AdFormat }) => (
  <FormatChooser format={format} onFormat={(chosen) => changeAdView(id, (view) => ({ ...view, format: chosen }))} />
))
ShownFormat.displayName = 'ShownFormat'

/** A social ad: every image as a finished ad, the details of the selected one, and the actions for it. */
export function SocialAdCard({ ad }: { ad: SocialAd }) {
  const redesign = (change: (stored: SocialAd) => SocialAd): void => redesignAd(ad.id, change)
  const view = useAdView(ad.id)
  const downloads = useDownloads(ad)
  const { saving, save, stop } = downloads
  const { image, content } = shownOf(ad, view)
  const shown = layoutOf(ad, image)
  const isFavourite = favouritesOf(ad).includes(shown)
  const toggleFavourite = async (): Promise<void> => {
    redesign((stored) => withFavourite(stored, shown, !isFavourite))
    const site = siteOf(ad.productUrl ?? '')
    if (site !== null) await saveFavourite(site, shown, !isFavourite, new Date())
  }
  // Progress appears where the user started it: at the top for one file, at the bottom of the card for all.
  const isOneFile = saving.status === 'working' ? saving.total === 1 : saving.status === 'failed' && saving.order.files.length === 1
  const note = <SavingNote saving={saving} onStop={stop} onRetry={save} />
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ flex: 1, p: 3, pb: 2 }}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 0.5, mb: 2 }}>
            <TitleAndLink ad={ad} />
            <Actions ad={ad} downloads={downloads} />
          </Stack>
          {ad.brandName === DEFAULT_BUSINESS_NAME && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {cardText.unnamedBrand(ad.brandName)}
            </Alert>
          )}
          {isOneFile && saving.status !== 'idle' && <Box sx={{ mb: 2 }}>{note}</Box>}
          <Layouts ad={ad} image={useDeferredValue(image)} content={useDeferredValue(content)} format={useDeferredValue(view.format)} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mt: 1.5, mb: 2.5 }}>
            <ShownFormat id={ad.id} format={view.format} />
            <DesignActions
              stated={kindsOfFacts(ad.contentVariations[content].adFacts ?? noAdFacts)}
              hidden={ad.design?.hiddenFacts ?? []}
              hasSeveral={ad.productImageVariants.length > 1}
              onHide={(kinds) => redesign((stored) => withHiddenFacts(stored, kinds))}
              onAnother={() => redesign((stored) => withOtherLayout(stored, image, content))}
              onAlike={() => redesign((stored) => withAlikeLayouts(stored, image, content))}
              isFavourite={isFavourite}
              onFavourite={() => void toggleFavourite()}
            />
          </Stack>
          <VariantGrid ad={ad} view={{ ...view, image }} />
        </Box>
        <CardBottom>{saving.status !== 'idle' && !isOneFile ? note : <Combinations ad={ad} downloads={downloads} />}</CardBottom>
      </Box>
      <SocialSidePanel ad={ad} content={useDeferredValue(content)} />
    </>
  )
}

/** The ad's title, and its product page. */
const TitleAndLink = memo(({ ad }: { ad: SocialAd }) => (
  // The space at the left is that of its checkbox.
  <Box sx={{ flex: '1 1 200px', minWidth: 0, mr: 1, pl: 4.5 }}>
    <Typography component="h2" dir="auto" variant="h5" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
      {ad.title}
    </Typography>
    {ad.productUrl !== null && (
      <Link
        href={ad.productUrl}
        target="_blank"
        rel="noreferrer"
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
      >
        {hostOf(ad.productUrl)}
        <OpenIcon aria-hidden="true" sx={{ fontSize: 14 }} />
      </Link>
    )}
  </Box>
))
TitleAndLink.displayName = 'TitleAndLink'

interface DownloadableProps {
  readonly ad: SocialAd
  readonly downloads: ReturnType<typeof useDownloads>
}

/** Download, Share, and a menu with the rest. */
function Actions({ ad, downloads }: DownloadableProps) {
  const { edit, remove, pack, openVideoDialog } = useCardActions()
  const { image, content } = shownOf(ad, useAdView(ad.id))
  const { saving, combinationCount, share, saveShown, saveEachImage, saveAll } = downloads
  const makeVideo = () =>
    openVideoDialog(ad.id, sourceOfSocial(ad, ad.productImageVariants[image], ad.contentVariations[content], window.location.href))
  const downloadShown: MenuAction = {
    label: cardText.downloadImages(ad.productImageVariants.length),
    icon: <DownloadIcon fontSize="small" />,
    run: saveEachImage,
  }
  const downloadAll: MenuAction = { label: cardText.downloadAll(combinationCount), icon: <FilesIcon fontSize="small" />, run: saveAll }
  return (
    // On a phone they have a row of their own below the title.
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 0.5,
        width: { xs: 1, sm: 'auto' },
        mt: { xs: 1, sm: 0 },
        '& > .MuiButton-root': { flexGrow: { xs: 1, sm: 0 } },
      }}
    >
      <WorkingButton
        variant="contained"
        startIcon={<DownloadIcon />}
        working={saving.status === 'working'}
        aria-label={cardText.downloadOf(ad.title)}
        onClick={saveShown}
      >
        {cardText.download}
      </WorkingButton>
      <PlacementsButton ad={ad} />
      <IconButton aria-label={cardText.share(ad.title)} title={cardText.shareShort} onClick={() => void share()}>
        <ShareIcon fontSize="small" />
      </IconButton>
      <MoreMenu
        label={cardText.more(ad.title)}
        actions={[
          { label: cardText.edit, icon: <EditIcon fontSize="small" />, run: () => edit(ad) },
          { label: cardText.generateVideo, icon: <VideoIcon fontSize="small" />, run: makeVideo },
          ...(ad.productImageVariants.length === 1 ? [] : [downloadShown]),
          ...(combinationCount === 1 ? [] : [downloadAll]),
          { label: cardText.pack, icon: <PackIcon fontSize="small" />, run: () => pack([ad]) },
          { label: cardText.delete, icon: <DeleteIcon fontSize="small" />, run: () => remove([ad]), isDestructive: true },
        ]}
      />
    </Stack>
  )
}

const CardBottom = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: 1,
      minHeight: 77,
      px: 3,
      py: 1.5,
      borderTop: `1px solid ${surface.line}`,
    }}
  >
    {children}
  </Stack>
)

/** The number of combinations, and all of them as files. */
const Combinations = ({ ad, downloads: { combinationCount, saveAll } }: DownloadableProps) => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {combinationsCaption(ad.productImageVariants.length, ad.contentVariations.length)}
    </Typography>
    {combinationCount > 1 && (
      <Button variant="text" startIcon={<FilesIcon />} onClick={saveAll}>
        {cardText.downloadAll(combinationCount)}
      </Button>
    )}
  </>
)
