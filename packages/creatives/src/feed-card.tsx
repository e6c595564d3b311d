import { type AdPreview, DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type CSSProperties, type ReactElement } from 'react'
import { buttonOn } from './accent.ts'
import { GENTLE_CROP } from './image-frame.tsx'
import { Avatar, SkeletonBar, clamped, Globe, NETWORK_FONT, NETWORK_GREY, NETWORK_INK, PreviewImage, hiddenText } from './preview-parts.tsx'

/** Pixels. 340 to 544 is 1 : 1.6. */
export const feedCardSize = { width: 340, height: 544 } as const
const TOP = 64
const LINK_BAR = 96
const REACTIONS = 44
const LINK_GROUND = '#F0F2F5'
const IMAGE = feedCardSize.height - TOP - LINK_BAR - REACTIONS

/** What the previews show. `headline` is already the one of the current step; null omits a text. */
export type CardPreview = Pick<AdPreview, 'image' | 'headline' | 'subline' | 'businessName' | 'brandLogo' | 'callToAction' | 'loading'> & {
  /** The button's colour, `#RRGGBB`. */
  readonly accent: string
}

/** The text, or null when it is missing or blank. */
export const trimmedOrNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim())

/** Label of a preview for screen readers. */
export const previewLabel = (kind: string, { headline, businessName, loading }: CardPreview): string =>
  loading
    ? `${kind} of ${trimmedOrNull(businessName) ?? DEFAULT_BUSINESS_NAME}, being made`
    : [`${kind} of ${trimmedOrNull(businessName) ?? DEFAULT_BUSINESS_NAME}`, trimmedOrNull(headline)]
        .filter((part) => part !== null)
        .join(': ')

/** The ad as it appears in a Facebook feed: advertiser, image, link bar, reactions. */
export function FeedCard(preview: CardPreview): ReactElement {
  return (
    <article
      aria-label={previewLabel('Feed preview', preview)}
      aria-busy={preview.loading}
      style={{
        ...feedCardSize,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        boxSizing: 'border-box',
        borderRadius: 12,
        background: '#FFFFFF',
        boxShadow: '0 0 0 1px rgba(11, 18, 32, 0.08), 0 12px 32px rgba(11, 18, 32, 0.12)',
        color: NETWORK_INK,
        fontFamily: NETWORK_FONT,
        textAlign: 'left',
        // An ad keeps its own colours in the dark theme: it shows what its audience will see.
        forcedColorAdjust: 'none',
      }}
    >
      <Advertiser {...preview} />
      <div style={{ position: 'relative', height: IMAGE, flexShrink: 0, background: '#EEF1F6' }}>
        <PreviewImage
          src={preview.image}
          alt={trimmedOrNull(preview.headline) ?? `Picture of ${trimmedOrNull(preview.businessName) ?? DEFAULT_BUSINESS_NAME}`}
          width={feedCardSize.width}
          height={IMAGE}
          fit={{ crop: GENTLE_CROP, alignX: 0.5, alignY: 0.5 }}
        />
      </div>
      <LinkBar {...preview} />
      <Reactions />
    </article>
  )
}

function Advertiser({ businessName, brandLogo, accent }: CardPreview): ReactElement {
  const ownName = trimmedOrNull(businessName)
  return (
    <header
      style={{ display: 'flex', alignItems: 'center', gap: 10, height: TOP, padding: '0 12px', boxSizing: 'border-box', flexShrink: 0 }}
    >
      <Avatar logo={brandLogo} businessName={ownName} size={40} colors={buttonOn('#FFFFFF', accent)} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <div dir="auto" style={{ fontSize: 15, fontWeight: 600, lineHeight: '20px', ...oneLine }}>
          {ownName ?? DEFAULT_BUSINESS_NAME}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 4, fontSize: 13, lineHeight: '16px', color: NETWORK_GREY }}>
          Sponsored <span aria-hidden="true">·</span> <Globe size={12} color={NETWORK_GREY} />
          <span style={hiddenText}>Public</span>
        </div>
      </div>
      <More />
    </header>
  )
}

/** The texts below the image, and the button beside them. */
function LinkBar(preview: CardPreview): ReactElement {
  const headline = trimmedOrNull(preview.headline)
  const subline = trimmedOrNull(preview.subline)
  const callToAction = trimmedOrNull(preview.callToAction)
  const button = buttonOn(LINK_GROUND, preview.accent)
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        height: LINK_BAR,
        padding: '0 12px',
        boxSizing: 'border-box',
        flexShrink: 0,
        background: LINK_GROUND,
      }}
    >
      {preview.loading ? (
        <div style={{ flex: 1, display: 'grid', gap: 9 }}>
          <SkeletonBar width="82%" height={14} />
          <SkeletonBar width="100%" height={10} />
          <SkeletonBar width="64%" height={10} />
        </div>
      ) : (
        <div style={{ flex: 1, minWidth: 0 }}>
          {headline !== null && (
            <div dir="auto" style={{ fontSize: 15, fontWeight: 600, lineHeight: '20px', ...oneLine }}>
              {headline}
            </div>
          )}
          {subline !== null && (
            <div dir="auto" style={{ marginTop: 2, fontSize: 13, lineHeight: '17px', color: NETWORK_GREY, ...clamped(2) }}>
              {subline}
            </div>
          )}
        </div>
      )}
      {callToAction !== null && !preview.loading && (
        <span
          dir="auto"
          style={{
            flexShrink: 0,
            maxWidth: 168,
            padding: '9px 12px',
            borderRadius: 6,
            background: button.surface,
            color: button.text,
            fontSize: 14,
            fontWeight: 600,
            ...oneLine,
          }}
        >
          {callToAction}
        </span>
      )}
    </div>
  )
}

function Reactions(): ReactElement {
  return (
    <footer
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-around',
        height: REACTIONS,
        flexShrink: 0,
        color: NETWORK_GREY,
        fontSize: 14,
        fontWeight: 600,
      }}
    >
      <Reaction
        name="Like"
        path="M2.5 8.500h3v8h-3ZM5.5 9l3.6-6.400c1.5 0 2.1 1.2 1.9 2.500L10.5 8h4.900c1.1 0 1.7 1 1.5 2l-1.2 5.200c-.2.9-.9 1.3-1.7 1.300H5.5"
      />
      <Reaction
        name="Comment"
        path="M10 3c4.1 0 7.5 2.7 7.5 6.200s-3.4 6.2-7.5 6.200c-.9 0-1.8-.1-2.6-.4L3.6 16.800l.6-3.600C3.1 12.1 2.5 10.7 2.5 9.2 2.5 5.7 5.9 3 10 3Z"
      />
      <Reaction name="Share" path="M11.5 3.5 17.5 9l-6 5.500v-3.300c-4.3 0-6.9 1.3-8.8 4.3.4-4.6 3-8.2 8.8-8.900Z" />
    </footer>
  )
}

const oneLine: CSSProperties = { textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

function Reaction({ name, path }: { readonly name: string; readonly path: string }): ReactElement {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke={NETWORK_GREY}
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      {name}
    </span>
  )
}

function More(): ReactElement {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill={NETWORK_GREY} aria-hidden="true" style={{ flexShrink: 0 }}>
      <circle cx="4" cy="10" r="1.7" />
      <circle cx="10" cy="10" r="1.7" />
      <circle cx="16" cy="10" r="1.7" />
    </svg>
  )
}
