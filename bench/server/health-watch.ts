import { percentile } from '../figures.ts'

/**
 * `node … health-watch.ts ADDRESS`: asks a server for its health until its input ends, then prints how long 99 of 100 answers took at most, in milliseconds, and
 * their number. A process of its own: the bench is busy with the ads that it orders.
 */
const [, , address] = process.argv
const waits: number[] = []
process.stdin.resume()
while (!process.stdin.readableEnded) {
  const start = performance.now()
  await (await fetch(`${address}/api/health`)).text()
  waits.push(performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, 10))
}
console.log(JSON.stringify({ p99: percentile(waits, 0.99), count: waits.length }))
