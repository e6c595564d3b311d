import { type Scene, type Surface } from '../scene.ts'

const SNOW: Surface = { material: 'snow', tones: ['#f4f6fa', '#c3d2e8'] }

/** Fresh snow before a wood of firs, in low sun. */
export const snow: Scene = {
  id: 'snow',
  ground: SNOW,
  backdrop: {
    kind: 'view',
    distance: 4,
    curve: 0,
    haze: 1.6,
    surface: {
      material: 'paint',
      tones: [
        { hue: 245, lightness: 0.9, chroma: 0.025 },
        { hue: 250, lightness: 0.76, chroma: 0.06 },
      ],
    },
    view: [
      { layer: 'firs', foot: -0.1, count: 26, height: [0.8, 1.5], soft: 0.1, tones: ['#aebfd3', '#a3b6cc'], share: 0.8 },
      { layer: 'firs', foot: -0.2, count: 15, height: [1, 2.3], soft: 0.07, tones: ['#7f97b2', '#8aa2bb', '#6d88a6'], share: 0.85 },
      { layer: 'ridge', height: 0.16, bump: [0.16, 1.7], soft: 0.1, tone: '#e6ecf5', share: 1 },
      { layer: 'lights', x: [-4.4, 4.4], y: [-0.2, 4.8], count: 90, radius: [0.015, 0.06], tones: ['#ffffff'], strength: 0.4 },
    ],
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 60, elevation: 33, softness: 0.06, key: 0.78, fill: 0.4, pattern: 'none', pool: 4.5, edge: 0.6 },
  camera: { elevation: 11, foot: 0.79 },
  laid: SNOW,
} // prettier-ignore
