import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { routeErrorText } from '../text/en.ts'

/** What a screen that broke shows. Plain CSS on purpose: it must come up when a part of the app could not even be loaded. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => {
    console.warn('A screen could not be shown', error)
  }, [error])
  return (
    <main className="plain-page">
      <div role="alert">
        <h1>{routeErrorText.title}</h1>
        <p>{routeErrorText.text}</p>
      </div>
      <button type="button" className="plain-button" onClick={() => window.location.reload()}>
        {routeErrorText.reload}
      </button>
      <a className="plain-button quiet" href="/">
        {routeErrorText.home}
      </a>
    </main>
  )
}
