import { alignBlock } from '../type/block-place.ts'
import { endPartNames } from '../shots/end-card.ts'
import { type Frame, type FrameRegion, type Layer } from '../timeline/frame.ts'
import { type DesignCard, type ShotTexts, type Timeline, type TimelineParts, type TypeBlock, type VideoText } from '../timeline/timeline.ts'
import { GROUND_SHADOW } from '../type/ground-shadow.ts'

/**
 * The mirror image of the video that `make` makes, for texts from right to left: everything stands and moves where it would in a mirror, but letters,
 * ticks, the product and the scene are themselves not mirrored.
 */
export function mirrorTimeline(parts: TimelineParts, make: (parts: TimelineParts) => Timeline): Timeline {
  const { width } = parts
  const type = mirrorTexts(parts.type)
  const { frameAt, complete } = make({
    ...parts,
    type,
    safe: mirrorRegion(parts.safe, width),
    product: mirrorRegion(parts.product, width),
    focus: mirrorRegion(parts.focus, 1),
  })
  const spriteWidths = new Map<string, number>([[GROUND_SHADOW.sprite, GROUND_SHADOW.size.width]])
  for (const { pieces } of blocksOf(type)) for (const piece of pieces) spriteWidths.set(piece.sprite, piece.width + 2 * piece.margin)
  return { complete, frameAt: (at) => mirrorFrame(frameAt(at), width, spriteWidths) }
}

/** `width`: of what the region is a part of. */
const mirrorRegion = (region: FrameRegion, width: number): FrameRegion => ({ ...region, left: width - region.left - region.width })

/** Blocks whose lines all begin at the left, as storyboards expect it, and at the right when they are mirrored back. */
function mirrorTexts(type: VideoText): VideoText {
  const spoken = ({ hook, captions, offer }: ShotTexts): ShotTexts => ({
    hook: mirrorBlock(hook),
    captions: captions.flatMap((caption) => mirrorBlock(caption) ?? []),
    offer: mirrorBlock(offer),
  })
  return {
    ...spoken(type),
    isMirrored: type.isMirrored,
    panel: spoken(type.panel),
    poster: spoken(type.poster),
    logo: mirrorBlock(type.logo),
    name: mirrorBlock(type.name),
    endLine: mirrorBlock(type.endLine),
    endOffer: mirrorBlock(type.endOffer),
    button: mirrorBlock(type.button),
    site: mirrorBlock(type.site),
    card: mirrorCard(type.card),
  }
}

const mirrorCard = (card: DesignCard | null): DesignCard | null =>
  card === null
    ? null
    : {
        ...card,
        items: card.items.map((item) => (item.kind === 'block' ? { ...item, block: mirrorBlock(item.block) ?? item.block } : item)),
      }

function mirrorBlock(block: TypeBlock | null): TypeBlock | null {
  if (block === null) return null
  const { width, pieces } = alignBlock(block, 'right')
  return { ...block, pieces: pieces.map((piece) => ({ ...piece, x: width - piece.x - piece.width - 2 * piece.margin })) }
}

const blocksOf = (type: VideoText): readonly TypeBlock[] =>
  [
    ...[type, type.panel, type.poster].flatMap(({ hook, captions, offer }) => [hook, offer, ...captions]),
    ...endPartNames.map((name) => type[name]),
    ...(type.card?.items ?? []).map((item) => (item.kind === 'block' ? item.block : null)),
  ].filter((block) => block !== null)

const mirrorFrame = ({ camera, product, light, layers }: Frame, width: number, spriteWidths: ReadonlyMap<string, number>): Frame => ({
  camera: {
    ...camera,
    x: -camera.x,
    centerX: 1 - camera.centerX,
    ...(camera.window === undefined ? {} : { window: mirrorRegion(camera.window, width) }),
  },
  product: { ...product, x: -product.x, turn: -product.turn },
  light: light.spot === null ? light : { ...light, spot: { ...light.spot, x: 1 - light.spot.x } },
  layers: layers.map((layer) => mirrorLayer(layer, width, spriteWidths)),
})

const otherSide = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' } as const

function mirrorLayer(layer: Layer, width: number, spriteWidths: ReadonlyMap<string, number>): Layer {
  if (layer.kind === 'backdrop') return { ...layer, x: 1 - layer.x }
  if (layer.kind === 'product') return { ...layer, x: width - layer.x, turn: -layer.turn }
  if (layer.kind === 'shade') return { ...layer, region: mirrorRegion(layer.region, width), from: otherSide[layer.from] }
  if (layer.kind === 'panel') {
    const { hole } = layer
    const panel = { ...layer, region: mirrorRegion(layer.region, width), slant: -(layer.slant ?? 0) }
    return hole === undefined ? panel : { ...panel, hole: { ...hole, region: mirrorRegion(hole.region, width) } }
  }
  return {
    ...layer,
    x: width - layer.x - (spriteWidths.get(layer.sprite) ?? 0),
    turn: -(layer.turn ?? 0),
    ...(layer.clip === undefined ? {} : { clip: mirrorRegion(layer.clip, width) }),
  }
}
