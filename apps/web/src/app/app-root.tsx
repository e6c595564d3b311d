import '../browser/validation.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { ThemeRoot } from '../ui/theme-root.tsx'
import { Notices } from './notices.tsx'

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1 } } })

/** Above every screen but the landing page: the component library's look, the server's answers, the messages. */
export function AppRoot() {
  return (
    <QueryClientProvider client={queries}>
      <ThemeRoot>
        <Outlet />
        <Notices />
      </ThemeRoot>
    </QueryClientProvider>
  )
}
