import { type Scene } from '../scene.ts'

/** A linen cloth in its natural colour, soft light, a warm wall. */
export const linen: Scene = {
  id: 'linen',
  ground: { material: 'linen', tones: ['#e6dccb', '#cdbfa8'], scale: 1 },
  backdrop: {
    kind: 'wall',
    distance: 2.4,
    curve: 0.7,
    surface: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.78, chroma: 0.04 }] },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 52, elevation: 38, softness: 0.16, key: 0.92, fill: 0.4, pattern: 'none', pool: 2.8, edge: 0.4 },
  camera: { elevation: 13, foot: 0.79 },
  laid: { material: 'linen', tones: ['#e6dccb', '#cdbfa8'], scale: 1 },
}
