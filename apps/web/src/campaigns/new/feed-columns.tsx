import { type FeedField, feedFields, type FeedPreview } from '@adloom/domain/campaign/feed-product.ts'
import ExpandIcon from 'material-icon:baseline-expand-more'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { feedFieldText, feedText } from '../../text/campaigns-en.ts'
import { surface } from '../../ui/tokens.ts'

interface FeedColumnsProps {
  readonly columns: FeedPreview['columns']
  /** Whether they are shown without asking: nothing can be made as they are read now. */
  readonly needsAttention: boolean
  readonly onMap: (column: string, field: FeedField | null) => void
}

/** What each column of a feed is read as, to be changed. */
export function FeedColumns({ columns, needsAttention, onMap }: FeedColumnsProps) {
  const [isOpen, setIsOpen] = useState(needsAttention)
  const id = useId()
  const read = columns.filter(({ field }) => field !== null).length
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: `1px solid ${surface.line}` }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography component="h3" variant="subtitle2">
            {feedText.columnsHeading}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {feedText.columnsRead(read, columns.length)}
          </Typography>
        </Box>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          endIcon={<ExpandIcon sx={{ transition: 'rotate 200ms', rotate: isOpen ? '180deg' : 'none' }} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? feedText.hideColumns : feedText.showColumns}
        </Button>
      </Stack>
      {isOpen && (
        <Box id={id} sx={{ mt: 1.5 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {feedText.columnsAbout}
          </Typography>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
              gap: 1,
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {columns.map((column) => (
              <Column key={column.name} column={column} onMap={onMap} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

const Column = ({
  column: { name, field, samples },
  onMap,
}: { column: FeedPreview['columns'][number] } & Pick<FeedColumnsProps, 'onMap'>) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 168px',
      alignItems: 'center',
      gap: 1.5,
      pl: 1.5,
      py: 0.75,
      pr: 0.75,
      borderRadius: 1.5,
      border: `1px solid ${surface.line}`,
      bgcolor: field === null ? surface.canvas : 'background.paper',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography dir="auto" variant="body2" title={name} sx={{ ...oneLine, fontWeight: 600, textAlign: 'left' }}>
        {name}
      </Typography>
      <Typography
        dir="auto"
        variant="caption"
        component="p"
        color="textSecondary"
        title={samples.join('\n')}
        sx={{ ...oneLine, textAlign: 'left' }}
      >
        {samples.length === 0 ? '–' : samples.join(' · ')}
      </Typography>
    </Box>
    <NativeSelect
      value={field ?? ''}
      onChange={({ target }) => onMap(name, feedFields.find((each) => each === target.value) ?? null)}
      input={<OutlinedInput size="small" sx={{ height: 40, bgcolor: 'background.paper' }} />}
      inputProps={{ 'aria-label': feedText.readAs(name) }}
      sx={{ color: field === null ? 'text.secondary' : undefined, '& option': { color: 'text.primary' } }}
    >
      <option value="">{feedText.notRead}</option>
      {feedFields.map((each) => (
        <option key={each} value={each}>
          {feedFieldText[each]}
        </option>
      ))}
    </NativeSelect>
  </Box>
)

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
