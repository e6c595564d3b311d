import { type SocialAd } from '@adloom/domain/ad.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import { audienceSentence } from '@adloom/domain/targeting.ts'
import TuneIcon from 'material-icon:outline-tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { navigate } from '../../browser/router.tsx'
import { panelText } from '../../text/library-en.ts'
import { readableDate } from '../../ui/readable-date.ts'
import { surface, TOP_BAR_HEIGHT } from '../../ui/tokens.ts'
import { useCardActions } from './card-actions.ts'
import { Entry, Names } from './details.tsx'

const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitLineClamp: lines,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

/** Details of the selected combination. `content` is the index of its text, from 0. */
export const SocialSidePanel = memo(({ ad, content }: { ad: SocialAd; content: number }) => {
  const option = ad.contentVariations[content] ?? ad.contentVariations[0]
  const { audience, created } = panelText
  return (
    <Box
      component="aside"
      aria-label={panelText.label(ad.title)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: { xs: 1, lg: 360 },
        flex: 'none',
        borderLeft: { lg: `1px solid ${surface.line}` },
      }}
    >
      {/* The selected combination further down stays described in view, where the window is high enough for all of it. */}
      <Box sx={{ flex: 1 }}>
        <Stack
          sx={{
            gap: 2.5,
            p: 3,
            '@media (min-width: 1200px) and (min-height: 840px)': { position: 'sticky', top: TOP_BAR_HEIGHT },
          }}
        >
          <Box>
            <Typography component="h3" dir="auto" variant="h6" title={ad.productName} sx={{ ...clamped(3), textAlign: 'left' }}>
              {ad.productName}
            </Typography>
            <Typography component="h4" variant="subtitle2" color="textSecondary" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
              {panelText.variation(content + 1, ad.contentVariations.length)}
            </Typography>
          </Box>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, m: 0 }}>
            <Entry name={panelText.headline}>{option.headline}</Entry>
            <Entry name={panelText.description}>{option.description}</Entry>
            <Entry name={panelText.callToAction} half>
              {option.callToAction}
            </Entry>
            <Entry name={created} half>
              {readableDate(ad.createdAt) ?? panelText.notSpecified}
            </Entry>
            <Entry name={audience}>{audienceSentence(ad.targeting ?? {})}</Entry>
          </Box>
          <Names heading={panelText.platforms} names={panelText.platformNames} />
          <SampleFigures />
          {ad.engine !== undefined && (
            <Typography variant="caption" color="textSecondary">
              {engineCaption(ad.engine)}
            </Typography>
          )}
        </Stack>
      </Box>
      <NextActions ad={ad} />
    </Box>
  )
})
SocialSidePanel.displayName = 'SocialSidePanel'

/** Sample figures of performance, which say that they are samples. */
const SampleFigures = () => (
  <Box>
    <Typography component="h4" variant="caption" color="textSecondary" sx={{ fontWeight: 600 }}>
      {panelText.performance}
    </Typography>
    <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
      {panelText.figures.map(({ name, value }) => (
        <Stack key={name} direction="row" sx={{ justifyContent: 'space-between', py: 0.75, borderBottom: `1px solid ${surface.line}` }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </Stack>
      ))}
    </Box>
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.75 }}>
      {panelText.sample}
    </Typography>
  </Box>
)

/** Another ad, or the answers of this one in the wizard. */
function NextActions({ ad }: { ad: SocialAd }) {
  const { createMore } = useCardActions()
  return (
    <Stack direction="row" sx={{ gap: 1, p: 2, borderTop: `1px solid ${surface.line}` }}>
      <Button variant="outlined" fullWidth onClick={createMore}>
        {panelText.generateMore}
      </Button>
      <IconButton
        title={panelText.advanced}
        aria-label={panelText.advanced}
        sx={{ width: 44, height: 44 }}
        onClick={() => navigate('/wizard', { state: { advancedSettingsOf: ad.id } })}
      >
        <TuneIcon />
      </IconButton>
    </Stack>
  )
}
