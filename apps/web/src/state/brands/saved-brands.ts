import { type BrandChoice, brandChoiceSchema, isPlainBrand } from '@adloom/domain/brand.ts'
import { kitWithFavourite, plainKit } from '@adloom/domain/design/brand-kit.ts'
import { type AdLayout } from '@adloom/domain/template.ts'
import * as z from 'zod'
import { isNewerVersion, safeStorage } from '../../browser/storage.ts'
import { logoIdOf, restoredLogo, storeLogo } from './brand-logos.ts'

/** Storage key of the brands users chose, by site. */
export const BRANDS_KEY = 'adloom.brands'
const VERSION = 1
/** Number of sites stored; beyond it, the least recently used are evicted. */
const SITES_MAX = 60

const rememberedSchema = brandChoiceSchema.extend({
  /** ISO 8601. */
  usedAt: z.string(),
})
const brandsSchema = z.object({ sites: z.record(z.string(), rememberedSchema) })
type Sites = z.infer<typeof brandsSchema>['sites']

const storage = safeStorage({ version: VERSION, isUsable: (state) => brandsSchema.safeParse(state).success })

async function readSites(): Promise<Sites> {
  const text = await storage.getItem(BRANDS_KEY)
  if (text === null) return {}
  // The storage returns only valid documents; an invalid one is set aside and reported.
  const { state } = JSON.parse(text) as { state: unknown }
  return brandsSchema.parse(state).sites
}

async function writeSites(sites: Sites): Promise<void> {
  if (Object.keys(sites).length === 0) await storage.removeItem(BRANDS_KEY)
  else await storage.setItem(BRANDS_KEY, JSON.stringify({ state: { sites }, version: VERSION }))
}

/** The last choice for a site's brand, or null. */
export async function savedBrand(site: string): Promise<BrandChoice | null> {
  const sites = await readSites()
  if (!Object.hasOwn(sites, site)) return null
  const { usedAt: _, ...brand } = sites[site]
  return brand
}

/** The same to be applied to an ad: its logos are there. */
export async function brandToApply(site: string, signal: AbortSignal): Promise<BrandChoice | null> {
  const brand = await savedBrand(site)
  if (brand === null) return null
  // Without the server or its room the brand is applied with the address that is known.
  const there = async (logo: string | null) => (logo === null ? null : restoredLogo(logo, signal).catch(() => logo))
  const [logo, logoOnDark] = await Promise.all(logosOf(brand).map(there))
  return { ...brand, logo, kit: { ...brand.kit, logoOnDark } }
}

/** Its logo, and the one for dark grounds. */
const logosOf = ({ logo, kit }: BrandChoice): readonly [string | null, string | null] => [logo, kit.logoOnDark]

/** Under which the logos of saved brands are stored in this browser; null when a newer version stored the brands. */
export async function savedLogoIds(): Promise<readonly string[] | null> {
  const sites = await readSites()
  if (isNewerVersion(BRANDS_KEY)) return null
  return Object.values(sites).flatMap((brand) => logosOf(brand).flatMap((logo) => (logo === null ? [] : (logoIdOf(logo) ?? []))))
}

/** Saves the choice for a site's brand in this browser, with the bytes of its logos. An empty choice removes it. */
export async function saveBrand(site: string, choice: BrandChoice, now: Date): Promise<void> {
  if (isPlainBrand(choice)) return removeBrand(site)
  const sites = await readSites()
  if (isNewerVersion(BRANDS_KEY)) return
  const all = { ...sites, [site]: { ...choice, usedAt: now.toISOString() } }
  const latest = Object.entries(all)
    .toSorted(([, one], [, other]) => (one.usedAt < other.usedAt ? 1 : -1))
    .slice(0, SITES_MAX)
  await writeSites(Object.fromEntries(latest))
  // Tried again with the brand's next ad.
  for (const logo of logosOf(choice)) if (logo !== null) await storeLogo(logo, now.getTime()).catch(() => undefined)
}

/** The layout becomes a favourite of the site's brand, or is none any more. */
export async function saveFavourite(site: string, layout: AdLayout, isFavourite: boolean, now: Date): Promise<void> {
  const brand = (await savedBrand(site)) ?? { name: null, logo: null, accent: null, kit: plainKit }
  await saveBrand(site, { ...brand, kit: kitWithFavourite(brand.kit, layout, isFavourite) }, now)
}

export async function removeBrand(site: string): Promise<void> {
  const { [site]: forgotten, ...sites } = await readSites()
  if (forgotten !== undefined) await writeSites(sites)
}
