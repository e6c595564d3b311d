import { groundAddressOf, type PictureGround, pictureGroundSchema } from '@adloom/domain/design/picture-ground.ts'
import { type Creative } from '@adloom/domain/template.ts'
import { useEffect, useState } from 'react'

/** Images in the cache: an ad scrolled out of view and back draws correctly at once. */
const MAX_KNOWN = 1000
const known = new Map<string, PictureGround>()

/** What the server says that the image of an ad is like behind text, as the file knows it; null until it has answered, and where it does not know. */
export function useImageGround(creative: Creative): PictureGround | null {
  const address = groundAddressOf(creative)
  const [, setRead] = useState<string | null>(null)
  useEffect(() => {
    if (address === null || known.has(address)) return undefined
    const gone = new AbortController()
    const read = async (): Promise<void> => {
      try {
        const reply = await fetch(address, { signal: gone.signal })
        if (!reply.ok) return
        if (known.size >= MAX_KNOWN) known.clear()
        known.set(address, pictureGroundSchema.parse(await reply.json()))
        setRead(address)
      } catch {
        // Without an answer the ad has its full shade.
      }
    }
    void read()
    return () => gone.abort()
  }, [address])
  return address === null ? null : (known.get(address) ?? null)
}
