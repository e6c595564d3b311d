import { linearColorOf } from '@adloom/renderer/color.ts'
import { seededRandom } from '@adloom/renderer/noise.ts'
import { type Scene } from '@adloom/renderer/scene.ts'
import { scenes } from '@adloom/renderer/scenes.ts'
import { FRAME_HEIGHT, GRAIN, stageOf } from '@adloom/renderer/stage.ts'
import { aimStill, type Aim } from './aim-still.ts'
import { type MadeGoods, makeGoods } from './goods.ts'
import { type PlacedShape } from './join-shapes.ts'
import { type CameraFaults } from './photograph.ts'
import { entryOf, type Family, recipes } from './recipes.ts'
import { brickWall, CLOTH_HEIGHT, foldedCloth, MAT_HEIGHT, patternedMat, scatteredThings } from './setting-shapes.ts'
import { type StillScene } from './trace-still.ts'

/** A still life and the photograph to make of it. */
interface Still {
  readonly scene: StillScene
  readonly faults: CameraFaults
  /** Quality of the JPEG. */
  readonly quality: number
}

/** Largest side of the product in scene units: the materials' patterns are made for that. */
const PRODUCT_SIZE = 1.2
/** Sides of the image: square, upright, wide. */
const ratios = [1, 1, 0.8, 1.25, 1, 0.75] as const

type Random = () => number
const between = (random: Random, [from, to]: readonly [number, number]): number => from + (to - from) * random()
const inTurn = <T>(list: readonly T[], turn: number): T => list[turn % list.length]
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The `turn`-th still life of a family, `size` pixels on its longest side. */
export async function composeStill(family: Family, turn: number, seed: number, size: number): Promise<Still> {
  const random = seededRandom(seed)
  const product = await makeGoods(inTurn(family.products, turn), family.colors ?? null, random)
  const side = random() < 0.5 ? 1 : -1
  const cover = coverOf(family, turn, seed)
  const second = await secondOf(family, turn, product, random)
  const goods = placeGoods(product, second, cover?.height ?? 0, random)
  const props = await placeProps(family, turn, goods[0].scale * (product.box.height / product.centimetres), random)
  const ratio = inTurn(ratios, Math.floor(random() * ratios.length))
  const width = Math.round(size * Math.min(1, ratio))
  const height = Math.round(size * Math.min(1, 1 / ratio))
  const scatter = inTurn(family.scatters ?? [null], turn)
  const reach = product.box.reach * goods[0].scale
  const placed: PlacedShape[] = [
    ...goods,
    ...props,
    ...(cover === null ? [] : [asIs(cover.shape)]),
    ...bricksOf(family, turn),
    ...(scatter === null
      ? []
      : [asIs(scatteredThings(scatter.things, scatter.colors.map(linearColorOf), scatter.count ?? 15, reach + 0.04, random))]),
  ]
  const scene = sceneOf(family, turn)
  const stage = stageOf(scene, {
    palette: { brand: random() * 360, accent: between(random, [30, 90]), strength: 0.8, shift: between(random, [-0.06, 0.03]) },
    lighting: { side, key: [1.02, 1, 0.97], fill: [0.98, 1, 1.03], softness: 1, lift: between(random, [-4, 4]) },
    seed,
    isLaid: false,
    foot: 0.78,
    frame: FRAME_HEIGHT,
    grain: GRAIN,
  })
  const aim: Aim = {
    tilt: radians(between(random, family.tilt)),
    share: between(random, family.share),
    x: 0.5 + between(random, [-0.07, 0.07]),
    y: 0.53 + between(random, [-0.05, 0.05]),
    crop: inTurn(family.crops ?? [null], turn),
  }
  const camera = aimStill(goods, aim, width / height)
  return {
    scene: { stage: { ...stage, camera }, placed, lens: between(random, [0.03, 0.085]), width, height },
    ...faultsOf(family.isPoor === true, random),
  }
}

const asIs = (shape: PlacedShape['shape']): PlacedShape => ({ shape, scale: 1, x: 0, y: 0, z: 0, turn: 0, isProduct: false })

/** The bricks before the wall. */
function bricksOf(family: Family, turn: number): readonly PlacedShape[] {
  const recipe = entryOf(recipes.backdrops, inTurn(family.backdrops, turn))
  if (!('bricks' in recipe) || recipe.bricks === undefined) return []
  return [{ ...asIs(brickWall(recipe.bricks.map(linearColorOf))), z: -recipe.distance }]
}

/** What covers the ground, and its height under the product. */
function coverOf(family: Family, turn: number, seed: number) {
  const cloth = inTurn(family.cloths ?? [null], turn)
  if (cloth !== null) return { shape: foldedCloth(cloth.map(linearColorOf), seed % 50, 0.17, 0.32), height: CLOTH_HEIGHT }
  const mat = inTurn(family.mats ?? [null], turn)
  if (mat === null) return null
  const angle = radians(((seed * 37) % 50) - 25)
  return { shape: patternedMat(mat.pattern, mat.colors.map(linearColorOf), mat.perUnit, angle), height: MAT_HEIGHT }
}

/** The product in the middle, or two side by side. */
function placeGoods(product: MadeGoods, second: MadeGoods | null, y: number, random: Random): readonly PlacedShape[] {
  const turnOf = ({ shape }: MadeGoods): number => radians(between(random, shape.turn))
  const largest = Math.max(product.box.width, product.box.height, product.box.depth)
  const scale = PRODUCT_SIZE / largest / (second === null ? 1 : 1.25)
  const first = { shape: product.shape, scale, x: 0, y, z: 0, turn: turnOf(product), isProduct: true }
  if (second === null) return [first]
  const secondScale = (scale * product.box.height * second.centimetres) / (product.centimetres * second.box.height)
  const isSame = second.shape === product.shape
  // Long things stand one behind the other, round ones side by side.
  const isLong = product.box.width > product.box.depth * 1.5
  const apart = (product.box.reach * scale + second.box.reach * secondScale) * (isLong ? 0.18 : 0.5)
  const behind = isLong ? product.box.depth * scale * 1.2 : apart * 0.25
  const turn = isSame ? first.turn + between(random, [-0.2, 0.2]) : turnOf(second)
  return [
    { ...first, x: -apart, z: 0.1 },
    { shape: second.shape, scale: secondScale, x: apart, y, z: 0.1 - behind, turn, isProduct: true },
  ]
}

/** The other one of a pair; "same": it is made like the first. */
async function secondOf(family: Family, turn: number, first: MadeGoods, random: Random): Promise<MadeGoods | null> {
  if (family.seconds === undefined) return null
  const goods = inTurn(family.seconds, turn)
  return goods === 'same' ? first : makeGoods(goods, family.colors ?? null, random)
}

/** Things around the product that do not belong to it, in their real sizes. */
async function placeProps(family: Family, turn: number, unitsPerCentimetre: number, random: Random): Promise<readonly PlacedShape[]> {
  const { props } = family
  if (props === undefined) return []
  // Another of its kind could not be told from the product.
  const kinds = props.kinds.filter((kind) => kind !== inTurn(family.products, turn))
  const own = { radius: PRODUCT_SIZE * 0.45 }
  const found: (PlacedShape & { readonly reach: number })[] = []
  const put = async (isBehind: boolean): Promise<void> => {
    const kind = kinds[Math.floor(random() * kinds.length)]
    const made = await makeGoods(kind, null, random)
    const scale = Math.min((unitsPerCentimetre * made.centimetres) / made.box.height, 1.9 / made.box.height, 0.75 / made.box.reach)
    const reach = made.box.reach * scale
    for (let attempt = 0; attempt < 40; attempt++) {
      const aside = random() < 0.5 ? -1 : 1
      const x = isBehind ? between(random, [-1.15, 1.15]) : aside * (own.radius + reach + between(random, [0.05, 0.35]))
      const z = isBehind ? -own.radius - reach - between(random, [0.1, 0.9]) : between(random, [-0.45, 0.3])
      if (z - reach < -1.7 || found.some((other) => Math.hypot(other.x - x, other.z - z) < (other.reach + reach) * 0.92)) continue
      const [from, to] = made.shape.turn
      found.push({ shape: made.shape, scale, x, y: 0, z, turn: radians(from + (to - from) * random()), isProduct: false, reach })
      return
    }
  }
  for (let count = Math.round(between(random, props.beside)); count > 0; count--) await put(false)
  for (let count = Math.round(between(random, props.behind)); count > 0; count--) await put(true)
  return found
}

function sceneOf(family: Family, turn: number): Scene {
  const ground = entryOf(recipes.surfaces, inTurn(family.grounds, turn))
  const light = entryOf(recipes.lights, inTurn(family.lights, turn))
  const recipe = entryOf(recipes.backdrops, inTurn(family.backdrops, turn))
  const base = { ...scenes.studio, ground, light, standHeight: 0, standWidth: null }
  if ('scene' in recipe) {
    const { backdrop } = scenes[recipe.scene]
    return { ...base, backdrop, bodies: [] }
  }
  const surface = recipe.wall === null ? null : entryOf(recipes.surfaces, recipe.wall)
  const curve = recipe.wall === null ? 1.1 : 0
  return { ...base, backdrop: { kind: 'wall', distance: recipe.distance, curve, surface }, bodies: [] }
}

function faultsOf(isPoor: boolean, random: Random): Pick<Still, 'faults' | 'quality'> {
  const much = isPoor ? 1 : 0
  const tint = between(random, [-0.09, 0.09]) * (1 + 0.8 * much)
  return {
    faults: {
      warm: [1 + tint, 1 - tint * 1.2],
      exposure: between(random, [0.88, 1.1]) - 0.12 * much,
      contrast: between(random, [-0.3, 0.8]),
      vignette: between(random, [0.04, 0.22]) + 0.25 * much,
      noise: between(random, [1.2, 3.2]) + 4 * much,
      colorNoise: between(random, [0.5, 1.6]) + 2.6 * much,
    },
    quality: Math.round(isPoor ? between(random, [60, 70]) : between(random, [68, 92])),
  }
}
