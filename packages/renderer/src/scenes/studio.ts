import { type Scene } from '../scene.ts'

/** Paper swept from the table up the wall, in the brand's colour. */
export const studio: Scene = {
  id: 'studio',
  ground: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.81, chroma: 0.062 }] },
  backdrop: {
    kind: 'wall',
    distance: 3.2,
    curve: 1.9,
    surface: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.81, chroma: 0.062 }] },
    glow: { tone: { hue: 'brand', lightness: 0.9, chroma: 0.06 }, strength: 0.16, radius: 1.5, height: 1.1 },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 42, elevation: 48, softness: 0.2, key: 0.78, fill: 0.5, pattern: 'none', pool: 2.6, edge: 0.45 },
  camera: { elevation: 9, foot: 0.79 },
  laid: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.8, chroma: 0.062 }] },
}
