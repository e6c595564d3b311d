import { type Scene } from '../scene.ts'

/** A white marble top before a plain wall in a quiet tint. */
export const marble: Scene = {
  id: 'marble',
  ground: { material: 'marble', tones: ['#f4f2ef', '#77736f', '#c3beb8'], scale: 1.1, gloss: 0.14, roughness: 0.2 },
  backdrop: {
    kind: 'wall',
    distance: 2.3,
    curve: 0,
    surface: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.8, chroma: 0.05 }] },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 46, elevation: 44, softness: 0.16, key: 0.76, fill: 0.38, pattern: 'none', pool: 2.7, edge: 0.35 },
  camera: { elevation: 10, foot: 0.8 },
  laid: { material: 'marble', tones: ['#f4f2ef', '#77736f', '#c3beb8'], scale: 1.1 },
}
