import Box from '@mui/material/Box'
import { ink } from '../../ui/tokens.ts'
import { type Stretch } from './highlighted-passage.ts'

/** Words of a page; what the headline took of them by its weight, and as marked text for programs that read it aloud. */
export const MarkedWords = ({ words }: { words: readonly Stretch[] }) =>
  words.map(({ text, isMarked }, place) =>
    isMarked ? (
      <Box
        // A passage is cut once: its parts never change places.
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
