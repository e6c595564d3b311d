import { useEffect } from 'react'

/** Sets the title of the browser tab while the calling screen is shown; null restores the landing page's. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Adloom: product links become ready-to-post ads' : `${title} · Adloom`
  }, [title])
}
