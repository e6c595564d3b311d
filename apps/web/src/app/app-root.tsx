import '../browser/validation.ts'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
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

/** Wraps every screen but the landing page: the component library's theme, and the notices. Videos in progress are tracked on all of them. */
export function AppRoot() {
  useEffect(() => {
    if (!hasVideosToFollow()) return
    void import('../state/video-watch.ts').then(({ watchVideos }) => watchVideos())
  }, [])
  return (
    <ThemeRoot>
      <Outlet />
      <Notices />
    </ThemeRoot>
  )
}
