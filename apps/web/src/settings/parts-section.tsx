import { type Part } from '@adloom/domain/part.ts'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../browser/api-failure.ts'
import { commonText } from '../text/en.ts'
import { partsText } from '../text/parts-en.ts'
import { adminApi } from './admin-api.ts'
import { PartRow } from './part-row.tsx'

/** How often it is asked how far a part is, in milliseconds. */
const ASK_AGAIN_MS = 1000

/** Optional parts of the installation; nothing where they cannot be read. */
export function PartsSection() {
  const [parts, setParts] = useState<readonly Part[]>([])
  const [refused, setRefused] = useState<{ readonly name: string; readonly sentence: string } | null>(null)
  const read = useCallback((signal?: AbortSignal) => {
    adminApi()
      .parts({}, { signal })
      .then(
        (found) => setParts(found.parts),
        () => undefined, // The screen's other calls say why; progress is asked for again.
      )
  }, [])
  useEffect(() => {
    const controller = new AbortController()
    read(controller.signal)
    return () => controller.abort()
  }, [read])
  const isAdding = parts.some(({ state }) => state === 'adding')
  useEffect(() => {
    if (!isAdding) return undefined
    const timer = setInterval(() => read(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isAdding, read])
  const add = async (name: string): Promise<void> => {
    setRefused(null)
    try {
      const added = await adminApi().addPart({ name })
      setParts((before) => before.map((part) => (part.name === name ? added : part)))
    } catch (error) {
      setRefused({ name, sentence: messageOf(error, { offline: commonText.offline, otherwise: commonText.unexpected }) })
    }
  }
  if (parts.length === 0) return null
  return (
    <Stack component="section" aria-labelledby="parts" sx={{ gap: 1.5 }}>
      <Box>
        <Typography component="h2" variant="h6" id="parts">
          {partsText.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {partsText.intro}
        </Typography>
      </Box>
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {parts.map((part) => (
          <PartRow
            key={part.name}
            part={part}
            refusal={refused?.name === part.name ? refused.sentence : null}
            onAdd={() => void add(part.name)}
          />
        ))}
      </Stack>
    </Stack>
  )
}
