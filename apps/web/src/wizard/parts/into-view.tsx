import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls what it holds into sight when it appears: an answer below the fold is none. Keeps clear of the button at the bottom. */
export function IntoView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which an effect must not.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [box])
  return (
    <Box ref={box} sx={{ scrollMarginBlock: '24px 132px' }}>
      {children}
    </Box>
  )
}
