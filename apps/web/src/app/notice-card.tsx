import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import CloseIcon from 'material-icon:baseline-close'
import { useEffect, useState } from 'react'
import { type Notice, closeNotice, runNoticeAction } from '../state/notices.ts'
import { commonText } from '../text/en.ts'
import { shadow } from '../ui/tokens.ts'

/** One notice. Its timer pauses while it is hovered or holds the focus. */
export function NoticeCard({ notice: { id, message, kind, action, ms } }: { notice: Notice }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || ms === null) return undefined
    const timer = setTimeout(() => closeNotice(id), ms)
    return () => clearTimeout(timer)
  }, [held, id, ms])
  return (
    <Alert
      severity={kind}
      variant="filled"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        alignItems: 'center',
        maxWidth: 560,
        boxShadow: shadow.raised,
        pointerEvents: 'auto',
        bgcolor: kind === 'info' ? 'text.primary' : undefined,
        '& .MuiAlert-action': { alignItems: 'center', py: 0 },
        animation: 'notice-enter 200ms cubic-bezier(.2,0,0,1)',
        '@keyframes notice-enter': { from: { opacity: 0, translate: '0 8px' } },
      }}
      action={
        <>
          {action !== null && (
            <Button color="inherit" size="small" onClick={() => runNoticeAction(id)} sx={{ whiteSpace: 'nowrap' }}>
              {action.label}
            </Button>
          )}
          <IconButton color="inherit" size="small" aria-label={commonText.close} onClick={() => closeNotice(id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      {message}
    </Alert>
  )
}
