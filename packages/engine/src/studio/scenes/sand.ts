import { type Scene } from '../scene.ts'

/** Wind-rippled sand under a low sun, before an open sky. */
export const sand: Scene = {
  id: 'sand',
  ground: { material: 'sand', tones: ['#dfc9a6', '#c0a27a'], scale: 1 },
  backdrop: {
    kind: 'view',
    distance: 5.5,
    curve: 0,
    surface: {
      material: 'paint',
      tones: [
        { hue: 70, lightness: 0.93, chroma: 0.04 },
        { hue: 238, lightness: 0.8, chroma: 0.065 },
      ],
    },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 64, elevation: 30, softness: 0.06, key: 1.2, fill: 0.42, pattern: 'none', pool: 4.5, edge: 0.6 },
  camera: { elevation: 12, foot: 0.79 },
  laid: { material: 'sand', tones: ['#dfc9a6', '#c0a27a'], scale: 1 },
}
