import '../browser/validation.ts'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { ThemeRoot } from '../ui/theme-root.tsx'
import { Notices } from './notices.tsx'

/** Whether videos are being made for this browser, without the code that follows them. */
function hasVideosToFollow(): boolean {
  try {
    return localStorage.getItem('adloom.video-queue') !== null
  } catch {
    return false
  }
}

/** Above every screen but the landing page: the component library's look, and the messages. Videos that were begun are followed from any of them. */
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
