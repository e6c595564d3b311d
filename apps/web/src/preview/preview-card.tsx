import { FeedCard } from '@adloom/creatives/feed-card.tsx'
import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { StoryCard } from '@adloom/creatives/story-card.tsx'
import Box from '@mui/material/Box'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type AdPreview, DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type AdLayout } from '@adloom/domain/template.ts'
import { type PreviewFormat, type WizardTool } from '../state/wizard-state.ts'
import { commonText } from '../text/en.ts'
import { previewText } from '../text/wizard-en.ts'
import { Picture } from '../ui/picture.tsx'
import { radius, shadow } from '../ui/tokens.ts'
import { boxes } from './preview-formats.ts'

interface PreviewCardProps {
  readonly format: PreviewFormat
  readonly tool: WizardTool
  readonly preview: AdPreview
  /** Whether the chosen medium is a video. */
  readonly video: boolean
  readonly accent: string
  readonly layout: AdLayout
}

const finishedFormat = { finished: 'social', landscape: 'landscape', square: 'square' } as const satisfies Record<string, AdFormat>

/** The ad in one of its shapes: as a platform shows it, as the finished file, or as the plain picture or video it is about. */
export function PreviewCard({ format, tool, preview, video, accent, layout }: PreviewCardProps) {
  const { width } = boxes[format]
  const { image } = preview
  if (image !== null && (tool === 'image' || tool === 'video'))
    return (
      <Box sx={{ width, overflow: 'hidden', borderRadius: `${radius.card}px`, boxShadow: shadow.raised }}>
        {video ? (
          <Box
            component="video"
            src={image}
            muted
            loop
            autoPlay
            playsInline
            sx={{ display: 'block', width: 1, aspectRatio: '1', objectFit: 'contain', bgcolor: '#000' }}
          />
        ) : (
          <Picture src={image} alt={preview.headline ?? previewText.region} aspectRatio="1" failedText={commonText.imageFailed} />
        )}
      </Box>
    )
  if (format === 'feed') return <FeedCard {...preview} />
  if (format === 'story') return <StoryCard {...preview} />
  return (
    <Box sx={{ width, overflow: 'hidden', borderRadius: `${radius.inner}px`, boxShadow: shadow.raised }}>
      <ScaledAd
        width={width}
        layout={layout}
        format={finishedFormat[format]}
        creative={{
          image: image ?? '',
          brandLogo: preview.brandLogo,
          brandName: preview.businessName ?? DEFAULT_BUSINESS_NAME,
          headline: preview.headline ?? '',
          description: preview.subline ?? '',
          callToAction: preview.callToAction ?? '',
          accent,
        }}
      />
    </Box>
  )
}
