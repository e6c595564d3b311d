/** What one ad takes, in seconds. */
export interface AdDemand {
  /** Of a thread that draws. */
  readonly thread: number
  /** Of processors, in all processes together. */
  readonly cores: number
  /** Standard deviation of its time by its mean. */
  readonly variation: number
}

/** Threads that draw, and cores they share with everything else. */
export interface Machines {
  readonly threads: number
  readonly cores: number
}

/** Ads a minute that machines make when work always waits: threads or cores are busy all the time, whichever is fewer (asymptotic bound, Denning and Buzen 1978). */
export const mostPerMinute = ({ thread, cores }: AdDemand, machines: Machines): number =>
  60 * Math.min(machines.threads / thread, machines.cores / cores)

/** Machines as a queue's servers: so many at once, and how long each takes, which is longer where threads wait for cores. */
function serversOf(demand: AdDemand, machines: Machines): { readonly count: number; readonly seconds: number } {
  const count = Math.max(1, Math.min(machines.threads, Math.floor((machines.cores * demand.thread) / demand.cores)))
  return { count, seconds: (count * 60) / mostPerMinute(demand, machines) }
}

/** Share of arrivals that wait in M/M/c (Erlang C). `load`: servers busy on average, less than `count`. */
function shareWaiting(count: number, load: number): number {
  let blocked = 1
  for (let servers = 1; servers <= count; servers++) blocked = (load * blocked) / (servers + load * blocked)
  return blocked / (1 - (load / count) * (1 - blocked))
}

/** Seconds an ad waits before it is begun when `perMinute` arrive at random, on average and at most in 95 of 100 cases (Allen and Cunneen's M/G/c); Infinity beyond the capacity. */
export function waitInQueue(perMinute: number, demand: AdDemand, machines: Machines): { readonly mean: number; readonly p95: number } {
  const { count, seconds } = serversOf(demand, machines)
  const load = (perMinute / 60) * seconds
  if (load >= count) return { mean: Infinity, p95: Infinity }
  const waiting = shareWaiting(count, load)
  const whenWaiting = (seconds / (count - load)) * ((1 + demand.variation ** 2) / 2)
  return { mean: waiting * whenWaiting, p95: Math.max(0, whenWaiting * Math.log(waiting / 0.05)) }
}

/** The same by simulation, from a seed: times have a gamma distribution. */
export function simulatedWait(perMinute: number, demand: AdDemand, machines: Machines, ads: number, seed: number): number {
  const { count, seconds } = serversOf(demand, machines)
  const random = randomOf(seed)
  const free = Array.from({ length: count }, () => 0)
  let now = 0
  let waited = 0
  for (let ad = 0; ad < ads; ad++) {
    now += -Math.log(1 - random()) * (60 / perMinute)
    const server = free.indexOf(Math.min(...free))
    const begins = Math.max(now, free[server])
    waited += begins - now
    free[server] = begins + seconds * gamma(demand.variation, random)
  }
  return waited / ads
}

/** A positive number whose mean is 1, with this standard deviation: a sum of exponential ones, in part the last. */
function gamma(variation: number, random: () => number): number {
  const shape = 1 / variation ** 2
  let sum = 0
  for (let part = 0; part < Math.floor(shape); part++) sum -= Math.log(1 - random())
  return (sum + (shape % 1)) / shape
}

/** mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
