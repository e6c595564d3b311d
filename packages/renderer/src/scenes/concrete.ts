import { type Scene } from '../scene.ts'

/** A block of concrete before a concrete wall, hard light from the side. */
export const concrete: Scene = {
  id: 'concrete',
  ground: { material: 'concrete', tones: ['#a9a8a6', '#8a8987', '#55534f'], scale: 1, gloss: 0.06, roughness: 0.5 },
  backdrop: {
    kind: 'wall',
    distance: 1.7,
    curve: 0,
    surface: {
      material: 'concrete',
      tones: [{ hue: 'accent', lightness: 0.74, chroma: 0.02 }, { hue: 'accent', lightness: 0.64, chroma: 0.015 }, '#55534f'],
      scale: 1.4,
    },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 58, elevation: 40, softness: 0.07, key: 1.15, fill: 0.4, pattern: 'none', pool: 3.2, edge: 0.4 },
  camera: { elevation: 9, foot: 0.8 },
  laid: { material: 'concrete', tones: ['#b4b3b0', '#93918e', '#5d5b57'], scale: 1 },
}
