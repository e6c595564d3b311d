import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useEffect } from 'react'
import { onStorageTrouble } from '../browser/storage.ts'
import { notify, NOTICE_MS, passAllNotices, passNotice, takeNoticeAction, useNotices } from '../state/notices.ts'
import { commonText, storageText } from '../text/en.ts'

/** The message at the bottom of the screen, and the words for trouble with what the browser keeps. */
export function Notices() {
  const notice = useNotices(({ current }) => current)
  useEffect(() => onStorageTrouble(({ kind }) => notify(storageText[kind], { kind: 'warning' })), [])
  useEffect(() => {
    window.addEventListener('pagehide', passAllNotices)
    return () => window.removeEventListener('pagehide', passAllNotices)
  }, [])
  if (notice === null) return null
  const { id, message, kind, action } = notice
  return (
    <Snackbar
      key={id}
      open
      autoHideDuration={NOTICE_MS}
      // A click elsewhere is no answer: what can be undone stays undoable for its whole time.
      onClose={(_, reason) => {
        if (reason !== 'clickaway') passNotice(id)
      }}
    >
      <Alert
        severity={kind}
        variant="filled"
        onClose={() => passNotice(id)}
        slotProps={{ closeButton: { 'aria-label': commonText.close } }}
        sx={{ alignItems: 'center', bgcolor: kind === 'info' ? 'text.primary' : undefined, '& .MuiAlert-action': { py: 0 } }}
        action={
          action === null ? undefined : (
            <Button color="inherit" size="small" onClick={() => takeNoticeAction(id)}>
              {action.label}
            </Button>
          )
        }
      >
        {message}
      </Alert>
    </Snackbar>
  )
}
