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
        { hue: 238, lightness: 0.78, chroma: 0.07 },
      ],
    },
    haze: 2.8,
    view: [
      { layer: 'ridge', height: 0.75, bump: [0.55, 2.3], soft: 0.05, tone: { hue: 65, lightness: 0.84, chroma: 0.045 }, share: 0.85 },
      { layer: 'ridge', height: 0.45, bump: [0.4, 1.6], soft: 0.045, tone: { hue: 66, lightness: 0.76, chroma: 0.07 }, share: 0.9 },
      { layer: 'ridge', height: 0.14, bump: [0.22, 1.9], soft: 0.07, tone: '#dcc39b', share: 1 },
    ],
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 64, elevation: 30, softness: 0.06, key: 1.2, fill: 0.42, pattern: 'none', pool: 4.5, edge: 0.6 },
  camera: { elevation: 12, foot: 0.79 },
  laid: { material: 'sand', tones: ['#dfc9a6', '#c0a27a'], scale: 1 },
}
