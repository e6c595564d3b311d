import type { PackPorts } from '@adloom/engine/pack/pack-entries.ts'
import { type FastifyInstance } from 'fastify'
import { logError, asAdloomError } from '../http/error-reply.ts'
import { disconnectSignal, enterRoom, requireScope } from '../http/mount-calls.ts'
import { hostOf } from '../http/origins.ts'
import { ownerOf } from '../http/owner.ts'
import { type RateLimit, tooManyRequests } from '../http/rate-limit.ts'
import { createRoom, zipLimits } from '../http/room.ts'
import { type ActingOwner } from '../storage/acting-owner.ts'
import { type PackStore } from './pack-store.ts'
import { zipStream } from './zip-stream.ts'

/** What the zips of packs are made with. */
export interface PackParts {
  readonly packs: PackStore
  readonly ports: PackPorts
  readonly madeBy: string
}

interface ServedPacks extends PackParts {
  readonly actAs: ActingOwner['actAs']
  readonly rates: RateLimit
  readonly rateFactor: number
  readonly publicUrl: string | null
  readonly port: () => number
  readonly stopping: AbortSignal
  readonly now: () => number
}

const RATE = { requests: 10, perSeconds: 60 }

/** Serves ordered packs to their owners at `/api/packs/{id}.zip`: each file is drawn when it is sent. */
export function servePacks(app: FastifyInstance, parts: ServedPacks): void {
  const room = createRoom(zipLimits)
  app.get<{ readonly Params: { readonly id: string } }>('/api/packs/:id.zip', async (request, reply) => {
    requireScope(request, 'read')
    const seconds = await parts.rates.take('pack', request.ip, { ...RATE, requests: RATE.requests * parts.rateFactor })
    if (seconds !== null) throw tooManyRequests(seconds)
    const base = parts.publicUrl ?? `${request.protocol}://${hostOf(request) || `localhost:${parts.port()}`}`
    const { owner } = ownerOf(request, reply, { base, keepsSomething: false })
    const { ads, title, choices } = await parts.packs.find(request.params.id, owner)
    await enterRoom(room, 1, request, reply, parts.stopping)
    const signal = AbortSignal.any([disconnectSignal(reply), parts.stopping])
    const madeAt = new Date(parts.now())
    const order = { ...choices, title, madeBy: parts.madeBy, madeAt }
    const { packEntries } = await import('@adloom/engine/pack/pack-entries.ts')
    const zip = zipStream(packEntries(order, parts.packs.adsOf(ads, owner), asOwner(parts.ports, owner, parts.actAs), signal), madeAt)
    // Headers are sent: all that can be told of a failure is that the file is not complete.
    zip.once('error', (cause) => {
      if (!signal.aborted) logError(asAdloomError(cause, 0), reply.log)
    })
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="adloom-${madeAt.toISOString().slice(0, 10)}.zip"`)
      .header('cache-control', 'no-store')
      .send(zip)
  })
}

/** The same work as its owner's: shapes of pictures that are made for it are theirs. */
const asOwner = (
  { finish, finishHtml5, checkCopy, frameLogo, readVideo }: PackPorts,
  owner: string,
  actAs: ActingOwner['actAs'],
): PackPorts => ({
  finish: (...order) => actAs(owner, () => finish(...order)),
  finishHtml5: (...order) => actAs(owner, () => finishHtml5(...order)),
  checkCopy: (...order) => actAs(owner, () => checkCopy(...order)),
  frameLogo: (...order) => actAs(owner, () => frameLogo(...order)),
  readVideo: (...order) => actAs(owner, () => readVideo(...order)),
})
