import { type Scene } from '../scene.ts'

/** An oak table in a bright room that is out of focus. */
export const oak: Scene = {
  id: 'oak',
  ground: { material: 'wood', tones: ['#d9b98c', '#a97f4f', '#6d4a28'], scale: 1, gloss: 0.05, roughness: 0.65 },
  backdrop: {
    kind: 'view',
    room: true,
    distance: 2.6,
    curve: 0,
    surface: {
      material: 'paint',
      tones: [
        { hue: 'accent', lightness: 0.82, chroma: 0.035 },
        { hue: 'accent', lightness: 0.9, chroma: 0.025 },
      ],
    },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 55, elevation: 42, softness: 0.15, key: 0.8, fill: 0.42, pattern: 'none', pool: 3, edge: 0.45 },
  camera: { elevation: 11, foot: 0.8 },
  laid: { material: 'wood', tones: ['#d9b98c', '#a97f4f', '#6d4a28'], scale: 1 },
}
