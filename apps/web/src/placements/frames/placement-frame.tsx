import { adFormats } from '@adloom/domain/ad-format.ts'
import { type PlacementTexts } from '@adloom/domain/placements/fitting-texts.ts'
import { type AdPlacement } from '@adloom/domain/placements/placement.ts'
import Box from '@mui/material/Box'
import { type ReactElement, type ReactNode } from 'react'
import { framesText } from '../../text/frames-en.ts'
import { FeedFrame, PinsFrame, ShortPostsFrame, VideosFrame } from './feed-frames.tsx'
import { DESKTOP_WIDTH, type FramedAd, frameThemes, PHONE_WIDTH, shownPart } from './frame-parts.tsx'
import { type FrameKind, frameOfPlacement } from './frame-of-placement.ts'
import { ShortVideoFrame, StoryFrame } from './full-screen-frames.tsx'
import { ArticleFrame, PageSideFrame, PageTopFrame, PhoneFootFrame, SearchFrame } from './page-frames.tsx'

interface PlacementFrameProps {
  readonly placement: AdPlacement
  /** What goes with the picture, in the forms that the placement takes. */
  readonly texts: PlacementTexts
  readonly brandName: string
  readonly logo: ReactNode | null
  /** The words on the platform's own button. */
  readonly call: string
  readonly theme: 'light' | 'dark'
  /** Pixels that there are for the frame; it is never drawn larger than life. */
  readonly width: number
  /** The ad in the placement's format, so many pixels wide. */
  readonly children: (width: number) => ReactNode
}

interface Frame {
  /** Pixels it is wide in life. */
  readonly width: number
  readonly draw: (ad: FramedAd, placement: AdPlacement) => ReactElement
}

const frames: Readonly<Record<FrameKind, Frame>> = {
  feed: { width: PHONE_WIDTH, draw: (ad) => <FeedFrame ad={ad} /> },
  'professional feed': { width: PHONE_WIDTH, draw: (ad) => <FeedFrame ad={ad} isSquareAvatar /> },
  'short posts': { width: PHONE_WIDTH, draw: (ad) => <ShortPostsFrame ad={ad} /> },
  story: { width: PHONE_WIDTH, draw: (ad) => <StoryFrame ad={ad} /> },
  'short video': { width: PHONE_WIDTH, draw: (ad) => <ShortVideoFrame ad={ad} /> },
  pins: { width: PHONE_WIDTH, draw: (ad) => <PinsFrame ad={ad} /> },
  videos: { width: PHONE_WIDTH, draw: (ad) => <VideosFrame ad={ad} /> },
  article: { width: PHONE_WIDTH, draw: (ad) => <ArticleFrame ad={ad} /> },
  search: { width: PHONE_WIDTH, draw: (ad) => <SearchFrame ad={ad} /> },
  'page top': { width: DESKTOP_WIDTH, draw: (ad, { format }) => <PageTopFrame ad={ad} format={format} /> },
  'page side': { width: DESKTOP_WIDTH, draw: (ad, { format }) => <PageSideFrame ad={ad} format={format} /> },
  'phone foot': { width: PHONE_WIDTH, draw: (ad, { format }) => <PhoneFootFrame ad={ad} format={format} /> },
}

/**
 * An ad as it is seen in a placement: in a feed, a story or a page, with the platform's own words and buttons around and over it, and texts cut where
 * the platform cuts them. Drawn by us; no platform's own artwork.
 */
export function PlacementFrame({ placement, texts, brandName, logo, call, theme, width, children }: PlacementFrameProps) {
  const frame = frames[frameOfPlacement[placement.id]]
  const format = adFormats[placement.format]
  const ad: FramedAd = {
    brandName: texts.businessName ?? brandName,
    logo,
    headline: shownPart(texts.headline, placement.texts.headline, false),
    longHeadline: shownPart(texts.longHeadline, placement.texts.longHeadline, false),
    body: shownPart(texts.body, placement.texts.body, true),
    call: placement.callsToAction === null ? '' : call,
    ratio: format.width / format.height,
    draw: children,
  }
  return (
    <Box
      role="group"
      aria-label={framesText.label(placement.name)}
      // A phone of the writer's own language, whatever the ad is written in.
      dir="ltr"
      sx={{
        ...frameThemes[theme],
        width: frame.width,
        zoom: Math.min(1, width / frame.width),
        textAlign: 'start',
        forcedColorAdjust: 'none',
      }}
    >
      {frame.draw(ad, placement)}
    </Box>
  )
}
