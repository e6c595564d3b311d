import { type FeedReadingChoice } from '@adloom/domain/calls/campaign-calls.ts'
import { type FeedField, type FeedMapping, type FeedPreview } from '@adloom/domain/campaign/feed-product.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, uploadFeed } from '../../browser/api.ts'
import { failureSentence } from '../../browser/failure-sentence.ts'
import { onlyAddressOf } from '../../state/campaigns/feed-text.ts'
import { type GivenFeed } from '../../state/campaigns/new-feed.ts'
import { commonText } from '../../text/en.ts'

/** A feed the server has stored, and its name: of a file, or an address. */
interface KeptFeed {
  readonly key: string
  readonly name: string
}

/** The feed of a campaign that is being set up. `percent`: what is sent of it. */
export type FeedState =
  | { readonly status: 'none' }
  | { readonly status: 'sending'; readonly name: string; readonly percent: number }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'failed'; readonly sentence: string }
  | { readonly status: 'there'; readonly feed: KeptFeed; readonly preview: FeedPreview; readonly isReadingAgain: boolean }

interface UseFeed {
  readonly state: FeedState
  /** Reads a feed the user gives. */
  readonly give: (feed: GivenFeed) => void
  /** Reads a stored feed, as the user says. */
  readonly read: (feed: KeptFeed, reading: FeedReadingChoice) => void
  /** Leaves it; what was being sent or read is stopped. */
  readonly leave: () => void
}

const percentOf = (part: number): number => Math.min(99, Math.floor(100 * part))

/** Stores a feed: a file, or text other than an address. Null for an address, which the server fetches. */
async function storeFeed(feed: GivenFeed, signal: AbortSignal, show: (state: FeedState) => void): Promise<KeptFeed | null> {
  if (typeof feed === 'string') return onlyAddressOf(feed) === null ? api.uploadFeed({ text: feed, name: '' }, { signal }) : null
  show({ status: 'sending', name: feed.name, percent: 0 })
  return uploadFeed(feed, {
    signal,
    onProgress: (part) => {
      if (!signal.aborted) show({ status: 'sending', name: feed.name, percent: percentOf(part) })
    },
  })
}

/** Reads feeds into previews; the last one wins. `onRead` gets each feed that could be read. */
export function useFeed(onRead: (feed: KeptFeed) => void): UseFeed {
  const [state, setState] = useState<FeedState>({ status: 'none' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = useCallback(
    async (work: (signal: AbortSignal) => Promise<{ feed: KeptFeed; preview: FeedPreview }>): Promise<void> => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      try {
        const { feed, preview } = await work(signal)
        if (signal.aborted) return
        setState({ status: 'there', feed, preview, isReadingAgain: false })
        onRead(feed)
      } catch (error) {
        if (!signal.aborted) setState({ status: 'failed', sentence: failureSentence(error, commonText) })
      }
    },
    [onRead],
  )

  const give = useCallback(
    (given: GivenFeed) =>
      void run(async (signal) => {
        const address = typeof given === 'string' ? onlyAddressOf(given) : null
        setState({ status: 'reading', name: address ?? (typeof given === 'string' ? '' : given.name) })
        const stored = await storeFeed(given, signal, setState)
        if (stored !== null && !signal.aborted) setState({ status: 'reading', name: stored.name })
        const { key, name, preview } = await api.previewFeed({ feed: stored ?? { url: address ?? '' } }, { signal })
        return { feed: { key, name }, preview }
      }),
    [run],
  )
  const read = useCallback(
    (feed: KeptFeed, { mapping, currency }: FeedReadingChoice) =>
      void run(async (signal) => {
        setState((before) => (before.status === 'there' ? { ...before, isReadingAgain: true } : { status: 'reading', name: feed.name }))
        const { preview } = await api.previewFeed({ feed, mapping, currency }, { signal })
        return { feed, preview }
      }),
    [run],
  )
  const leave = useCallback(() => {
    running.current?.abort()
    setState({ status: 'none' })
  }, [])
  return { state, give, read, leave }
}

/** The mapping with one column read as a field; where it was recognised as that, it needs no word. */
export const withColumn = (mapping: FeedMapping, column: string, field: FeedField | null): FeedMapping => ({ ...mapping, [column]: field })

/** A name for the campaign of a feed: that of its file or its site. */
export function nameOfFeed({ name }: KeptFeed): string {
  const url = /^https?:/i.test(name) ? URL.parse(name) : null
  if (url !== null) return url.hostname.replace(/^www\./, '')
  return name
    .replace(/\.\w{2,4}$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
}
