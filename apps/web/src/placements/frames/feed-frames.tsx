import CommentIcon from 'material-icon:outline-mode-comment'
import LikeIcon from 'material-icon:outline-thumb-up'
import RepeatIcon from 'material-icon:baseline-repeat'
import ShareIcon from 'material-icon:outline-share'
import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { CallButton, linesAtMost, type FramedAd, GreyLine, Phone, Sender } from './frame-parts.tsx'

const SCREEN = 360

/** A feed on a phone: the text above the ad, a bar with headline and button below it. */
export const FeedFrame = ({ ad, isSquareAvatar = false }: { readonly ad: FramedAd; readonly isSquareAvatar?: boolean }) => (
  <Phone>
    <AppBar />
    <Box sx={{ display: 'grid', gap: 1.25, px: 1.75, py: 1.5 }}>
      <Sender ad={ad} isSquare={isSquareAvatar} />
      <Text>{ad.body}</Text>
    </Box>
    <Box sx={{ flex: 'none' }}>{ad.draw(SCREEN)}</Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1.75, py: 1.25, bgcolor: 'var(--well)' }}>
      <Box dir="auto" sx={{ flex: 1, minWidth: 0, color: 'var(--ink)', fontSize: 15, fontWeight: 600, lineHeight: 1.3, ...linesAtMost(2) }}>
        {ad.headline}
      </Box>
      <CallButton call={ad.call} />
    </Box>
    <Deeds />
    <NextPost />
  </Phone>
)

/** A feed of short posts: the text, and the ad with rounded corners, its headline below. */
export const ShortPostsFrame = ({ ad }: { readonly ad: FramedAd }) => (
  <Phone>
    <AppBar />
    <Box sx={{ display: 'grid', gap: 1.25, p: 1.75 }}>
      <Sender ad={ad} />
      <Text>{ad.body}</Text>
      <Box sx={{ overflow: 'hidden', borderRadius: '14px', border: '1px solid var(--line)' }}>
        {ad.draw(SCREEN - 30)}
        <Box dir="auto" sx={{ px: 1.5, py: 1.25, color: 'var(--ink)', fontSize: 14, lineHeight: 1.35, ...linesAtMost(2) }}>
          {ad.headline}
        </Box>
      </Box>
    </Box>
    <Deeds />
    <NextPost />
  </Phone>
)

/** A grid of pins in two columns, the ad the first of them. */
export const PinsFrame = ({ ad }: { readonly ad: FramedAd }) => (
  <Phone>
    <AppBar />
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, p: 1, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          <Box sx={{ overflow: 'hidden', borderRadius: '16px' }}>{ad.draw(168)}</Box>
          <Box dir="auto" sx={{ px: 0.5, color: 'var(--ink)', fontSize: 13, fontWeight: 600, lineHeight: 1.3, ...linesAtMost(2) }}>
            {ad.headline}
          </Box>
          <Box sx={{ px: 0.5 }}>
            <Sender ad={ad} size={26} />
          </Box>
        </Box>
        <Pin height={230} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Pin height={190} />
        <Pin height={240} />
        <Pin height={150} />
      </Box>
    </Box>
  </Phone>
)

const Pin = ({ height }: { readonly height: number }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ height, borderRadius: '16px', bgcolor: 'var(--well)' }} />
    <Box sx={{ px: 0.5 }}>
      <GreyLine width="70%" />
    </Box>
  </Box>
)

/** A list of videos on a phone: the ad as a picture, its texts and its button below. */
export const VideosFrame = ({ ad }: { readonly ad: FramedAd }) => (
  <Phone>
    <AppBar />
    <Box sx={{ flex: 'none' }}>{ad.draw(SCREEN)}</Box>
    <Box sx={{ display: 'grid', gap: 1.25, p: 1.75 }}>
      <Sender ad={ad} />
      <Box dir="auto" sx={{ color: 'var(--ink)', fontSize: 16, fontWeight: 600, lineHeight: 1.3, ...linesAtMost(2) }}>
        {ad.headline}
      </Box>
      <Text>{ad.body}</Text>
      <CallButton call={ad.call} isWide />
    </Box>
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ height: 202, bgcolor: 'var(--well)' }} />
      <Box sx={{ display: 'grid', gap: 1, px: 1.75 }}>
        <GreyLine width="86%" />
        <GreyLine width="48%" />
      </Box>
    </Box>
  </Phone>
)

const Text = ({ children }: { readonly children: ReactNode }) =>
  children === '' ? null : (
    <Box dir="auto" sx={{ color: 'var(--ink)', fontSize: 14, lineHeight: 1.4, ...linesAtMost(3) }}>
      {children}
    </Box>
  )

const AppBar = () => (
  <Box
    sx={{
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: 44,
      px: 1.75,
      borderBottom: '1px solid var(--line)',
    }}
  >
    <GreyLine width={96} height={14} />
    <Box sx={{ display: 'flex', gap: 1 }}>
      {[0, 1].map((button) => (
        <Box key={button} sx={{ width: 28, height: 28, borderRadius: '50%', bgcolor: 'var(--well)' }} />
      ))}
    </Box>
  </Box>
)

/** What a reader can do with a post. */
const Deeds = () => (
  <Box
    sx={{
      display: 'flex',
      flex: 'none',
      justifyContent: 'space-around',
      py: 1.25,
      color: 'var(--quiet)',
      borderBottom: '8px solid var(--well)',
    }}
  >
    {[LikeIcon, CommentIcon, RepeatIcon, ShareIcon].map((Icon, place) => (
      <Icon key={place} sx={{ fontSize: 20 }} />
    ))}
  </Box>
)

const NextPost = () => (
  <Box sx={{ display: 'grid', gap: 1.5, p: 1.75 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Box sx={{ width: 40, height: 40, borderRadius: '50%', bgcolor: 'var(--well)' }} />
      <Box sx={{ display: 'grid', flex: 1, gap: 0.75 }}>
        <GreyLine width="42%" />
        <GreyLine width="26%" />
      </Box>
    </Box>
    <GreyLine width="92%" />
    <GreyLine width="64%" />
    <Box sx={{ height: 320, mx: -1.75, bgcolor: 'var(--well)' }} />
  </Box>
)
