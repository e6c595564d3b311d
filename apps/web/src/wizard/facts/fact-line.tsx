import Typography from '@mui/material/Typography'
import { languageOfTag } from '@adloom/domain/language.ts'
import { useWizard } from '../../state/wizard/wizard.ts'
import { factText } from '../../text/generated-en.ts'
import { brandColors } from '../../ui/tokens.ts'
import { excerptOf } from './highlighted-passage.ts'
import { MarkedWords } from './highlighted-words.tsx'
import { isFromPage, type ShownFact } from './shown-facts.ts'

/** The page's support for a text, in two lines at most. The text's dialog shows all of it. */
export function FactLine({ fact: { source, text, wordsToMark }, id }: { fact: ShownFact; id: string }) {
  const wizard = useWizard()
  const from = source === 'targeting' ? factText.yours : isFromPage(wizard) ? factText.fromPage : factText.fromWords
  const { before, after } = factText.quoted
  return (
    <Typography
      id={id}
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{
        mt: 1,
        pl: 1,
        borderLeft: `2px solid ${brandColors[200]}`,
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {`${from} `}
      {wordsToMark === null ? (
        text
      ) : (
        <span lang={languageOfTag(wizard.scrapedData?.language ?? null) ?? undefined}>
          {before}
          <MarkedWords words={excerptOf(text, wordsToMark)} />
          {after}
        </span>
      )}
    </Typography>
  )
}
