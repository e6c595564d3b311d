import CommentIcon from 'material-icon:outline-mode-comment'
import LikeIcon from 'material-icon:baseline-favorite-border'
import MoreIcon from 'material-icon:baseline-more-horiz'
import ShareIcon from 'material-icon:outline-share'
import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { CallButton, linesAtMost, type FramedAd, Phone, Sender } from './frame-parts.tsx'

const SCREEN = { width: 360, height: 728 }

/** A story: the ad fills the screen, with the sender above and the button below. */
export const StoryFrame = ({ ad }: { readonly ad: FramedAd }) => (
  <Phone isFullScreen>
    <Filled ad={ad}>
      <Box sx={{ position: 'absolute', insetInline: 0, top: 0, display: 'grid', gap: 1.25, p: 1.25, pb: 5, background: shadeFrom('top') }}>
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {[1, 0.35, 0.35].map((opacity, part) => (
            <Box key={part} sx={{ flex: 1, height: 2, borderRadius: 99, bgcolor: '#FFF', opacity }} />
          ))}
        </Box>
        <Sender ad={ad} size={32} isOnPicture />
      </Box>
      <Box
        sx={{
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          display: 'grid',
          justifyItems: 'center',
          p: 2.5,
          background: shadeFrom('bottom'),
        }}
      >
        <CallButton call={ad.call} isWide isOnPicture />
      </Box>
    </Filled>
  </Phone>
)

/** A short video or picture that fills the screen: the sender's words lower left, the app's own buttons along the right edge. */
export const ShortVideoFrame = ({ ad }: { readonly ad: FramedAd }) => (
  <Phone isFullScreen>
    <Filled ad={ad}>
      <Box
        dir="ltr"
        sx={{
          position: 'absolute',
          right: 12,
          bottom: 120,
          display: 'grid',
          justifyItems: 'center',
          gap: 2.25,
          color: '#FFF',
          filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / .6))',
        }}
      >
        {[LikeIcon, CommentIcon, ShareIcon, MoreIcon].map((Icon, place) => (
          <Icon key={place} sx={{ fontSize: 28 }} />
        ))}
      </Box>
      <Box
        dir="ltr"
        sx={{
          position: 'absolute',
          inset: 'auto 0 0',
          display: 'grid',
          gap: 1.25,
          p: 1.75,
          pt: 7,
          pr: 8,
          color: '#FFF',
          background: shadeFrom('bottom'),
        }}
      >
        <Sender ad={ad} size={36} isOnPicture />
        {ad.body !== '' && (
          <Box dir="auto" sx={{ fontSize: 14, lineHeight: 1.4, ...linesAtMost(2), '& span': { color: '#FFF', fontWeight: 600 } }}>
            {ad.body}
          </Box>
        )}
        <Box sx={{ justifySelf: 'start', maxWidth: 1 }}>
          <CallButton call={ad.call} isWide isOnPicture />
        </Box>
      </Box>
    </Filled>
  </Phone>
)

const shadeFrom = (side: 'top' | 'bottom'): string => `linear-gradient(to ${side}, rgb(0 0 0 / 0), rgb(0 0 0 / .7))`

/** The ad in the middle of the screen, with what lies over it. */
const Filled = ({ ad, children }: { readonly ad: FramedAd; readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', alignItems: 'center', height: SCREEN.height }}>
    <Box sx={{ position: 'relative', overflow: 'hidden', borderRadius: '12px' }}>
      {ad.draw(SCREEN.width)}
      {children}
    </Box>
  </Box>
)
