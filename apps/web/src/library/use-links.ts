import { type Ad } from '@adloom/domain/ad.ts'
import { useEffect } from 'react'
import { useLocation, navigate } from '../browser/router.tsx'
import { notify } from '../state/notices.ts'
import { libraryText } from '../text/library-en.ts'
import { addressOf, isLibraryFilter, type LibraryFilter } from './filters.ts'

/** The filter of a navigation state with `filterType`: all for an unknown one, null without it. */
export function presetOf(state: unknown): LibraryFilter | null {
  if (typeof state !== 'object' || state === null || !('filterType' in state)) return null
  return isLibraryFilter(state.filterType) ? state.filterType : 'all'
}

/** Moves the filter of the navigation state into the address and clears the state (§2.1). The list shows it from the first frame. */
export function usePresetFilter(preset: LibraryFilter | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (preset !== null) navigate(addressOf(preset, pathname), { replace: true, state: null })
  }, [pathname, preset])
}

/** `?open=` opens the creation of that id and then leaves the address. A new one may still be on its way from the server: it is waited for. */
export function useLinkedAd(creations: readonly Ad[], ready: boolean, onOpen: (ad: Ad) => void): void {
  const { pathname, search } = useLocation()
  const id = new URLSearchParams(search).get('open')
  const linked = id === null || !ready ? undefined : creations.find((ad) => ad.id === id)
  useEffect(() => {
    if (linked === undefined) return
    onOpen(linked)
    const query = new URLSearchParams(search)
    query.delete('open')
    navigate(query.size === 0 ? pathname : `${pathname}?${query.toString()}`, { replace: true })
  }, [linked, onOpen, pathname, search])
}

/** `?videoId=` opens that video and then leaves the address; `?id=` is only logged (§2.1). */
export function useLinkedVideo(creations: readonly Ad[], ready: boolean, onOpen: (ad: Ad) => void): void {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const [videoId, id] = [query.get('videoId'), query.get('id')]
  useEffect(() => {
    if (id !== null) console.info('Opened for creation', id)
  }, [id])
  useEffect(() => {
    if (videoId === null || !ready) return
    const video = creations.find((ad) => ad.type === 'video' && ad.id === videoId)
    if (video === undefined) notify(libraryText.videoGone, { kind: 'warning' })
    else onOpen(video)
    navigate('/tool', { replace: true })
  }, [videoId, ready, creations, onOpen])
}
