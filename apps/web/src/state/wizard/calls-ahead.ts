import { type Api, type CallOptions } from '@adloom/domain/api-client.ts'
import { type RequestOf, type ResponseOf } from '@adloom/domain/endpoints.ts'

/** Calls that are made before the user asks for what they bring. */
type AheadName = 'parseProduct' | 'generateCopy' | 'preprocessImages' | 'changeBackground'
const aheadNames = ['parseProduct', 'generateCopy', 'preprocessImages', 'changeBackground'] as const satisfies readonly AheadName[]

interface CallAhead {
  readonly reply: Promise<unknown>
  readonly controller: AbortController
  isTaken: boolean
}

/** Names a request. Copy does not depend on the logo, of which our own copy may arrive at any moment. */
const nameOf = (name: AheadName, request: object): string =>
  JSON.stringify([name, request], (key, value: unknown) => (key === 'brandLogo' ? undefined : value))

/** Two sides of the same calls: `ahead` makes them before they are asked for, `api` takes those that were made, and makes all others. */
interface CallsAhead {
  readonly api: Api
  /** Without keys, so that the server stops when they are aborted. Every other call is refused. */
  readonly ahead: Api
}

/** `quiet`: the same calls without a trace in this browser. `onTaken` hears of each that was made ahead and is used. */
export function createCallsAhead(api: Api, quiet: Pick<Api, AheadName>, onTaken: (name: AheadName) => void): CallsAhead {
  const made = new Map<string, CallAhead>()

  const makeAhead =
    <Name extends AheadName>(name: Name) =>
    (request: RequestOf<Name>, { signal }: CallOptions = {}): Promise<ResponseOf<Name>> => {
      const id = nameOf(name, request)
      const controller = new AbortController()
      // The name's own function, called with the name's own request.
      const call = quiet[name] as (request: RequestOf<Name>, options: CallOptions) => Promise<ResponseOf<Name>>
      const reply = call(request, { signal: controller.signal })
      const one: CallAhead = { reply, controller, isTaken: false }
      made.set(id, one)
      const forget = () => {
        if (made.get(id) === one) made.delete(id)
      }
      reply.catch(forget)
      signal?.addEventListener('abort', () => {
        forget()
        if (!one.isTaken) controller.abort()
      })
      return reply
    }

  const take =
    <Name extends AheadName>(name: Name) =>
    async (request: RequestOf<Name>, options: CallOptions = {}): Promise<ResponseOf<Name>> => {
      const call = api[name] as (request: RequestOf<Name>, options: CallOptions) => Promise<ResponseOf<Name>>
      const id = nameOf(name, request)
      const one = made.get(id)
      if (one === undefined) return call(request, options)
      made.delete(id)
      one.isTaken = true
      options.signal?.addEventListener('abort', () => one.controller.abort())
      try {
        const reply = await one.reply
        onTaken(name)
        // Kept under the name and the request of this very call.
        return reply as ResponseOf<Name>
      } catch {
        options.signal?.throwIfAborted()
        return call(request, options)
      }
    }

  const refuse = () => Promise.reject(new Error('No call that is made ahead'))
  // Each name has the function of its own name.
  const of = (make: (name: AheadName) => unknown) =>
    Object.fromEntries(aheadNames.map((name) => [name, make(name)])) as Pick<Api, AheadName>
  return {
    api: { ...api, ...of(take) },
    ahead: new Proxy(of(makeAhead), { get: (calls, name) => Reflect.get(calls, name) ?? refuse }) as Api,
  }
}
