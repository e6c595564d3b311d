import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { brandColors } from './tokens.ts'

/** A line that opens what stands below it. */
export const Disclosure = ({ summary, children }: { readonly summary: ReactNode; readonly children: ReactNode }) => (
  <Box
    component="details"
    sx={{
      '& > summary': { cursor: 'pointer', minHeight: 24, fontSize: 13, color: brandColors[700], borderRadius: 0.5 },
      '& > summary:focus-visible': { outline: `3px solid ${brandColors[500]}`, outlineOffset: 2 },
    }}
  >
    <summary>{summary}</summary>
    {children}
  </Box>
)
