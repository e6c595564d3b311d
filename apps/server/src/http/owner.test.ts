import { type FastifyReply, type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { ownerOf } from './owner.ts'
import { tokenUser, type UsedToken, type User } from './user.ts'

/** The owner of a request with these cookies; `set` lists the cookies of its reply. */
function whose(
  cookies: Readonly<Record<string, string>>,
  user: User | null = null,
  keepsSomething = true,
  apiToken: UsedToken | null = null,
) {
  const set: string[] = []
  const header = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  // No more of either is used.
  const request = { user, apiToken, headers: { cookie: header.join('; ') } } as FastifyRequest
  const reply = { header: (_name: string, value: string) => set.push(value.split(';')[0]) } as unknown as FastifyReply
  return { ...ownerOf(request, reply, { base: 'http://localhost', keepsSomething }), set }
}

const ada: User = { id: 'ada', name: 'Ada' }
const ticket = 'a-ticket-of-192-random-bits-here'

test('a browser keeps its ticket, and without one gets one when something is kept', () => {
  const known = whose({ adloom_browser: ticket })
  expect([known.set, known.earlierOwners]).toEqual([[`adloom_browser=${ticket}`], []])
  const [fresh, again] = [whose({}), whose({})]
  expect(fresh.owner).not.toBe(again.owner)
  expect(whose({}, null, false).set).toEqual([])
})

test('nobody is known by a ticket that could be guessed', () => {
  expect(whose({ adloom_browser: 'x' }).owner).not.toBe(whose({ adloom_browser: 'x' }).owner)
})

test('a signed-in user is the same in every browser, whatever a browser’s ticket says', () => {
  const [here, there] = [whose({ adloom_browser: ticket }, ada), whose({}, ada)]
  expect(here.owner).toBe(there.owner)
  expect(whose({ adloom_browser: 'user ada' }).owner).not.toBe(here.owner)
  expect(whose({}, tokenUser).owner).not.toBe(here.owner)
  expect([here.set, there.set]).toEqual([[], []])
})

test('what the browser had before is still its user’s', () => {
  const before = whose({ adloom_browser: ticket })
  const old = whose({ adloom_videos: 'the-older-ticket' })
  expect(whose({ adloom_browser: ticket }, ada).earlierOwners).toEqual([before.owner])
  expect(whose({ adloom_browser: ticket, adloom_videos: 'the-older-ticket' }).earlierOwners).toEqual(old.earlierOwners)
})

test('a program with an API token is its owner, whatever cookies come along, and gets none', () => {
  const found = whose({ adloom_browser: ticket }, ada, true, { owner: 'of the token', user: ada, scopes: ['make'] })
  expect(found).toEqual({ owner: 'of the token', earlierOwners: [], set: [] })
})
