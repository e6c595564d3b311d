import { type Part } from '@adloom/domain/part.ts'
import CheckIcon from 'material-icon:outline-check-circle'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { commonText } from '../text/en.ts'
import { partsText } from '../text/parts-en.ts'
import { radius, status, surface } from '../ui/tokens.ts'

interface PartRowProps {
  readonly part: Part
  /** Why the request to add it was refused; null when it was not. */
  readonly refusal: string | null
  readonly onAdd: () => void
}

/** An optional part: what it gives, its size, its licences, and the button that adds it. */
export function PartRow({ part, refusal, onAdd }: PartRowProps) {
  const heading = useId()
  const failure = refusal ?? part.failure?.message ?? null
  return (
    <Box
      component="li"
      sx={{ p: 2, border: `1px solid ${surface.line}`, borderRadius: `${String(radius.card)}px`, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h3" id={heading} sx={{ fontWeight: 650 }}>
          {part.title}
        </Typography>
        {part.state === 'installed' && (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', color: part.isUsed ? status.complete : status.queued }}
          >
            <CheckIcon fontSize="small" aria-hidden="true" />
            {part.isUsed ? partsText.installed : partsText.notUsed}
          </Typography>
        )}
      </Box>
      <Typography>{part.gives}</Typography>
      <Typography variant="body2" color="textSecondary">
        {partsText.size(part.downloadBytes, part.diskBytes)}
      </Typography>
      <Licences licences={part.licences} />
      {part.state === 'adding' && (
        <Box sx={{ mt: 1.5 }}>
          <LinearProgress
            aria-labelledby={heading}
            {...(part.percent === null ? {} : ({ variant: 'determinate', value: part.percent } as const))}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {part.percent === null ? partsText.adding : partsText.percent(part.percent)}
          </Typography>
        </Box>
      )}
      {failure !== null && part.state !== 'installed' && (
        <Alert
          severity="error"
          sx={{ mt: 1.5 }}
          action={
            part.mayAdd && (
              <Button color="inherit" size="small" onClick={onAdd}>
                {commonText.retry}
              </Button>
            )
          }
        >
          {failure}
        </Alert>
      )}
      {part.state === 'absent' && failure === null && (
        <Box sx={{ mt: 1.5 }}>
          {part.mayAdd ? (
            <Button variant="outlined" onClick={onAdd} aria-describedby={heading}>
              {partsText.add}
            </Button>
          ) : (
            <Typography variant="body2">{partsText.whoAdds}</Typography>
          )}
        </Box>
      )}
    </Box>
  )
}

const Licences = ({ licences }: Pick<Part, 'licences'>) => (
  <Box component="ul" aria-label={partsText.licences} sx={{ m: 0, mt: 1, pl: 2.5 }}>
    {licences.map(({ what, licence, source }) => (
      <Typography component="li" variant="body2" key={what} sx={{ overflowWrap: 'anywhere' }}>
        {`${partsText.licence(licence)}: ${what} `}
        {source !== null && (
          <Link href={source} target="_blank" rel="noreferrer">
            {withoutScheme(source)}
          </Link>
        )}
      </Typography>
    ))}
  </Box>
)

/** An address as people read it: the host and the path. */
function withoutScheme(address: string): string {
  const { hostname, pathname } = new URL(address)
  return hostname + pathname.replace(/\/$/, '')
}
