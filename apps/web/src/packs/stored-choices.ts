import { type PackChoices, packChoicesSchema } from '@adloom/domain/placements/pack.ts'
import { placementsOf } from '@adloom/domain/placements/placement.ts'
import * as z from 'zod'
import { safeStorage } from '../browser/storage.ts'

/** Storage key of how the last pack was chosen. */
const PACK_KEY = 'adloom.pack'
const VERSION = 1

/** Placements that a later version no longer has are left out when it is read. */
const storedSchema = packChoicesSchema.extend({ placements: z.array(z.string()) })
const storage = safeStorage({ version: VERSION, isUsable: (state) => storedSchema.safeParse(state).success })

/** The choices of the last pack; at first every placement. */
export async function loadPackChoices(): Promise<PackChoices> {
  const text = await storage.getItem(PACK_KEY)
  if (text === null) return packChoicesSchema.parse({})
  // The storage returns only valid documents; an invalid one is set aside and reported.
  const stored = storedSchema.parse((JSON.parse(text) as { state: unknown }).state)
  return { ...stored, placements: placementsOf(stored.placements).map(({ id }) => id) }
}

/** Remembers the choices for the next pack, but none that make no pack. */
export async function savePackChoices(choices: PackChoices): Promise<void> {
  if (!storedSchema.safeParse(choices).success) return
  await storage.setItem(PACK_KEY, JSON.stringify({ state: choices, version: VERSION }))
}
