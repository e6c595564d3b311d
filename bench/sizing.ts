import { textTable } from './figures.ts'
import { type AdDemand, type Machines, mostPerMinute, simulatedWait, waitInQueue } from './sizing/queue-model.ts'

/**
 * The tables of docs/sizing.md: `npm run bench:sizing`. A queue model of ads that arrive at random, checked against a simulation of itself and against
 * what `npm run bench:campaign-workers` measured. Takes seconds. Fails when the model is off by more than a tenth.
 */

/** Campaigns on two cores, before and after that day's work (2026-11-29): an ad has two pictures and three texts. */
const measured: Readonly<Record<string, { readonly demand: AdDemand; readonly runs: readonly (readonly [string, Machines, number])[] }>> = {
  'in the morning': {
    demand: { thread: 60 / 44, cores: 120 / 59.5, variation: 0.11 },
    runs: [
      ['1 worker of one thread', { threads: 1, cores: 2 }, 44],
      ['2 workers of one thread', { threads: 2, cores: 2 }, 59],
      ['3 workers of one thread', { threads: 3, cores: 2 }, 60],
      ['the server alone', { threads: 2, cores: 2 }, 60],
    ],
  },
  now: {
    demand: { thread: 60 / 74, cores: 120 / 90, variation: 0.11 },
    runs: [
      ['1 worker of one thread', { threads: 1, cores: 2 }, 74],
      ['2 workers of one thread', { threads: 2, cores: 2 }, 92],
      ['3 workers of one thread', { threads: 3, cores: 2 }, 88],
      ['the server alone', { threads: 2, cores: 2 }, 84],
    ],
  },
}
const TOLERANCE = 0.1
const { demand } = measured.now

/** What an ad leaves behind: 60 ads of a campaign on the embedded database (2026-11-29). */
const ad = { rows: 15.1, databaseKb: 14.1, files: 3.95, filesKb: 745 }
/** US dollars: a month of two dedicated processors with 4 GB, a GB kept for a month, a GB that leaves. */
const price = { twoCores: 42, gbMonth: 0.02, gbOut: 0.01 }
const MINUTES_A_DAY = 1440
const DAYS = 30
/** Share of the time that cores may be busy. */
const BUSY = 0.7

let isOff = false
const share = (one: number, other: number): string => {
  const off = one / other - 1
  isOff ||= Math.abs(off) > TOLERANCE
  return `${off >= 0 ? '+' : '−'}${Math.abs(off * 100).toFixed(0)} %`
}

console.log(
  textTable([
    ['measured', 'made by', 'a minute', 'by the model', 'off by'],
    ...Object.entries(measured).flatMap(([when, of]) =>
      of.runs.map(([name, machines, found]) => {
        const told = mostPerMinute(of.demand, machines)
        return [when, name, found, told.toFixed(0), share(told, found)]
      }),
    ),
  ]),
)

const eight: Machines = { threads: 8, cores: 8 }
console.log(
  `\n${textTable([
    ['busy', 'mean wait on eight cores', 'by simulation', 'off by'],
    ...[0.7, 0.8, 0.9].map((busy) => {
      const perMinute = busy * mostPerMinute(demand, eight)
      const told = waitInQueue(perMinute, demand, eight).mean
      const found = simulatedWait(perMinute, demand, eight, 400_000, 23)
      return [busy.toFixed(1), `${told.toFixed(3)} s`, `${found.toFixed(3)} s`, share(told, found)]
    }),
  ])}`,
)

console.log(
  `\n${textTable([
    [
      'ads a minute',
      'cores',
      'an ad waits, mean',
      'p95',
      'rows a day',
      'database a day',
      'files a day',
      'cost of 1,000 ads',
      'and each month they stay',
    ],
    ...[1, 10, 100, 1000].map((perMinute) => {
      const cores = 2 * Math.ceil((perMinute * demand.cores) / 60 / BUSY / 2)
      const wait = waitInQueue(perMinute, demand, { threads: cores, cores })
      const aDay = perMinute * MINUTES_A_DAY
      const machines = ((cores / 2) * price.twoCores) / ((aDay * DAYS) / 1000)
      const gb = (ad.filesKb + ad.databaseKb) / 1000
      return [
        perMinute,
        cores,
        `${wait.mean.toFixed(2)} s`,
        `${wait.p95.toFixed(2)} s`,
        (aDay * ad.rows).toFixed(0),
        `${((aDay * ad.databaseKb) / 1e6).toFixed(2)} GB`,
        `${((aDay * ad.filesKb) / 1e6).toFixed(1)} GB`,
        `$${(machines + gb * price.gbOut).toFixed(3)}`,
        `$${(gb * price.gbMonth).toFixed(3)}`,
      ]
    }),
  ])}`,
)
if (isOff) process.exitCode = 1
