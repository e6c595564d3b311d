import { adFormats } from '@adloom/domain/ad-format.ts'
import { type PlacementTexts } from '@adloom/domain/placements/fitting-texts.ts'
import { type AdPlacement } from '@adloom/domain/placements/placement.ts'
import Box from '@mui/material/Box'
import { type ReactElement, type ReactNode } from 'react'
import { framesText } from '../../text/frames-en.ts'
import { FeedFrame, PinsFrame, ShortPostsFrame, VideosFrame } from './feed-frames.tsx'
import { DESKTOP_WIDTH, type FramedAd, frameThemes, PHONE_SIZE, shownPart } from './frame-parts.tsx'
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
  /** Pixels that there are for the frame, which is seen whole; it is never drawn larger than life. */
  readonly width: number
  readonly height: number
  /** The ad in the placement's format, so many pixels wide. */
  readonly children: (width: number) => ReactNode
}

interface Frame {
  /** Pixels in life. */
  readonly size: { readonly width: number; readonly height: number }
  readonly draw: (ad: FramedAd, placement: AdPlacement) => ReactElement
}

const frames: Readonly<Record<FrameKind, Frame>> = {
  feed: { size: PHONE_SIZE, draw: (ad) => <FeedFrame ad={ad} /> },
  'professional feed': { size: PHONE_SIZE, draw: (ad) => <FeedFrame ad={ad} isSquareAvatar /> },
  'short posts': { size: PHONE_SIZE, draw: (ad) => <ShortPostsFrame ad={ad} /> },
  story: { size: PHONE_SIZE, draw: (ad) => <StoryFrame ad={ad} /> },
  'short video': { size: PHONE_SIZE, draw: (ad) => <ShortVideoFrame ad={ad} /> },
  pins: { size: PHONE_SIZE, draw: (ad) => <PinsFrame ad={ad} /> },
  videos: { size: PHONE_SIZE, draw: (ad) => <VideosFrame ad={ad} /> },
  article: { size: PHONE_SIZE, draw: (ad) => <ArticleFrame ad={ad} /> },
  search: { size: PHONE_SIZE, draw: (ad) => <SearchFrame ad={ad} /> },
  'page top': { size: { width: DESKTOP_WIDTH, height: 860 }, draw: (ad, { format }) => <PageTopFrame ad={ad} format={format} /> },
  'page side': { size: { width: DESKTOP_WIDTH, height: 868 }, draw: (ad, { format }) => <PageSideFrame ad={ad} format={format} /> },
  'phone foot': { size: PHONE_SIZE, draw: (ad, { format }) => <PhoneFootFrame ad={ad} format={format} /> },
}

/**
 * An ad as it is seen in a placement: in a feed, a story or a page, with the platform's own words and buttons around and over it, and texts cut where
 * the platform cuts them. Drawn by us; no platform's own artwork.
 */
export function PlacementFrame({ placement, texts, brandName, logo, call, theme, width, height, children }: PlacementFrameProps) {
  const { size, draw } = frames[frameOfPlacement[placement.id]]
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
        width: size.width,
        zoom: Math.min(1, width / size.width, height / size.height),
        textAlign: 'start',
        forcedColorAdjust: 'none',
      }}
    >
      {draw(ad, placement)}
    </Box>
  )
}
