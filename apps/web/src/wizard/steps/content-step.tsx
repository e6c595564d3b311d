import AutoFixIcon from 'material-icon:outline-auto-fix-high'
import MovieIcon from 'material-icon:outline-movie'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { chosenMedium, isStreamlined, mediaOf, type Medium, methodOf } from '../../state/wizard/wizard-answers.ts'
import { logoChosen, mediumChosen, methodChosen, stepReopened } from '../../state/wizard/wizard-changes.ts'
import { stepNumber } from '../../state/wizard/wizard-state.ts'
import { stepText } from '../../text/wizard-en.ts'
import { contentText, urlText } from '../../text/wizard-steps-en.ts'
import { commonText } from '../../text/en.ts'
import { RatioImage } from '../../ui/framed-image.tsx'
import { brandColors, ink, status } from '../../ui/tokens.ts'
import { BestFor } from '../parts/best-for.tsx'
import { BrandNote } from '../brand/brand-note.tsx'
import { CategoryChip } from '../upload/category-chip.tsx'
import { CategoryNotes } from '../upload/category-notes.tsx'
import { ChoiceTile } from '../parts/choice-tile.tsx'
import { FoundFacts } from '../facts/found-facts.tsx'
import { NameField } from '../parts/name-field.tsx'
import { visuallyHidden } from '../parts/visually-hidden.ts'

/** Choice of image and logo. The best image and the first logo are chosen already. */
export function ContentStep() {
  const wizard = useWizard()
  const media = mediaOf(wizard)
  const chosen = chosenMedium(wizard)
  const logos = wizard.scrapedData?.logos ?? []
  const uploaded = methodOf(wizard) === 'upload'
  const takesVideo = wizard.selectedTool === 'video'
  const waiting = media.some(({ src, video }) => !video && wizard.imageCategories[src] === undefined)
  const title = contentText.titles[`${uploaded ? 'uploaded' : 'scraped'}${takesVideo ? 'Media' : ''}`]
  // By URL: the size of an image is known only once it has loaded.
  const [sizes, setSizes] = useState<Readonly<Record<string, ImageSize>>>({})
  const size = chosen === null ? undefined : sizes[chosen.src]
  if (wizard.reading.status === 'running') return <Loading />
  return (
    <Stack sx={{ gap: 2.5 }}>
      {media.length === 0 ? (
        <Alert severity="warning">
          {uploaded || wizard.scrapedData === null ? contentText.nothing : stepText.content.noImage}
          {!uploaded && (
            <Box sx={{ mt: 1 }}>
              <Button
                size="small"
                variant="outlined"
                sx={{ bgcolor: 'background.paper' }}
                onClick={() => changeWizard((before) => methodChosen(stepReopened(before, stepNumber.method), 'upload'))}
              >
                {urlText.uploadInstead}
              </Button>
            </Box>
          )}
        </Alert>
      ) : (
        <Box component="section" aria-label={title}>
          <Typography component="h3" variant="subtitle2" sx={{ mb: 1.25 }}>
            {title}
          </Typography>
          <Box
            role="group"
            aria-label={title}
            onLoadCapture={({ target }) => {
              const src = target instanceof HTMLImageElement ? target.getAttribute('src') : null
              if (src === null || !(target instanceof HTMLImageElement)) return
              const { naturalWidth: width, naturalHeight: height } = target
              setSizes((before) => ({ ...before, [src]: { width, height } }))
            }}
            sx={{ ...grid, position: 'relative' }}
          >
            {media.map((medium, place) => {
              // Pages often have the same words for every image.
              const isUnique = media.every(({ src, name }) => src === medium.src || name !== medium.name)
              const name = isUnique ? medium.name : contentText.sameName(medium.name, place + 1)
              return <MediumTile key={medium.src} medium={{ ...medium, name }} chosen={medium.src === chosen?.src} />
            })}
          </Box>
          {size !== undefined && isSmall(size) && (
            <Typography variant="caption" sx={{ display: 'block', mt: 1, color: status.queued }}>
              {contentText.small(size.width, size.height)}
            </Typography>
          )}
          <Typography variant="caption" color="textSecondary" role="status" sx={waiting ? { display: 'block', mt: 1 } : visuallyHidden}>
            {waiting ? contentText.categorizing : ''}
          </Typography>
          <CategoryNotes sources={media.map(({ src }) => src)} />
        </Box>
      )}
      {wizard.scrapedData?.note !== undefined && (
        <Alert severity="warning" role="status">
          {wizard.scrapedData.note}
        </Alert>
      )}
      {media.length > 0 && isStreamlined(wizard) && <NameField />}
      <BrandNote />
      {logos.length > 0 && <LogoGrid logos={logos} chosen={wizard.uploadedLogo === null ? wizard.selectedLogo : null} />}
      {wizard.scrapedData !== null && <FoundFacts product={wizard.scrapedData} />}
      {media.length > 0 && <Workflow kind={takesVideo ? (chosen?.video === true ? 'footage' : 'toVideo') : 'enhancement'} />}
    </Stack>
  )
}

interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Below this many pixels on the shorter side an image looks blurred even in the preview. */
const SMALL = 340
const isSmall = ({ width, height }: ImageSize): boolean => Math.min(width, height) > 0 && Math.min(width, height) < SMALL

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 1.5 }

/** The grid before its content is known. */
function Loading() {
  return (
    <Box aria-busy>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1.25 }}>
        {contentText.loading}
      </Typography>
      <Box aria-hidden sx={grid}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} variant="rounded" sx={{ height: 'auto', aspectRatio: '1', borderRadius: 1.5 }} />
        ))}
      </Box>
    </Box>
  )
}

function MediumTile({ medium, chosen }: { medium: Medium; chosen: boolean }) {
  const { src, name, video } = medium
  return (
    <Stack sx={{ gap: 0.75, alignItems: 'flex-start', minWidth: 0 }}>
      <ChoiceTile label={name} chosen={chosen} onChoose={() => changeWizard((wizard) => mediumChosen(wizard, src))} aspectRatio="1">
        {video ? (
          <>
            <Box component="video" src={src} muted playsInline preload="metadata" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
            <Chip
              size="small"
              icon={<MovieIcon />}
              label={contentText.video}
              sx={{ position: 'absolute', left: 6, bottom: 6, bgcolor: ink[900], color: '#fff', '& .MuiChip-icon': { color: '#fff' } }}
            />
          </>
        ) : (
          <RatioImage src={src} alt="" aspectRatio="1" failedText={commonText.imageFailed} fit="contain" />
        )}
      </ChoiceTile>
      {!video && <CategoryChip src={src} name={name} overRow />}
      <BestFor src={src} />
    </Stack>
  )
}

function LogoGrid({ logos, chosen }: { logos: readonly string[]; chosen: string | null }) {
  return (
    <Box component="section" aria-label={contentText.logos}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1.25 }}>
        {contentText.logos}
      </Typography>
      <Box role="group" aria-label={contentText.logos} sx={grid}>
        {logos.map((logo, place) => (
          <ChoiceTile
            key={logo}
            label={contentText.logo(place + 1)}
            chosen={logo === chosen}
            onChoose={() => changeWizard((wizard) => logoChosen(wizard, logo))}
            aspectRatio="3 / 2"
          >
            <Logo src={logo} />
          </ChoiceTile>
        ))}
        <ChoiceTile
          label={contentText.noLogo}
          chosen={chosen === null}
          onChoose={() => changeWizard((wizard) => logoChosen(wizard, null))}
          aspectRatio="3 / 2"
        >
          <InsteadOfLogo>{contentText.noLogo}</InsteadOfLogo>
        </ChoiceTile>
      </Box>
    </Box>
  )
}

const InsteadOfLogo = ({ children }: { children: ReactNode }) => (
  <Typography
    component="span"
    variant="caption"
    color="textSecondary"
    sx={{ display: 'grid', placeItems: 'center', height: 1, p: 1, textAlign: 'center' }}
  >
    {children}
  </Typography>
)

function Logo({ src }: { src: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <InsteadOfLogo>{commonText.imageFailed}</InsteadOfLogo>
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      onError={() => setFailed(true)}
      // A white logo shows on the white tile by its rim: the pixels of another site's image cannot be read.
      sx={{ display: 'block', width: 1, height: 1, p: 1.25, objectFit: 'contain', filter: 'drop-shadow(0 0 1px rgb(11 18 32 / .5))' }}
    />
  )
}

function Workflow({ kind }: { kind: 'enhancement' | 'toVideo' | 'footage' }) {
  const { title, text } = contentText[kind]
  const Icon = kind === 'enhancement' ? AutoFixIcon : MovieIcon
  return (
    <Box sx={{ display: 'flex', gap: 1.5, p: 1.5, borderRadius: 1.5, bgcolor: brandColors[50], border: `1px solid ${brandColors[200]}` }}>
      <Icon sx={{ color: brandColors[700], fontSize: 20, mt: 0.25 }} />
      <Box>
        <Typography component="h3" variant="subtitle2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
    </Box>
  )
}
