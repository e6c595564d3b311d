import { useContext, useEffect, useState } from 'react'
import { learnWords, undividedPhrases } from './line-breaks.ts'
import { ServerWords } from './server-words.ts'

/** A pause in typing, milliseconds. */
const PAUSE_MS = 200

/**
 * Learns the words of texts, one a line, from the server, so that their lines end as in the file, and draws again when they are there. Without a reply
 * they end between the browser's words.
 */
export function useServerWords(texts: string): void {
  const divide = useContext(ServerWords)
  const [, setLearnt] = useState('')
  useEffect(() => {
    const phrases = undividedPhrases(texts.split('\n'))
    if (divide === null || phrases.length === 0) return undefined
    const learn = async (): Promise<void> => {
      const words = await divide(phrases).catch(() => [])
      for (const [place, phrase] of phrases.entries()) learnWords(phrase, words[place] ?? [])
      setLearnt(texts)
    }
    const timer = setTimeout(() => void learn(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [texts, divide])
}
