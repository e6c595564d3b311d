import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { api } from '../browser/api.ts'
import { settingsText } from '../text/settings-en.ts'
import { removeToken } from './read-spending.ts'
import { radius, surface } from '../ui/tokens.ts'

/** Who is signed in, and the way out; nothing where nobody signs in. */
export function SignedIn() {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    api.session({}, { signal: controller.signal }).then(
      ({ user }) => setName(user?.name ?? null),
      () => undefined, // The screen's other calls say why.
    )
    return () => controller.abort()
  }, [])
  if (name === null) return null
  return (
    <Box
      component="form"
      method="post"
      action="/sign-out"
      onSubmit={removeToken}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        p: 2,
        border: `1px solid ${surface.line}`,
        borderRadius: `${String(radius.card)}px`,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{settingsText.signedInAs(name)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {settingsText.aboutSignOut}
        </Typography>
      </Box>
      <Button type="submit" variant="outlined">
        {settingsText.signOut}
      </Button>
    </Box>
  )
}
