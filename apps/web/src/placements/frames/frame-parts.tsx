import { charactersOf } from '@adloom/domain/placements/fitting-texts.ts'
import { type TextRule } from '@adloom/domain/placements/placement.ts'
import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { framesText } from '../../text/frames-en.ts'

/** What a frame shows around an ad. Texts are '' where the placement takes none. */
export interface FramedAd {
  readonly brandName: string
  readonly logo: ReactNode | null
  readonly headline: ReactNode
  readonly longHeadline: ReactNode
  readonly body: ReactNode
  readonly call: string
  /** Width divided by height. */
  readonly ratio: number
  /** The ad itself, so many pixels wide. */
  readonly draw: (width: number) => ReactNode
}

/** Colours of a frame, as custom properties. Each text has a contrast of at least 4.5 on its ground. */
export const frameThemes = {
  light: {
    '--ground': '#FFFFFF',
    '--well': '#F0F2F5',
    '--bar': '#DFE3E8',
    '--line': '#E4E6EB',
    '--ink': '#101418',
    '--quiet': '#5C636B',
    '--deed': '#0B57C9',
    '--case': '#1B1F24',
  },
  dark: {
    '--ground': '#15181C',
    '--well': '#22262B',
    '--bar': '#343A41',
    '--line': '#2E343A',
    '--ink': '#F1F3F5',
    '--quiet': '#A7AFB8',
    '--deed': '#8AB8FF',
    '--case': '#3A4048',
  },
} as const

const PHONE = { width: 360, height: 764, rim: 8 } as const
export const PHONE_SIZE = { width: PHONE.width + 2 * PHONE.rim, height: PHONE.height + 2 * PHONE.rim } as const

/** A phone of 376 × 780 pixels, whose screen begins with a status bar. */
export const Phone = ({ isFullScreen = false, children }: { readonly isFullScreen?: boolean; readonly children: ReactNode }) => (
  <Box
    sx={{
      boxSizing: 'border-box',
      width: PHONE_SIZE.width,
      p: `${PHONE.rim}px`,
      borderRadius: '44px',
      bgcolor: 'var(--case)',
      boxShadow: '0 18px 50px rgb(11 18 32 / .22)',
    }}
  >
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: PHONE.height,
        overflow: 'hidden',
        borderRadius: '36px',
        bgcolor: isFullScreen ? '#000' : 'var(--ground)',
      }}
    >
      <StatusBar isOnDark={isFullScreen} />
      {children}
    </Box>
  </Box>
)

const StatusBar = ({ isOnDark }: { readonly isOnDark: boolean }) => (
  <Box
    sx={{
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: 36,
      px: 3,
      color: isOnDark ? '#FFF' : 'var(--ink)',
    }}
  >
    <Box component="span" sx={{ fontSize: 13, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      9:41
    </Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '& > span': { bgcolor: 'currentColor', borderRadius: '1px' } }}>
      {[5, 7, 9, 11].map((height) => (
        <Box key={height} component="span" sx={{ width: 3, height }} />
      ))}
      <Box component="span" sx={{ width: 22, height: 11, ml: 0.5, borderRadius: '3px !important' }} />
    </Box>
  </Box>
)

/** A window of a browser on a desktop, 1280 pixels wide. */
export const Desktop = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      width: DESKTOP_WIDTH,
      overflow: 'hidden',
      borderRadius: '14px',
      bgcolor: 'var(--ground)',
      boxShadow: '0 18px 50px rgb(11 18 32 / .22)',
      outline: '1px solid var(--line)',
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, height: 56, px: 2.5, bgcolor: 'var(--well)' }}>
      {[0, 1, 2].map((dot) => (
        <Box key={dot} sx={{ width: 14, height: 14, borderRadius: '50%', bgcolor: 'var(--bar)' }} />
      ))}
      <Box sx={{ flex: 1, height: 32, mx: 6, borderRadius: 99, bgcolor: 'var(--ground)' }} />
    </Box>
    {children}
  </Box>
)
export const DESKTOP_WIDTH = 1280

/** A line of text that is not there: a bar. `width` in CSS units. */
export const GreyLine = ({ width, height = 10 }: { readonly width: string | number; readonly height?: number }) => (
  <Box sx={{ width, height, borderRadius: 99, bgcolor: 'var(--bar)' }} />
)

/** Lines of a paragraph, the last one short. */
export const GreyLines = ({ count, height = 10, gap = 8 }: { readonly count: number; readonly height?: number; readonly gap?: number }) => (
  <Box sx={{ display: 'grid', gap: `${gap}px` }}>
    {Array.from({ length: count }, (_, line) => (
      <GreyLine key={line} width={line === count - 1 ? '62%' : line % 3 === 1 ? '94%' : '100%'} height={height} />
    ))}
  </Box>
)

/** A picture that is not there. */
export const GreyBlock = ({ height, radius = 8 }: { readonly height: number | string; readonly radius?: number }) => (
  <Box sx={{ width: 1, height, borderRadius: `${radius}px`, bgcolor: 'var(--well)' }} />
)

/** The brand's logo in a circle, or its first letter. */
export const SenderMark = ({
  ad: { logo, brandName },
  size,
  isSquare = false,
}: {
  readonly ad: FramedAd
  readonly size: number
  readonly isSquare?: boolean
}) => (
  <Box
    sx={{
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      width: size,
      height: size,
      overflow: 'hidden',
      borderRadius: isSquare ? '6px' : '50%',
      bgcolor: logo === null ? '#4A5563' : '#FFFFFF',
      border: '1px solid var(--line)',
      color: '#FFFFFF',
      fontSize: size * 0.44,
      fontWeight: 700,
      '& img': { width: '76%', height: '76%', objectFit: 'contain' },
    }}
  >
    {logo ?? (Array.from(brandName.trim())[0] ?? '').toUpperCase()}
  </Box>
)

/** Brand and note of whoever pays, beside the avatar. */
export const Sender = ({
  ad,
  size = 40,
  isSquare = false,
  isOnPicture = false,
}: {
  readonly ad: FramedAd
  readonly size?: number
  readonly isSquare?: boolean
  readonly isOnPicture?: boolean
}) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0, color: isOnPicture ? '#FFF' : 'var(--ink)' }}>
    <SenderMark ad={ad} size={size} isSquare={isSquare} />
    <Box sx={{ minWidth: 0, lineHeight: 1.25 }}>
      <Box dir="auto" sx={{ fontSize: 14, fontWeight: 600, ...inOneLine }}>
        {ad.brandName}
      </Box>
      <Box sx={{ fontSize: 12, color: isOnPicture ? '#FFF' : 'var(--quiet)' }}>{framesText.sponsored}</Box>
    </Box>
  </Box>
)

const inOneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
/** At most so many lines. */
export const linesAtMost = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden', overflowWrap: 'anywhere' }) as const

/** The button of an ad in a feed. */
export const CallButton = ({
  call,
  isWide = false,
  isOnPicture = false,
}: {
  readonly call: string
  readonly isWide?: boolean
  readonly isOnPicture?: boolean
}) =>
  call.trim() === '' ? null : (
    <Box
      dir="auto"
      sx={{
        flex: 'none',
        maxWidth: isWide ? 1 : 132,
        px: 1.75,
        py: 0.875,
        borderRadius: isOnPicture ? 99 : '8px',
        bgcolor: isOnPicture ? '#FFFFFF' : 'var(--well)',
        border: isOnPicture ? 0 : '1px solid var(--line)',
        color: isOnPicture ? '#101418' : 'var(--ink)',
        fontSize: 13,
        fontWeight: 600,
        textAlign: 'center',
        ...inOneLine,
      }}
    >
      {call}
    </Box>
  )

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A text as the platform shows it: cut after as many characters as are shown, and where it `opens`, with the word that does it. */
export function shownPart(text: string | null, rule: TextRule | null, opens: boolean): ReactNode {
  if (text === null || rule === null) return ''
  if (rule.shown === null || charactersOf(text, rule) <= rule.shown) return text
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (charactersOf(kept + segment, rule) > rule.shown) break
    kept += segment
  }
  return (
    <>
      {`${kept.trimEnd()}…`}
      {opens && (
        <Box component="span" sx={{ color: 'var(--quiet)' }}>
          {` ${framesText.more}`}
        </Box>
      )}
    </>
  )
}
