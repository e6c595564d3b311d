import { useEffect } from 'react'

/** Names the browser tab while the calling screen is shown; null gives the landing page's name. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Adloom: product links become ready-to-post ads' : `${title} · Adloom`
  }, [title])
}
