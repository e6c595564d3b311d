import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect } from 'react'
import { loadPart } from '../browser/load-part.ts'
import { onEngineChoices } from '../browser/engine-choices.ts'
import { openPage, reloadPage } from '../browser/server-answers.ts'
import { onSignedOut, type SessionEnd, signInPath } from '../browser/signed-out.ts'
import { onStorageError } from '../browser/storage.ts'
import { notify, closeAllNotices, useNotices } from '../state/notices.ts'
import { commonText, enginesText, signInText, storageText } from '../text/en.ts'
import { measureNotices } from '../ui/notices-height.ts'

// Most screens never have one.
const NoticeCard = lazy(async () => ({ default: (await loadPart(() => import('./notice-card.tsx'))).NoticeCard }))

/** Everything on the screen is kept in the browser for its owner, so the way through the sign-in leads back to it. */
const offerSignIn = (end: SessionEnd): void => {
  const { pathname, search } = window.location
  if (end === 'changed')
    return notify(signInText.changed, { kind: 'warning', ms: null, action: { label: signInText.reload, run: reloadPage } })
  const action = { label: signInText.signIn, run: () => openPage(signInPath(`${pathname}${search}`)) }
  return notify(signInText.signedOut, { kind: 'warning', ms: null, action })
}

/** The notices at the bottom of the screen, and the messages for problems with browser storage. */
export function Notices() {
  const notices = useNotices()
  // Nothing else on the screen explains why the data seems lost, so this notice stays.
  useEffect(() => onStorageError(({ kind }) => notify(storageText[kind], { kind: 'warning', ...(kind === 'newer' && { ms: null }) })), [])
  useEffect(
    () =>
      onEngineChoices((change) => {
        if (change === 'given-up') notify(enginesText.givenUp, { kind: 'warning' })
      }),
    [],
  )
  useEffect(() => onSignedOut(offerSignIn), [])
  useEffect(() => {
    window.addEventListener('pagehide', closeAllNotices)
    return () => window.removeEventListener('pagehide', closeAllNotices)
  }, [])
  return (
    <Box
      ref={measureNotices}
      component="section"
      aria-label={commonText.messages}
      sx={{
        position: 'fixed',
        display: 'flex',
        flexDirection: 'column',
        zIndex: 'snackbar',
        left: 24,
        right: 24,
        bottom: 24,
        gap: 1,
        alignItems: 'center',
        pointerEvents: 'none',
        // Where a bar is at the bottom, they are in the room it makes for them: beside its button, or below it in a narrow window.
        'body:has([data-bottom-bar]) &': { bottom: 8, alignItems: { lg: 'flex-start' } },
        'body:has([data-bottom-bar]) & > *': { maxWidth: { lg: 'calc(50vw - 140px)' } },
      }}
    >
      <Suspense fallback={null}>
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </Suspense>
    </Box>
  )
}
