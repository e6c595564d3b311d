import { createParts } from './parts.ts'
import { partListSchema } from './part-list.ts'

// Adds the part that its first word describes, in a process that a test may kill.
const [list, folder, npmScript] = process.argv.slice(2)
const parts = createParts({
  list: partListSchema.parse(JSON.parse(list)),
  folder,
  isUsed: true,
  source: null,
  npmScript,
  freeBytes: async () => Number.POSITIVE_INFINITY,
  warn: () => undefined,
  system: { platform: 'linux', arch: 'x64' },
})
const telling = setInterval(() => {
  process.send?.(parts.list()[0].percent)
}, 50)
await parts.add('cutout', new AbortController().signal)
clearInterval(telling)
process.send?.('added')
process.disconnect()
