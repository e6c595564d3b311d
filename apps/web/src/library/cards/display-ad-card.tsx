import { type DisplayAd } from '@adloom/domain/ad.ts'
import DeleteIcon from 'material-icon:outline-delete'
import DownloadIcon from 'material-icon:outline-download'
import EditIcon from 'material-icon:outline-edit'
import PackIcon from 'material-icon:outline-inventory-2'
import ShareIcon from 'material-icon:outline-share'
import VideoIcon from 'material-icon:outline-videocam'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { useAdView } from '../../state/library/library-view.ts'
import { cardText } from '../../text/library-en.ts'
import { readableDate } from '../../ui/readable-date.ts'
import { sourceOfDisplay } from '../../video/video-source.ts'
import { imagesOfAd } from '../creative/ad-images.ts'
import { useCardActions } from './card-actions.ts'
import { PlacementsButton } from './placements-button.tsx'
import { CardFooter } from './card-footer.tsx'
import { saveFile, shareFile } from '../creative/media-file.ts'
import { CardImage } from './card-image.tsx'
import { MoreMenu } from './more-menu.tsx'

/** A display ad: its image, name, date and file (§2.13; its buttons do what they say: decision 0025). */
export function DisplayAdCard({ ad }: { ad: DisplayAd }) {
  const { open, edit, remove, pack, openVideoDialog } = useCardActions()
  const images = imagesOfAd(ad)
  const place = Math.min(useAdView(ad.id).image, images.length - 1)
  const image = images[place]
  const hasImage = image !== ''
  return (
    <>
      <Box sx={{ position: 'relative' }}>
        <CardImage src={image} alt={ad.title} aspectRatio="16 / 9" fit="framed" />
        {hasImage && (
          <ButtonBase
            aria-label={cardText.enlarge(ad.title)}
            onClick={() => open(ad)}
            sx={{ position: 'absolute', inset: 0, cursor: 'zoom-in', '&.Mui-focusVisible': { outlineOffset: -5 } }}
          />
        )}
      </Box>
      <CardFooter
        title={ad.title}
        facts={[
          cardText.displayAd,
          images.length > 1 ? cardText.images(images.length) : '',
          cardText.created(readableDate(ad.createdAt) ?? cardText.unknown),
        ]}
      >
        {hasImage && (
          <IconButton
            aria-label={cardText.generateVideoOf(ad.title)}
            title={cardText.generateVideo}
            onClick={() => openVideoDialog(ad.id, sourceOfDisplay(ad, image, window.location.href))}
          >
            <VideoIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton
          aria-label={cardText.downloadOf(ad.title)}
          title={cardText.download}
          disabled={!hasImage}
          onClick={() => void saveFile(ad, image)}
        >
          <DownloadIcon fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={cardText.share(ad.title)}
          title={cardText.shareShort}
          disabled={!hasImage}
          onClick={() => void shareFile(ad, image)}
        >
          <ShareIcon fontSize="small" />
        </IconButton>
        {ad.banners !== undefined && (
          <IconButton aria-label={cardText.editOf(ad.title)} title={cardText.edit} onClick={() => edit(ad)}>
            <EditIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton aria-label={cardText.deleteOf(ad.title)} title={cardText.delete} onClick={() => remove([ad])}>
          <DeleteIcon fontSize="small" />
        </IconButton>
        {ad.banners !== undefined && (
          <MoreMenu
            label={cardText.more(ad.title)}
            actions={[{ label: cardText.pack, icon: <PackIcon fontSize="small" />, run: () => pack([ad]) }]}
          />
        )}
      </CardFooter>
      {ad.banners !== undefined && (
        <Box sx={{ px: 1, pb: 1 }}>
          <PlacementsButton ad={ad} fullWidth size="small" />
        </Box>
      )}
    </>
  )
}
