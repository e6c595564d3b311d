import { type Scene } from '../scene.ts'

/** Late sun through a window, on a wall and a wooden sideboard. */
export const window: Scene = {
  id: 'window',
  ground: { material: 'wood', tones: ['#c69a6a', '#8d6239', '#59391d'], scale: 1.1, gloss: 0.05, roughness: 0.6 },
  backdrop: {
    kind: 'wall',
    distance: 1.25,
    curve: 0,
    surface: { material: 'panel', tones: [{ hue: 'accent', lightness: 0.84, chroma: 0.05 }] },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 44, elevation: 30, softness: 0.04, key: 1.1, fill: 0.36, pattern: 'window', pool: 4, edge: 0.7 },
  camera: { elevation: 7, foot: 0.81 },
  laid: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.84, chroma: 0.05 }] },
}
