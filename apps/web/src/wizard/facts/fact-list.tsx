import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type CopyOption } from '@adloom/domain/copy.ts'
import { languageOfTag } from '@adloom/domain/language.ts'
import { type ReactNode } from 'react'
import { useWizard } from '../../state/wizard/wizard.ts'
import { factText } from '../../text/generated-en.ts'
import { surface } from '../../ui/tokens.ts'
import { markedPassage } from './highlighted-passage.ts'
import { MarkedWords } from './highlighted-words.tsx'
import { shownFacts } from './shown-facts.ts'

/** All support of a text, in full, with its source on the page. Nothing where that is unknown. */
export function FactList({ option }: { option: CopyOption }): ReactNode {
  const wizard = useWizard()
  const facts = shownFacts(option, wizard)
  if (facts.length === 0) return null
  const lang = languageOfTag(wizard.scrapedData?.language ?? null) ?? undefined
  return (
    <Box component="section" aria-label={factText.title}>
      <Typography component="h3" variant="body2" sx={{ mb: 0.75, fontWeight: 600 }}>
        {factText.title}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(96px, auto) minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: { xs: 0, sm: 1 },
          alignItems: 'baseline',
          m: 0,
          p: 1.5,
          borderRadius: 1.5,
          border: `1px solid ${surface.line}`,
          bgcolor: surface.canvas,
        }}
      >
        {facts.map(({ source, text, wordsToMark }) => (
          <Box key={`${source}${text}`} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {factText.places[source]}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              lang={wordsToMark === null || source === 'targeting' ? undefined : lang}
              sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}
            >
              {wordsToMark === null ? text : <MarkedWords words={markedPassage(text, wordsToMark)} />}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
