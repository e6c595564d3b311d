import { useEffect } from 'react'
import { openPage, reloadPage } from '../browser/server-answers.ts'
import { routeErrorText } from '../text/shell-en.ts'
import { usePageTitle } from '../ui/page-title.ts'

/** Shown when a screen fails. Plain CSS on purpose: it must work when a part of the app could not even be loaded. */
export function RouteError({ error }: { readonly error: unknown }) {
  usePageTitle(routeErrorText.title)
  useEffect(() => {
    console.warn('A screen could not be shown', error)
  }, [error])
  useEffect(() => {
    // The screen of another entry of the history may be sound.
    window.addEventListener('popstate', reloadPage)
    return () => window.removeEventListener('popstate', reloadPage)
  }, [])
  return (
    <main className="plain-page">
      <svg width="160" height="112" viewBox="0 0 160 112" aria-hidden="true">
        <rect className="sheet" x="6" y="14" width="104" height="84" rx="14" strokeDasharray="7 7" />
        <rect className="sheet" x="50" y="6" width="104" height="84" rx="14" />
        <path className="stroke" d="M62 52h20l8-18 12 32 8-14h32" />
        <path className="line" d="M64 78h44" />
      </svg>
      <div role="alert">
        <h1>{routeErrorText.title}</h1>
        <p>{routeErrorText.text}</p>
      </div>
      <button type="button" className="plain-button" onClick={reloadPage}>
        {routeErrorText.reload}
      </button>
      <a
        className="plain-button quiet"
        href="/"
        onClick={(event) => {
          event.preventDefault()
          openPage('/')
        }}
      >
        {routeErrorText.home}
      </a>
    </main>
  )
}
