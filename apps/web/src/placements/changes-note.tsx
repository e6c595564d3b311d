import UndoIcon from 'material-icon:baseline-undo'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { commonText } from '../text/en.ts'
import { type AdChanges } from './use-changes.ts'

/** What was changed last, and what takes it back. It gets the focus: the button that made the change is gone. */
export function ChangesNote({ changes: { state, undo } }: { readonly changes: AdChanges }) {
  const button = useRef<HTMLButtonElement>(null)
  const isDone = state.status === 'done'
  useEffect(() => {
    if (isDone) button.current?.focus()
  }, [isDone])
  return (
    <div role="status">
      {(isDone || state.status === 'failed') && (
        <Alert
          severity={isDone ? 'success' : 'error'}
          action={
            undo !== null && (
              <Button ref={button} color="inherit" size="small" startIcon={<UndoIcon />} onClick={undo}>
                {commonText.undo}
              </Button>
            )
          }
        >
          {state.sentence}
        </Alert>
      )}
    </div>
  )
}
