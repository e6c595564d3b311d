import { type Creative } from '@adloom/domain/template.ts'
import { type ReactElement } from 'react'
import { type ColorPair, INK, WHITE } from './accent.ts'
import { headlineType, type MeasuredImages, sizes, TextLines } from './ad-parts.tsx'
import { type MeasuredLogo } from './logo-tone.ts'
import { initialOf, isRightToLeft, type TypeStyle } from './letter-widths.ts'
import { type FittedText, fitText, level } from './text-fit.ts'
import { WORDMARK_RATIO } from './wordmark.ts'

interface BrandProps {
  readonly creative: Creative
  readonly measured: MeasuredImages
  /** The type of the name. */
  readonly label: TypeStyle
  readonly size: number
  /** The smallest type of the name. */
  readonly smallest: number
  /** Width available to logo and name together. */
  readonly width: number
  /** Colour of the name. */
  readonly color: string
  /** The colours of the initial that replaces a missing logo. */
  readonly initial: ColorPair
  /** A dark logo needs no chip on paper; on an image or a coloured ground every logo gets one. */
  readonly isPaper: boolean
  /** A brand's logo for dark grounds stands on this one as it is. */
  readonly isDark: boolean
}

/** Whether the ad can show a brand at all: a logo, or a name whose letters the ads' font has. */
export const hasBrand = ({ brandLogo, brandName }: Creative): boolean => brandLogo !== null || initialOf(brandName) !== null

/** The name beside a logo of that size; null where it has no room, in two lines neither. */
export function nameBeside({ brandName }: Creative, label: TypeStyle, size: number, width: number, smallest: number): FittedText | null {
  const largest = Math.max(smallest, Math.round(size * 0.46))
  const name = fitText(brandName, label, {
    width: width - size - gapAfter(size),
    // At least one line, in whichever type above the smallest browser and file draw alike.
    height: Math.max(size, (smallest + 3) * label.leading),
    sizes: sizes(largest, smallest),
    smallest,
    maxLines: 2,
  })
  return name.fit === 'whole' ? name : null
}

const gapAfter = (size: number): number => Math.round(size * 0.24)

/** The advertiser: the logo, or the first letter of the name, and the name. */
export function Brand({
  creative,
  measured,
  label,
  size,
  smallest,
  width,
  color,
  initial,
  isPaper,
  isDark,
}: BrandProps): ReactElement | null {
  if (!hasBrand(creative)) return null
  const logo = shownLogo(creative, measured, { isPaper, isDark })
  const isWordmark = logo !== null && logo.logoRatio >= WORDMARK_RATIO
  const name = nameBeside(creative, label, size, width, smallest)
  return (
    <div style={{ display: 'flex', alignItems: 'center', flexShrink: 0, gap: gapAfter(size), height: size }}>
      {logo === null ? (
        <Initial brandName={creative.brandName} size={size} colors={initial} />
      ) : (
        <Logo logo={logo} size={size} width={width} />
      )}
      {!isWordmark && name !== null && <TextLines text={name} color={color} />}
    </div>
  )
}

interface InitialProps {
  readonly brandName: string
  readonly size: number
  readonly colors: ColorPair
}

/** Replaces a missing logo: the first letter of the brand on its colour. */
function Initial({ brandName, size, colors }: InitialProps): ReactElement {
  const initial = initialOf(brandName)
  const style: TypeStyle = { ...headlineType, tracking: 0 }
  return (
    <div
      style={{
        display: 'flex',
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        width: size,
        height: size,
        borderRadius: size / 2,
        background: colors.surface,
      }}
    >
      {initial !== null && (
        <TextLines
          text={{
            lines: [initial],
            size: level(size * 0.48),
            lineHeight: Math.round(size * 0.6),
            style,
            direction: isRightToLeft(initial) ? 'rtl' : 'ltr',
            fit: 'whole',
          }}
          color={colors.text}
        />
      )}
    </div>
  )
}

interface ShownLogo extends MeasuredLogo {
  readonly src: string
  /** Without a chip. */
  readonly isBare: boolean
}

/** The logo for a ground: the one for dark grounds there, where the brand has one. Null without a logo. */
function shownLogo(
  { brandLogo, style }: Creative,
  { logoRatio, logoTone, logoOnDark }: MeasuredImages,
  { isPaper, isDark }: Pick<BrandProps, 'isPaper' | 'isDark'>,
): ShownLogo | null {
  if (brandLogo === null) return null
  if (isDark && style.logoOnDark !== null && logoOnDark !== null)
    return { src: style.logoOnDark, ...logoOnDark, isBare: logoOnDark.logoTone !== 'opaque' }
  return { src: brandLogo, logoRatio, logoTone, isBare: isPaper && logoTone === 'dark' }
}

interface LogoProps {
  readonly logo: ShownLogo
  readonly size: number
  readonly width: number
}

/** A logo of any aspect ratio, uncropped, on a chip where it would not show without one. */
function Logo({ logo: { src, logoRatio, logoTone, isBare }, size, width }: LogoProps): ReactElement {
  const isWordmark = logoRatio >= WORDMARK_RATIO
  const paddingY = logoTone === 'opaque' ? 0 : Math.round(size * (isBare ? (isWordmark ? 0.06 : 0) : isWordmark ? 0.22 : 0.14))
  const paddingX = logoTone === 'opaque' ? 0 : isBare ? 0 : isWordmark ? Math.round(size * 0.36) : paddingY
  const inner = size - 2 * paddingY
  const imageWidth = isWordmark ? Math.min(Math.round(inner * logoRatio), width - 2 * paddingX) : size - 2 * paddingX
  return (
    <div
      style={{
        display: 'flex',
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        overflow: 'hidden',
        width: imageWidth + 2 * paddingX,
        height: size,
        borderRadius: isBare ? 0 : isWordmark && logoTone !== 'opaque' ? size / 2 : Math.round(size * 0.24),
        background: isBare || logoTone === 'opaque' ? 'transparent' : logoTone === 'light' ? INK : WHITE,
      }}
    >
      <img src={src} alt="" style={{ width: imageWidth, height: inner, maxWidth: 'none', objectFit: 'contain' }} />
    </div>
  )
}
