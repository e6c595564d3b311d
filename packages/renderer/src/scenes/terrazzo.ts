import { type Scene } from '../scene.ts'

const TERRAZZO = {
  material: 'terrazzo',
  tones: ['#efe9e0', { hue: 'brand', lightness: 0.62, chroma: 0.12 }, { hue: 'accent', lightness: 0.74, chroma: 0.1 }, '#4b4a4c'],
  scale: 1,
} as const

/** A terrazzo top whose chips take the brand's colours. */
export const terrazzo: Scene = {
  id: 'terrazzo',
  ground: { ...TERRAZZO, gloss: 0.1, roughness: 0.25 },
  backdrop: {
    kind: 'wall',
    distance: 1.9,
    curve: 0,
    surface: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.74, chroma: 0.1 }] },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 40, elevation: 45, softness: 0.08, key: 0.86, fill: 0.42, pattern: 'none', pool: 3.2, edge: 0.45 },
  camera: { elevation: 12, foot: 0.79 },
  laid: TERRAZZO,
}
