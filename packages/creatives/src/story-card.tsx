import { DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type ReactElement } from 'react'
import { buttonOn } from './accent.ts'
import { type CardPreview, trimmedOrNull, previewLabel } from './feed-card.tsx'
import { isClearFile, STORY_FIT } from './image-frame.tsx'
import { Avatar, SkeletonBar, clamped, NETWORK_FONT, PreviewImage } from './preview-parts.tsx'

/** Pixels: 9 : 16. */
export const storyCardSize = { width: 306, height: 544 } as const

/** Behind a product without a background: light, so that dark and white products both show and the shades still carry the text. */
const CLEAR_GROUND = 'radial-gradient(circle at 50% 38%, #EEF2F8, #B9C4D6)'

/** The colour that the shades at top and bottom give most images. */
const SHADE = '#2E2E2E'

/** The ad as it appears among stories: image from edge to edge, advertiser at the top, text at the bottom. */
export function StoryCard(preview: CardPreview): ReactElement {
  return (
    <article
      aria-label={previewLabel('Story preview', preview)}
      aria-busy={preview.loading}
      style={{
        ...storyCardSize,
        position: 'relative',
        overflow: 'hidden',
        borderRadius: 16,
        background: preview.image !== null && isClearFile(preview.image) ? CLEAR_GROUND : '#2B3648',
        boxShadow: '0 12px 32px rgba(11, 18, 32, 0.2)',
        color: '#FFFFFF',
        fontFamily: NETWORK_FONT,
        textAlign: 'left',
        forcedColorAdjust: 'none',
      }}
    >
      <PreviewImage
        src={preview.image}
        alt={trimmedOrNull(preview.headline) ?? `Picture of ${trimmedOrNull(preview.businessName) ?? DEFAULT_BUSINESS_NAME}`}
        {...storyCardSize}
        fit={STORY_FIT}
      />
      <div
        aria-hidden="true"
        style={{
          position: 'absolute',
          inset: '0 0 auto',
          height: 120,
          background: 'linear-gradient(rgb(0 0 0 / .62), rgb(0 0 0 / .38) 45%, rgb(0 0 0 / 0))',
        }}
      />
      <div aria-hidden="true" style={{ position: 'absolute', left: 10, right: 10, top: 10, display: 'flex', gap: 4 }}>
        {[1, 0.45, 0.45].map((opacity, index) => (
          <span key={index} style={{ flex: 1, height: 2, borderRadius: 1, background: '#FFFFFF', opacity }} />
        ))}
      </div>
      <Advertiser {...preview} />
      <StoryText {...preview} />
    </article>
  )
}

function Advertiser({ businessName, brandLogo, accent }: CardPreview): ReactElement {
  const ownName = trimmedOrNull(businessName)
  return (
    <header style={{ position: 'absolute', left: 12, right: 12, top: 22, display: 'flex', alignItems: 'center', gap: 9 }}>
      <Avatar logo={brandLogo} businessName={ownName} size={32} colors={buttonOn(SHADE, accent)} />
      <div style={{ minWidth: 0, textShadow: '0 1px 2px rgb(0 0 0 / .4)' }}>
        <div
          dir="auto"
          style={{
            fontSize: 14,
            fontWeight: 600,
            lineHeight: '17px',
            textAlign: 'start',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {ownName ?? DEFAULT_BUSINESS_NAME}
        </div>
        <div style={{ fontSize: 12, lineHeight: '15px' }}>Sponsored</div>
      </div>
    </header>
  )
}

function StoryText(preview: CardPreview): ReactElement {
  const headline = trimmedOrNull(preview.headline)
  const subline = trimmedOrNull(preview.subline)
  const callToAction = trimmedOrNull(preview.callToAction)
  const isSilent = headline === null && subline === null && callToAction === null && !preview.loading
  return (
    <div
      style={{
        position: 'absolute',
        inset: 'auto 0 0',
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        gap: 6,
        padding: '88px 18px 20px',
        background: isSilent ? 'none' : 'linear-gradient(rgb(0 0 0 / 0), rgb(0 0 0 / .56) 34%, rgb(0 0 0 / .82))',
      }}
    >
      {preview.loading ? (
        <div style={{ display: 'grid', gap: 10, paddingBottom: 12 }}>
          <SkeletonBar width="86%" height={18} light />
          <SkeletonBar width="100%" height={11} light />
          <SkeletonBar width="60%" height={11} light />
        </div>
      ) : (
        <>
          {headline !== null && (
            <div dir="auto" style={{ fontSize: 20, fontWeight: 600, lineHeight: '25px', ...clamped(2) }}>
              {headline}
            </div>
          )}
          {subline !== null && (
            <div dir="auto" style={{ fontSize: 14, lineHeight: '19px', ...clamped(3) }}>
              {subline}
            </div>
          )}
          {callToAction !== null && <StoryButton label={callToAction} accent={preview.accent} />}
        </>
      )}
    </div>
  )
}

function StoryButton({ label, accent }: { readonly label: string; readonly accent: string }): ReactElement {
  const button = buttonOn(SHADE, accent)
  return (
    <span
      dir="auto"
      style={{
        alignSelf: 'center',
        marginTop: 10,
        maxWidth: '100%',
        padding: '10px 22px',
        boxSizing: 'border-box',
        borderRadius: 999,
        background: button.surface,
        color: button.text,
        fontSize: 14,
        fontWeight: 600,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {label}
    </span>
  )
}
