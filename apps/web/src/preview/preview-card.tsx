import { FeedCard } from '@adloom/creatives/feed-card.tsx'
import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { StoryCard } from '@adloom/creatives/story-card.tsx'
import Box from '@mui/material/Box'
import { type AdPreview } from '@adloom/domain/ad-preview.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { useState } from 'react'
import { type PreviewFormat, type WizardTool } from '../state/wizard/wizard-state.ts'
import { commonText } from '../text/en.ts'
import { previewText } from '../text/wizard-en.ts'
import { RatioImage } from '../ui/framed-image.tsx'
import { radius, shadow } from '../ui/tokens.ts'
import { boxes, finishedFormatOf } from './preview-formats.ts'
import { PreviewVideo } from './preview-video.tsx'

export interface PreviewCardProps {
  readonly format: PreviewFormat
  readonly tool: WizardTool
  readonly preview: AdPreview
  /** Whether the chosen medium is a video. */
  readonly video: boolean
  readonly creative: Creative
  readonly layout: AdLayout
}

/** The ad in one of its formats: as a platform shows it, as the finished file, or as the plain image or video it contains. */
export function PreviewCard({ format, tool, preview, video, creative, layout }: PreviewCardProps) {
  const { width, height } = boxes[format]
  const { image } = preview
  const { accent } = creative
  if (image !== null && (tool === 'image' || tool === 'video'))
    return (
      // As high as its place, whatever its aspect ratio, so that the layout around it does not move.
      <Box sx={{ display: 'grid', alignItems: 'center', width, height }}>
        <Box sx={{ overflow: 'hidden', borderRadius: `${radius.card}px`, boxShadow: shadow.raised, bgcolor: 'background.paper' }}>
          {video ? <PreviewVideo src={image} /> : <PlainImage src={image} alt={preview.headline ?? previewText.region} />}
        </Box>
      </Box>
    )
  const finished = finishedFormatOf(format)
  if (finished === null) return format === 'story' ? <StoryCard {...preview} accent={accent} /> : <FeedCard {...preview} accent={accent} />
  return (
    // An ad keeps its own colours in the dark theme: it shows what its audience will see.
    <Box sx={{ width, overflow: 'hidden', borderRadius: `${radius.inner}px`, boxShadow: shadow.raised, forcedColorAdjust: 'none' }}>
      <ScaledAd width={width} layout={layout} format={finished} creative={creative} />
    </Box>
  )
}

/** An image as it is. A wide one keeps its own aspect ratio, so that no bands remain above and below it. */
function PlainImage({ src, alt }: { src: string; alt: string }) {
  const [shape, setShape] = useState(1)
  return (
    <RatioImage
      src={src}
      alt={alt}
      aspectRatio={String(Math.max(1, shape))}
      failedText={commonText.imageFailed}
      fit="contain"
      onShape={setShape}
    />
  )
}
