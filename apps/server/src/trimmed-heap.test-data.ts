import { setTimeout as wait } from 'node:timers/promises'
import { boundMemory, keepHeapTrimmed, returnFreedMemory } from './bounded-memory.ts'

/** A process that frees most of many small blocks between others that stay, and says how much memory it has before and after its heap was trimmed. */
boundMemory()
const rssMb = (): number => process.memoryUsage.rss() / 2 ** 20
const blocks = Array.from({ length: 4000 }, () => Buffer.allocUnsafeSlow(50_000).fill(1))
const kept = blocks.filter((_, place) => place % 20 === 0)
blocks.length = 0
returnFreedMemory()
const freed = rssMb()
await keepHeapTrimmed(50)
await wait(200)
process.stdout.write(JSON.stringify({ freed, trimmed: rssMb(), kept: kept.length }))
