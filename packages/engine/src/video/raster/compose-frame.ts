import { type BackdropRenderer, createBackdropRenderer } from './draw-backdrop.ts'
import { drawPanel, drawShade } from './draw-panel.ts'
import { drawLight } from './draw-light.ts'
import { drawScene, type SceneLayers, viewportOf } from './draw-scene.ts'
import { drawSheen, drawSprite, type SpritePlace } from './draw-sprite.ts'
import { type Frame, type Layer } from '../timeline/frame.ts'
import { seenUnder } from './occlusion.ts'
import { type Planes } from './yuv.ts'
import { type Sprite } from './sprite.ts'

/** The cutout of the product as it stands in the layers: the middle of its foot and its height there, in their pixels. */
export interface ProductLayer {
  readonly sprite: Sprite
  readonly footX: number
  readonly footY: number
  /** Pixels of the layers that one pixel of the sprite covers. */
  readonly scale: number
}

/** Everything a video is drawn from. In shared memory. */
export interface FrameAssets {
  readonly sceneLayers: SceneLayers
  readonly product: ProductLayer | null
  readonly sprites: ReadonlyMap<string, Sprite>
}

/**
 * Draws a frame. Every pixel of `out` is written; the same frame and assets give the same bytes. `backdrops`: the video's own backdrop renderer,
 * which caches.
 */
export function composeFrame(out: Planes, frame: Frame, assets: FrameAssets, backdrops: BackdropRenderer = createBackdropRenderer()): void {
  const { camera, product: pose, light, layers } = frame
  // Parts hidden by layers need not be drawn.
  const first = layers.findLastIndex((layer) => seenUnder([layer], out) === null)
  const seen = seenUnder(layers, out)
  if (seen !== null) {
    drawScene(out, assets.sceneLayers, camera, pose, seen)
    if (assets.product !== null && pose.alpha > 0) {
      const place = { ...placeOf(frame, assets, assets.product), clip: seen }
      drawSprite(out, assets.product.sprite, place)
      if (pose.sheen !== null) drawSheen(out, assets.product.sprite, place, pose.sheen)
    }
    drawLight(out, light)
  }
  for (const layer of first < 0 ? layers : layers.slice(first)) drawLayer(out, layer, assets, backdrops)
}

/** Where the camera shows the product. */
function placeOf(
  { camera, product: pose }: Frame,
  { sceneLayers }: FrameAssets,
  { sprite, footX, footY, scale }: ProductLayer,
): SpritePlace {
  const view = viewportOf(camera, sceneLayers)
  const size = (scale * pose.scale) / view.step
  const angle = (pose.turn * Math.PI) / 180
  const half = (sprite.height / 2 - 1) * size
  const x = (footX + pose.x * sceneLayers.frame.width - view.left) / view.step
  const y = (footY + pose.y * sceneLayers.frame.height - view.top) / view.step
  return { x: x + Math.sin(angle) * half, y: y - Math.cos(angle) * half, scale: size, turn: pose.turn, alpha: pose.alpha }
}

function drawLayer(out: Planes, layer: Layer, { product, sprites }: FrameAssets, backdrops: BackdropRenderer): void {
  switch (layer.kind) {
    case 'sprite': {
      const sprite = sprites.get(layer.sprite)
      if (sprite === undefined || layer.alpha <= 0) return
      // One transparent pixel was added on every side.
      const x = layer.x + sprite.width / 2 - 1
      const y = layer.y + sprite.height / 2 - 1
      const place = { x, y, scale: layer.scale, turn: layer.turn ?? 0, alpha: layer.alpha }
      drawSprite(out, sprite, layer.clip === undefined ? place : { ...place, clip: layer.clip })
      return
    }
    case 'panel':
      if (layer.alpha > 0) drawPanel(out, layer)
      return
    case 'shade':
      if (layer.alpha > 0) drawShade(out, layer)
      return
    case 'backdrop':
      backdrops(out, layer)
      return
    case 'product': {
      if (product === null || layer.alpha <= 0) return
      const place = { x: layer.x, y: layer.y, scale: layer.height / (product.sprite.height - 2), turn: layer.turn, alpha: layer.alpha }
      drawSprite(out, product.sprite, place)
      if (layer.sheen !== null) drawSheen(out, product.sprite, place, layer.sheen)
    }
  }
}
