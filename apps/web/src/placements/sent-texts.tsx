import { type CopyOption } from '@adloom/domain/copy.ts'
import { charactersOf, textsFor } from '@adloom/domain/placements/fitting-texts.ts'
import { type AdPlacement, type PlacementText } from '@adloom/domain/placements/placement.ts'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { placementsText } from '../text/placements-en.ts'
import { editText } from '../text/library-en.ts'
import { type JudgedPlacement } from './use-checks.ts'

interface SentTextsProps {
  readonly placement: AdPlacement
  readonly option: CopyOption
  readonly brandName: string
  /** Null while it is not known. */
  readonly judgement: JudgedPlacement | null
}

const fields = ['headline', 'longHeadline', 'body', 'businessName'] as const satisfies readonly PlacementText[]

/** What goes with the picture in a placement: of each text the form that fits. */
export function SentTexts({ placement, option, brandName, judgement }: SentTextsProps) {
  const texts = textsFor(placement, { option, brandName })
  const sent = fields.flatMap((field) => {
    const [text, rule] = [texts[field], placement.texts[field]]
    return text === null || rule === null ? [] : [{ field, text, rule }]
  })
  const call = callSent(judgement)
  return (
    <Stack component="section" aria-label={placementsText.sent} sx={{ gap: 1 }}>
      <Typography component="h3" variant="subtitle1">
        {placementsText.sent}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {sent.length === 0 && call === null ? placementsText.nothingSent : placementsText.sentAbout}
      </Typography>
      {(sent.length > 0 || call !== null) && (
        <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, '& dd': { m: 0, overflowWrap: 'anywhere' } }}>
          {sent.map(({ field, text, rule }) => {
            const [count, most] = [charactersOf(text, rule), rule.shown ?? rule.most]
            return (
              <div key={field}>
                <Typography component="dt" variant="caption" color="textSecondary">
                  {[placementsText.fields[field], formOf(field, text, option)].filter((part) => part !== null).join(' · ')}
                </Typography>
                <Typography component="dd" variant="body2" dir="auto" sx={{ textAlign: 'left' }}>
                  {text === '' ? placementsText.none : text}
                </Typography>
                {most !== null && (
                  <Typography component="dd" variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {count > most ? editText.cropped(count, most) : editText.fits(count, most)}
                  </Typography>
                )}
              </div>
            )
          })}
          {call !== null && (
            <div>
              <Typography component="dt" variant="caption" color="textSecondary">
                {placementsText.fields.call}
              </Typography>
              <Typography component="dd" variant="body2">
                {call}
              </Typography>
            </div>
          )}
        </Box>
      )}
    </Stack>
  )
}

/** Which form of the ad's text it is; null for a name. */
function formOf(field: PlacementText, text: string, { headline, description, compact, long }: CopyOption): string | null {
  if (field === 'businessName') return null
  const part = field === 'body' ? 'description' : 'headline'
  if (text === { headline, description }[part]) return placementsText.forms.own
  if (text === compact?.[part]) return placementsText.forms.compact
  return text === long?.[part] ? placementsText.forms.long : null
}

/** The platform's name of the call to action; null where none is chosen from a list. */
function callSent(judgement: JudgedPlacement | null): string | null {
  const check = judgement?.checks.find(({ rule }) => rule === 'call to action')
  if (check === undefined) return null
  return check.mend?.kind === 'call to action' ? check.mend.value : check.allowed
}
