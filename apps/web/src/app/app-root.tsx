import '../browser/validation.ts'
import { ServerWords } from '@adloom/creatives/server-words.ts'
import { type ReactNode, useEffect } from 'react'
import { ownName } from '../browser/owner.ts'
import { ThemeRoot } from '../ui/theme-root.tsx'
import { Notices } from './notices.tsx'

/** Whether videos are being made for this browser. Reads it without loading the code that tracks them. */
function hasVideosToFollow(): boolean {
  try {
    return localStorage.getItem(ownName('adloom.video-queue')) !== null
  } catch {
    return false
  }
}

/** Asks the server for the words of phrases. Only few ads need it: its code is loaded then. */
async function divideWords(phrases: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { api } = await import('../browser/api.ts')
  return (await api.divideWords({ phrases: [...phrases] })).words
}

/** Wraps every screen but the landing page: the component library's theme, and the notices. Videos in progress are tracked on all of them. */
export function AppRoot({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (!hasVideosToFollow()) return
    void import('../state/videos/video-watch.ts').then(({ watchVideos }) => watchVideos())
  }, [])
  return (
    <ThemeRoot>
      <ServerWords value={divideWords}>{children}</ServerWords>
      <Notices />
    </ThemeRoot>
  )
}
