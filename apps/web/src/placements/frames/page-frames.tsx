import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { framesText } from '../../text/frames-en.ts'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { SenderMark, GreyBlock, CallButton, linesAtMost, Desktop, type FramedAd, GreyLine, GreyLines, Phone } from './frame-parts.tsx'

interface BannerFrameProps {
  readonly ad: FramedAd
  readonly format: AdFormat
}

/** An article on a phone with the ad between its paragraphs: picture, headline, text, name and button, as a responsive display ad is put together. */
export const ArticleFrame = ({ ad }: { readonly ad: FramedAd }) => (
  <Phone>
    <Box sx={{ display: 'grid', gap: 1.75, p: 2 }}>
      <GreyLines count={2} height={16} />
      <GreyLines count={2} />
      <Marked>
        <Box sx={{ overflow: 'hidden', border: '1px solid var(--line)', borderRadius: '10px', bgcolor: 'var(--ground)' }}>
          {ad.draw(326)}
          <Box sx={{ display: 'grid', gap: 0.75, p: 1.5 }}>
            <Box dir="auto" sx={{ color: 'var(--ink)', fontSize: 16, fontWeight: 600, lineHeight: 1.3, ...linesAtMost(2) }}>
              {ad.longHeadline === '' ? ad.headline : ad.longHeadline}
            </Box>
            <Box dir="auto" sx={{ color: 'var(--quiet)', fontSize: 13, lineHeight: 1.4, ...linesAtMost(2) }}>
              {ad.body}
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
              <Name ad={ad} />
              <CallButton call={ad.call} />
            </Box>
          </Box>
        </Box>
      </Marked>
      <GreyLines count={5} />
      <GreyBlock height={120} />
      <GreyLines count={4} />
    </Box>
  </Phone>
)

/** Results of a search partner's site, the ad above them. */
export const SearchFrame = ({ ad }: { readonly ad: FramedAd }) => (
  <Phone>
    <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40, px: 2, border: '1px solid var(--line)', borderRadius: 99 }}>
        <GreyLine width="46%" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ color: 'var(--ink)', fontSize: 12, fontWeight: 700 }}>{framesText.sponsored}</Box>
        <Name ad={ad} />
        <Box dir="auto" sx={{ color: 'var(--deed)', fontSize: 18, lineHeight: 1.3, ...linesAtMost(2) }}>
          {ad.longHeadline === '' ? ad.headline : ad.longHeadline}
        </Box>
        <Box dir="auto" sx={{ color: 'var(--quiet)', fontSize: 14, lineHeight: 1.45, ...linesAtMost(2) }}>
          {ad.body}
        </Box>
        <Box sx={{ overflow: 'hidden', borderRadius: '12px', width: Math.min(328, 300 * ad.ratio) }}>
          {ad.draw(Math.min(328, 300 * ad.ratio))}
        </Box>
      </Box>
      {[0, 1, 2].map((result) => (
        <Box key={result} sx={{ display: 'grid', gap: 1 }}>
          <GreyLine width="34%" />
          <GreyLine width="80%" height={14} />
          <GreyLines count={2} />
        </Box>
      ))}
    </Box>
  </Phone>
)

/** A page on a desktop with the banner above its article. */
export const PageTopFrame = ({ ad, format }: BannerFrameProps) => (
  <Desktop>
    <SiteHead />
    <Box sx={{ display: 'grid', justifyItems: 'center', py: 3, bgcolor: 'var(--well)' }}>
      <Marked>{ad.draw(adFormats[format].width)}</Marked>
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 300px', gap: 6, p: 6, height: 420, overflow: 'hidden' }}>
      <Article />
      <Side />
    </Box>
  </Desktop>
)

/** A page on a desktop with the banner in its side column. */
export const PageSideFrame = ({ ad, format }: BannerFrameProps) => (
  <Desktop>
    <SiteHead />
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 336px', gap: 6, p: 6, height: 740, overflow: 'hidden' }}>
      <Article />
      <Box sx={{ display: 'grid', alignContent: 'start', justifyItems: 'center', gap: 4 }}>
        <Marked>{ad.draw(adFormats[format].width)}</Marked>
        <Side />
      </Box>
    </Box>
  </Desktop>
)

/** A page on a phone with the banner at its foot. */
export const PhoneFootFrame = ({ ad, format }: BannerFrameProps) => (
  <Phone>
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 2, flex: 1, minHeight: 0, overflow: 'hidden', p: 2 }}>
      <GreyLines count={2} height={16} />
      <GreyBlock height={180} />
      <GreyLines count={7} />
      <GreyLines count={6} />
    </Box>
    <Box sx={{ display: 'grid', flex: 'none', justifyItems: 'center', pt: 0.5, pb: 2.5, bgcolor: 'var(--well)' }}>
      <Marked>{ad.draw(adFormats[format].width)}</Marked>
    </Box>
  </Phone>
)

/** An ad under the word that sets it apart from the page. */
const Marked = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', justifyItems: 'stretch', gap: 0.5 }}>
    <Box sx={{ color: 'var(--quiet)', fontSize: 11, textAlign: 'center' }}>{framesText.advertisement}</Box>
    {children}
  </Box>
)

const Name = ({ ad }: { readonly ad: FramedAd }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <SenderMark ad={ad} size={24} />
    <Box
      dir="auto"
      sx={{ minWidth: 0, overflow: 'hidden', color: 'var(--ink)', fontSize: 13, textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {ad.brandName}
    </Box>
  </Box>
)

const SiteHead = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 5, height: 72, px: 6, borderBottom: '1px solid var(--line)' }}>
    <GreyLine width={150} height={24} />
    {[72, 96, 84, 64].map((width) => (
      <GreyLine key={width} width={width} height={12} />
    ))}
  </Box>
)

const Article = () => (
  <Box sx={{ display: 'grid', alignContent: 'start', gap: 4 }}>
    <GreyLines count={2} height={30} gap={14} />
    <GreyBlock height={300} radius={12} />
    <GreyLines count={6} height={14} gap={14} />
  </Box>
)

const Side = () => (
  <Box sx={{ display: 'grid', alignContent: 'start', gap: 3, width: 1 }}>
    {[0, 1, 2].map((row) => (
      <Box key={row} sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', alignItems: 'center', gap: 2 }}>
        <GreyBlock height={72} />
        <GreyLines count={3} height={12} />
      </Box>
    ))}
  </Box>
)
