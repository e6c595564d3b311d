import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls its content into view when it appears: an answer below the fold goes unnoticed. Leaves room for the button at the bottom. */
export function IntoView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not returned: newer browsers return a promise, which an effect must not.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [box])
  return (
    <Box ref={box} sx={{ scrollMarginBlock: '24px 132px' }}>
      {children}
    </Box>
  )
}
