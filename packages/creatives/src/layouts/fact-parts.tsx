import { type FactIcon } from '@adloom/domain/design/ad-facts.ts'
import { type ReactElement } from 'react'
import { type ColorPair, WHITE } from '../accent.ts'
import { sizes, TextLines } from '../ad-parts.tsx'
import { type TypeStyle } from '../letter-widths.ts'
import { fitText } from '../text-fit.ts'
import { factIconPaths } from './fact-icons.ts'

const STARS = 5
/** Room between two stars, as a share of one. */
const STAR_GAP = 0.06

/** Width of five stars of that height, in pixels. */
export const widthOfStars = (size: number): number => Math.round(size) * STARS + Math.round(size * STAR_GAP) * (STARS - 1)

/** A star in a square of 24. */
const STAR = 'M12 2.2l3 6.3 6.9.9-5.1 4.8 1.3 6.8L12 17.7 5.9 21l1.3-6.8L2.1 9.4l6.9-.9z'

interface StarsProps {
  /** Stars of five; shown to half a star. */
  readonly stars: number
  readonly size: number
  readonly color: string
  readonly empty: string
  readonly isMirrored: boolean
}

/** Five stars in a row, from where the ad's lines begin. */
export function Stars({ stars, size, color, empty, isMirrored }: StarsProps): ReactElement {
  const side = Math.round(size)
  const halves = Math.round(stars * 2)
  return (
    <div style={{ display: 'flex', flexShrink: 0, gap: Math.round(size * STAR_GAP), height: side }}>
      {Array.from({ length: STARS }, (_, index) => {
        const filled = Math.max(0, Math.min(2, halves - 2 * index)) / 2
        const width = Math.round(side * filled)
        return (
          <div key={index} style={{ position: 'relative', display: 'flex', flexShrink: 0, width: side, height: side }}>
            {filled < 1 && <Star side={side} color={empty} />}
            {filled > 0 && (
              <div
                style={{
                  position: 'absolute',
                  top: 0,
                  left: isMirrored ? side - width : 0,
                  display: 'flex',
                  overflow: 'hidden',
                  width,
                  height: side,
                }}
              >
                <div style={{ position: 'absolute', top: 0, left: isMirrored ? width - side : 0, display: 'flex' }}>
                  <Star side={side} color={color} />
                </div>
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

const Star = ({ side, color }: { readonly side: number; readonly color: string }): ReactElement => (
  <svg width={side} height={side} viewBox="0 0 24 24">
    <path d={STAR} fill={color} />
  </svg>
)

interface StickerProps {
  readonly text: string
  readonly type: TypeStyle
  readonly side: number
  /** Its smallest type. */
  readonly smallest: number
  readonly colors: ColorPair
}

const RAYS = 20
/** How deep the rays of a burst are cut, as a share of its radius. */
const RAY_DEPTH = 0.1
/** Share of a sticker's side that its text may take. */
const STICKER_TEXT = 0.74

/** What of a jagged disc is inside its white edge, without which it is lost on a photograph of its colour. */
const INSIDE_EDGE = 0.93

/** A short text on a jagged disc. */
export function Sticker({ text, type, side, smallest, colors }: StickerProps): ReactElement {
  const largest = Math.max(smallest, Math.round(side * 0.36))
  const fitted = fitText(text, type, {
    width: side * STICKER_TEXT,
    height: side * 0.6,
    sizes: sizes(largest, smallest),
    smallest,
    maxLines: 2,
  })
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: side,
        height: side,
      }}
    >
      <div style={{ position: 'absolute', left: 0, top: 0, display: 'flex' }}>
        <svg width={side} height={side} viewBox="-1 -1 2 2">
          <path d={BURST} fill={WHITE} />
          <path d={BURST} fill={colors.surface} transform={`scale(${INSIDE_EDGE})`} />
        </svg>
      </div>
      {/* Above the burst, which is placed. */}
      <div style={{ position: 'relative', display: 'flex' }}>
        <TextLines text={fitted} color={colors.text} align="center" />
      </div>
    </div>
  )
}

/** A star of many short rays, of radius 1. */
const BURST = `M${Array.from({ length: RAYS * 2 }, (_, index) => {
  const radius = index % 2 === 0 ? 1 : 1 - RAY_DEPTH
  const angle = (Math.PI * index) / RAYS
  return `${(radius * Math.cos(angle)).toFixed(4)} ${(radius * Math.sin(angle)).toFixed(4)}`
}).join('L')}z`

interface FactMarkProps {
  readonly icon: FactIcon
  readonly side: number
  readonly color: string
}

/** The icon of a feature. */
export const FactMark = ({ icon, side, color }: FactMarkProps): ReactElement => (
  <svg
    width={side}
    height={side}
    viewBox="0 0 24 24"
    fill="none"
    stroke={color}
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={factIconPaths[icon]} />
  </svg>
)

interface LeaderProps {
  readonly width: number
  readonly height: number
  readonly dot: number
  readonly color: string
}

/** A fine line in the middle of its box that leads upwards to a dot. */
export function Leader({ width, height, dot, color }: LeaderProps): ReactElement {
  const thickness = Math.max(2, Math.round(dot * 0.22))
  const middle = Math.round(width / 2)
  const line = { left: middle - Math.round(thickness / 2), top: 0, width: thickness, height } as const
  const end = { left: middle - Math.round(dot / 2), top: 0, width: dot, height: dot, borderRadius: dot / 2 } as const
  return (
    <div style={{ position: 'relative', display: 'flex', width, height }}>
      <div style={{ position: 'absolute', display: 'flex', background: color, ...line }} />
      <div style={{ position: 'absolute', display: 'flex', background: color, ...end }} />
    </div>
  )
}
