import { render, type RenderResult } from '@testing-library/react'
import { type ReactNode } from 'react'
import { navigate, Router, useLocation } from './router.tsx'

/** Renders at a path of the app, with this navigation state. */
export function renderAt(path: string, children: ReactNode, state: unknown = null): RenderResult {
  navigate(path, { replace: true, state })
  return render(<Router>{children}</Router>)
}

/** Of these, by path, the one of the address; `*` for any other. */
export const ScreenOf = ({ screens }: { readonly screens: Readonly<Record<string, ReactNode>> }) => {
  const { pathname } = useLocation()
  return screens[Object.hasOwn(screens, pathname) ? pathname : '*']
}
