import Box from '@mui/material/Box'
import { ink } from '../../ui/tokens.ts'
import { type PassagePart } from './highlighted-passage.ts'

/** Text of a page with the part the headline uses in bold, and as marked text for screen readers. */
export const MarkedWords = ({ words }: { words: readonly PassagePart[] }) =>
  words.map(({ text, isMarked }, place) =>
    isMarked ? (
      <Box
        // A passage is split once: its parts never change order.
        key={`${place}${text}`}
        component="mark"
        sx={{
          bgcolor: 'transparent',
          color: ink[900],
          fontWeight: 650,
          '@media (forced-colors: active)': { color: 'MarkText', bgcolor: 'Mark' },
        }}
      >
        {text}
      </Box>
    ) : (
      text
    ),
  )
