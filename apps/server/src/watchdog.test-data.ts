import { watchEventLoop } from './watchdog.ts'

/** A process whose event loop stands still a second after its start; the word `works` lets it work on instead. */
watchEventLoop({ lookMs: 100, silentLooks: 10, startMs: 0 })
setTimeout(() => {
  while (process.argv[2] !== 'works');
  setTimeout(() => process.stdout.write('works\n', () => process.exit(0)), 2500)
}, 1000)
