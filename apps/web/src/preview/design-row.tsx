import Box from '@mui/material/Box'
import { DesignActions, type DesignActionsProps } from './design-actions.tsx'
import { LayoutStrip, type LayoutStripProps } from './layout-strip.tsx'

export interface DesignRowProps extends LayoutStripProps {
  readonly design: DesignActionsProps
  /** Of the strip, in pixels. */
  readonly height: number
}

/** The layouts of a finished ad, and what else changes its design: parts of a row that wraps. */
export function DesignRow({ design, height, ...strip }: DesignRowProps) {
  return (
    <>
      {/* Beside the counter, and on a phone above it. */}
      <Box sx={{ display: 'grid', flex: '1 1 320px', minWidth: 0, maxWidth: 'max-content', height }}>
        <LayoutStrip {...strip} />
      </Box>
      <DesignActions {...design} />
    </>
  )
}
