import { boundMemory } from './bounded-memory.ts'

/** A process that says what it runs with. */
boundMemory()
const { pid, argv, execArgv, env } = process
process.stdout.write(JSON.stringify({ pid, words: argv.slice(2), execArgv, env }))
