import { type Scene } from '../scene.ts'

/** A dark room with a lamp behind the product and a floor that mirrors it. */
export const glow: Scene = {
  id: 'glow',
  ground: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.26, chroma: 0.07 }], gloss: 0.3, roughness: 0.25 },
  backdrop: {
    kind: 'wall',
    distance: 2.6,
    curve: 0,
    surface: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.4, chroma: 0.11 }] },
    glow: { tone: { hue: 'brand', lightness: 0.72, chroma: 0.15 }, strength: 0.95, radius: 1.25, height: 1.05 },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 38, elevation: 52, softness: 0.18, key: 0.5, fill: 0.3, pattern: 'none', pool: 2.2, edge: 0.25 },
  camera: { elevation: 6, foot: 0.78 },
  laid: null,
}
