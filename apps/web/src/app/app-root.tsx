import '../browser/validation.ts'
import { Outlet } from 'react-router'
import { ThemeRoot } from '../ui/theme-root.tsx'
import { Notices } from './notices.tsx'

/** Above every screen but the landing page: the component library's look, and the messages. */
export const AppRoot = () => (
  <ThemeRoot>
    <Outlet />
    <Notices />
  </ThemeRoot>
)
