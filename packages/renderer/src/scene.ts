/**
 * A scene is a small file of numbers, not a drawing: the materials of ground and wall, the plain bodies around, the light and the camera. The
 * renderer knows nothing of "marble bathroom"; it knows surfaces, bodies and light, and so every scene obeys the same optics: one key light that
 * casts the shadow of every body and the product, a soft fill, a ground that may mirror. Colours are roles (`brand`, `accent`, `neutral`) wherever a
 * designer would match them to the product, and fixed only where the material has its own (oak is oak). The product stands at the origin, on
 * `standHeight`, facing the camera.
 *
 * Units: lengths in scene units; the frame is 2.6 units high at the product. x to the right, y up, z towards the camera; angles in degrees.
 */
import { type SceneId } from '@adloom/domain/scene-words.ts'

/**
 * A colour that follows the product (`hue` role; `contrast` is never near `brand`, `accent` may be) or stays fixed (`#RRGGBB`). Lightness and chroma
 * as in OKLCH.
 */
export type Tone =
  | string
  | { readonly hue: 'brand' | 'accent' | 'contrast'; readonly lightness: number; readonly chroma: number }
  | { readonly hue: number; readonly lightness: number; readonly chroma: number }

/** `metal` shows only its reflection, `light` emits its own. */
export const materialKinds = [
  'paint',
  'panel',
  'marble',
  'stone',
  'wood',
  'slats',
  'concrete',
  'asphalt',
  'tile',
  'terrazzo',
  'linen',
  'velvet',
  'kraft',
  'sand',
  'snow',
  'water',
  'metal',
  'light',
] as const
export type MaterialKind = (typeof materialKinds)[number]

/** Material of a surface. `tones`: the main colour first, then those of its pattern (veins, grain, chips). */
export interface Surface {
  readonly material: MaterialKind
  readonly tones: readonly Tone[]
  /** Size of the pattern; 1 is the material's usual size. */
  readonly scale?: number
  /** Tiles only: width divided by height; from 1.5 they are laid like bricks. */
  readonly ratio?: number
  /** Bodies only: how much of the room around them they mirror, 0 to 1, as lacquer, glaze or (of `metal`) polished metal. */
  readonly polish?: number
  /** Level ground only: reflectance looking straight down, 0 to 1; towards the horizon it grows automatically. */
  readonly gloss?: number
  /** 0 is a sharp mirror, 1 a blurred one. */
  readonly roughness?: number
}

/** A plain body with rounded edges (`round`: their radius). Cylinder and box stand between `bottom` and `top`. */
export type Body =
  | {
      readonly shape: 'cylinder'
      readonly x: number
      readonly z: number
      readonly radius: number
      readonly bottom: number
      readonly top: number
      readonly round: number
      readonly surface: Surface
    }
  | {
      readonly shape: 'box'
      readonly x: number
      readonly z: number
      readonly halfWidth: number
      readonly halfDepth: number
      readonly bottom: number
      readonly top: number
      readonly round: number
      readonly surface: Surface
    }
  | {
      readonly shape: 'sphere'
      readonly x: number
      readonly y: number
      readonly z: number
      readonly radius: number
      readonly surface: Surface
    }
  /** A standing slab with a round head; with `inner` above 0 a gate whose posts are `halfWidth - inner` wide. */
  | {
      readonly shape: 'arch'
      readonly x: number
      readonly z: number
      readonly halfWidth: number
      readonly inner: number
      readonly spring: number
      readonly halfDepth: number
      readonly round: number
      readonly surface: Surface
    }
  /** A disc that faces the camera, like a paper sun. */
  | {
      readonly shape: 'disc'
      readonly x: number
      readonly y: number
      readonly z: number
      readonly radius: number
      readonly halfDepth: number
      readonly round: number
      readonly surface: Surface
    }
  /** A round rod with round ends between two points; of `light` it is a neon tube that lights its surroundings. */
  | {
      readonly shape: 'tube'
      readonly x: number
      readonly y: number
      readonly z: number
      readonly toX: number
      readonly toY: number
      readonly toZ: number
      readonly radius: number
      readonly surface: Surface
    }
  /** A band that stands on its edge and runs in waves along x, from `x - halfWidth` to `x + halfWidth`. */
  | {
      readonly shape: 'ribbon'
      readonly x: number
      readonly z: number
      readonly halfWidth: number
      readonly bottom: number
      readonly top: number
      /** Amplitude of the waves to the front and back, and their number per scene unit. */
      readonly swing: number
      readonly waves: number
      readonly surface: Surface
    }

/** Part of a view: a soft shape or a handful of them. Places are those of the backdrop's plane; x counts towards the side of the light. */
export type ViewLayer =
  /** A soft-edged rectangle. `share`: how much it covers, 0 to 1. */
  | {
      readonly layer: 'box'
      readonly x: readonly [from: number, to: number]
      readonly y: readonly [from: number, to: number]
      readonly soft: number
      readonly tone: Tone
      readonly share: number
    }
  /** Everything below an uneven line: hills, dunes, a hedge. `bump`: how high and how wide its unevenness is. */
  | {
      readonly layer: 'ridge'
      readonly height: number
      readonly bump: readonly [height: number, width: number]
      readonly soft: number
      readonly tone: Tone
      readonly share: number
    }
  /** Blots scattered over a field: leaves, crowns, distant things. */
  | {
      readonly layer: 'blots'
      readonly x: readonly [from: number, to: number]
      readonly y: readonly [from: number, to: number]
      readonly count: number
      readonly radius: readonly [from: number, to: number]
      readonly soft: number
      readonly tones: readonly Tone[]
      readonly share: number
    }
  /** Fir trees that stand on `foot`. */
  | {
      readonly layer: 'firs'
      readonly foot: number
      readonly count: number
      readonly height: readonly [from: number, to: number]
      readonly soft: number
      readonly tones: readonly Tone[]
      readonly share: number
    }
  /** Lights out of focus, added to the layers below. */
  | {
      readonly layer: 'lights'
      readonly x: readonly [from: number, to: number]
      readonly y: readonly [from: number, to: number]
      readonly count: number
      readonly radius: readonly [from: number, to: number]
      readonly tones: readonly Tone[]
      readonly strength: number
    }

/** The mask of the key light. */
export type LightPattern = 'none' | 'leaves' | 'window' | 'blinds'

export interface SceneLight {
  /** Direction of the light seen from above: 0 in front of the product, 90 beside it, above 90 behind it. The choice decides the side. */
  readonly azimuth: number
  readonly elevation: number
  /** Half the angle the lamp fills, as a tangent: 0.02 hard sun, 0.25 big soft box. */
  readonly softness: number
  /** Strength of key and fill light; together about 1 shows paper white as white. */
  readonly key: number
  readonly fill: number
  readonly pattern: LightPattern
  /** Radius of the pool of light, in scene units; beyond it falls off to `edge` of its strength. */
  readonly pool: number
  readonly edge: number
}

/**
 * Behind the ground: a wall, or a view that is far away and out of focus. A view is a gradient between its surface's first two tones, low to high,
 * and the layers of `view` over it, the farthest first. When wall and ground are the same object of the scene and `curve` joins them, their pattern
 * continues from one to the other.
 */
export interface Backdrop {
  readonly kind: 'wall' | 'view'
  /** How far behind the product the ground ends. */
  readonly distance: number
  /** Radius of the curve by which the ground becomes the wall; 0 for a corner. */
  readonly curve: number
  readonly surface: Surface
  readonly view?: readonly ViewLayer[]
  /** A view only: depth before its end over which the ground fades into it, scene units; 0 or absent: a table with an edge. */
  readonly haze?: number
  /** A glow on the backdrop behind the product: its colour, strength (0 none) and radius. */
  readonly glow?: { readonly tone: Tone; readonly strength: number; readonly radius: number; readonly height: number }
}

export interface Scene {
  readonly id: SceneId
  readonly ground: Surface
  readonly backdrop: Backdrop
  readonly bodies: readonly Body[]
  /** Height of the product's stand. */
  readonly standHeight: number
  /** Widest product the stand carries, in scene units; null when the ground carries any. */
  readonly standWidth: number | null
  readonly light: SceneLight
  readonly camera: {
    readonly elevation: number
    /** Foot of the product, 0 top to 1 bottom of the frame. */ readonly foot: number
    /** Height of the frame relative to the usual; set by the prompt, not by a scene. */ readonly reach?: number
  }
  /** The surface under things seen from above (clothes); null: they hang before the backdrop. */
  readonly laid: Surface | null
}
