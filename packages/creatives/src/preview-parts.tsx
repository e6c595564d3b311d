import { type CSSProperties, type ReactElement, useId, useState } from 'react'
import { type ColorPair } from './accent.ts'
import { WORDMARK_RATIO } from './wordmark.ts'
import { FramedImage, isClearFile, type ImageFit } from './image-frame.tsx'

/** Parts shared by the previews of feed and story. Fonts and greys are those of the networks, not ours. */

/** Facebook and Instagram use the device's font; on desktops this stack comes close. */
export const NETWORK_FONT = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'Inter Variable', sans-serif"
export const NETWORK_INK = '#1C1E21'
/** The networks' grey for secondary text: 5.9 : 1 on white. */
export const NETWORK_GREY = '#65676B'

/** Visually hidden, present for screen readers. */
export const hiddenText: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** At most `lines` lines; longer text ends in '…'. */
export const clamped = (lines: number): CSSProperties => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})

/** The globe behind "Sponsored". */
export function Globe({ size, color }: { readonly size: number; readonly color: string }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" stroke={color} strokeWidth="1.3" aria-hidden="true">
      <circle cx="8" cy="8" r="6.6" />
      <ellipse cx="8" cy="8" rx="2.9" ry="6.6" />
      <path d="M1.6 8h12.8M2.4 5h11.2M2.4 11h11.2" />
    </svg>
  )
}

interface AvatarProps {
  readonly logo: string | null
  /** Null when there is no name. */
  readonly businessName: string | null
  readonly size: number
  /** Colour of the initial that replaces a logo. */
  readonly colors: ColorPair
}

/** Maximum width of a logo's box divided by its height, so that a name the logo spells is readable. */
const WIDEST_AVATAR = 2.6

/**
 * A brand's logo in a circle, which widens for a wide logo; the brand's first letter when the logo is missing or does not load; a drawn shop front
 * when the name is missing too.
 */
export function Avatar({ logo, businessName, size, colors }: AvatarProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null)
  const [shape, setShape] = useState({ logo, ratio: 1 })
  const circle: CSSProperties = { width: size, height: size, borderRadius: size / 2, flexShrink: 0, boxSizing: 'border-box' }
  if (logo === null || logo === broken) {
    return (
      <span
        aria-hidden="true"
        style={{
          ...circle,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          background: colors.surface,
          color: colors.text,
          fontSize: size * 0.45,
          fontWeight: 700,
        }}
      >
        {businessName === null ? <ShopFront size={size * 0.55} /> : initialOf(businessName)}
      </span>
    )
  }
  const isWordmark = shape.logo === logo && shape.ratio >= WORDMARK_RATIO
  return (
    <span
      style={{
        ...circle,
        width: isWordmark ? size * Math.min(WIDEST_AVATAR, shape.ratio) : size,
        borderRadius: isWordmark ? size * 0.2 : size / 2,
        overflow: 'hidden',
        background: '#FFFFFF',
        border: '1px solid rgba(11, 18, 32, 0.1)',
        padding: isWordmark ? `${String(size * 0.06)}px ${String(size * 0.14)}px` : size * 0.06,
      }}
    >
      <img
        src={logo}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setShape({ logo, ratio: naturalWidth / naturalHeight || 1 })}
        onError={() => setBroken(logo)}
        // A white logo shows on the white circle by its rim: the pixels of another site's image cannot be read.
        style={{
          display: 'block',
          width: '100%',
          height: '100%',
          objectFit: 'contain',
          filter: 'drop-shadow(0 0 0.5px rgb(11 18 32 / 0.5))',
        }}
      />
    </span>
  )
}

/** Split by characters, not code units: the first letter of a name may have two. */
function initialOf(name: string): string {
  const [initial = ''] = name.trim()
  return initial.toLocaleUpperCase()
}

/** The logo of a brand that has none yet. */
function ShopFront({ size }: { readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M3.5 3h13l1.5 5a2.7 2.7 0 0 1-5.300 0 2.700 2.700 0 0 1-5.400 0A2.700 2.700 0 0 1 2 8Z" />
      <path d="M4 10.5V17h12v-6.500M8 17v-3.500h4V17" />
    </svg>
  )
}

interface PreviewImageProps {
  readonly src: string | null
  readonly alt: string
  /** Pixels of the box. */
  readonly width: number
  readonly height: number
  readonly fit: ImageFit
}

/** The image of a preview in its box, the product whole; a drawn placeholder when there is none, a tile that says so when it does not load. */
export function PreviewImage({ src, alt, width, height, fit }: PreviewImageProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null)
  const [loaded, setLoaded] = useState({ src, ratio: 1 })
  if (src === null) return <NoImage />
  if (src === broken) return <BrokenImage />
  return (
    <FramedImage
      src={src}
      alt={alt}
      ratio={loaded.src === src ? loaded.ratio : 1}
      isClear={isClearFile(src)}
      place={{ left: 0, top: 0, width, height }}
      fit={fit}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setLoaded({ src, ratio: naturalWidth / naturalHeight || 1 })}
      onError={() => setBroken(src)}
    />
  )
}

/** Placeholder before there is an image: a plain stage with a parcel on it, in paper greys. */
function NoImage(): ReactElement {
  const id = useId()
  return (
    <svg
      viewBox="0 0 340 340"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <defs>
        <linearGradient id={`${id}wall`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#EAF0FA" />
          <stop offset="1" stopColor="#F8FAFD" />
        </linearGradient>
        <linearGradient id={`${id}floor`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#DCE5F3" />
          <stop offset="1" stopColor="#CBD7EA" />
        </linearGradient>
        <radialGradient id={`${id}shadow`}>
          <stop offset="0" stopColor="#0B1220" stopOpacity="0.28" />
          <stop offset="1" stopColor="#0B1220" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-200" y="-400" width="740" height="640" fill={`url(#${id}wall)`} />
      <rect x="-200" y="226" width="740" height="600" fill={`url(#${id}floor)`} />
      <circle cx="222" cy="116" r="58" fill="#FFFFFF" opacity="0.75" />
      <ellipse cx="176" cy="252" rx="92" ry="14" fill={`url(#${id}shadow)`} />
      <path d="M112 148 170 128 228 148 228 232 170 254 112 232Z" fill="#B4C4DE" />
      <path d="M112 148 170 168 170 254 112 232Z" fill="#C7D4E9" />
      <path d="M228 148 170 168 170 254 228 232Z" fill="#A9BBD8" />
      <path d="M112 148 170 128 228 148 170 168Z" fill="#DCE5F3" />
      <path d="M136 140 194 160 194 182 204 178 204 156.5 146 136.500Z" fill="#8FA6CB" opacity="0.75" />
    </svg>
  )
}

/** Placeholder for an image that does not load. */
export function BrokenImage(): ReactElement {
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 10,
        background: '#EEF1F6',
        color: '#5B6472',
        fontSize: 14,
      }}
    >
      <svg
        width="40"
        height="40"
        viewBox="0 0 40 40"
        fill="none"
        stroke="#8A94A6"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 9h28v22H6Z" />
        <path d="m6 27 9-8 6 5 5-4 8 6" />
        <circle cx="26" cy="15" r="2.5" />
        <path d="M4 4l32 32" stroke="#EEF1F6" strokeWidth="6" />
        <path d="M5 5l30 30" strokeLinecap="round" />
      </svg>
      <span>Image failed to load</span>
    </div>
  )
}

/** Placeholder bar for text that is being generated. */
export function SkeletonBar({
  width,
  height,
  light = false,
}: {
  readonly width: number | string
  readonly height: number
  readonly light?: boolean
}): ReactElement {
  return (
    <span
      style={{ display: 'block', width, height, borderRadius: height / 2, background: light ? 'rgba(255, 255, 255, 0.32)' : '#D9E0EA' }}
    />
  )
}
