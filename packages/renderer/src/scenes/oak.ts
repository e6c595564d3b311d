import { type Scene } from '../scene.ts'

/** An oak table in a bright room that is out of focus. */
export const oak: Scene = {
  id: 'oak',
  ground: { material: 'wood', tones: ['#d9b98c', '#a97f4f', '#6d4a28'], scale: 1, gloss: 0.05, roughness: 0.65 },
  backdrop: {
    kind: 'view',
    distance: 2.6,
    curve: 0,
    surface: {
      material: 'paint',
      tones: [
        { hue: 'accent', lightness: 0.82, chroma: 0.035 },
        { hue: 'accent', lightness: 0.88, chroma: 0.03 },
      ],
    },
    view: [
      { layer: 'box', x: [0.55, 2.3], y: [0.5, 3.1], soft: 0.07, tone: '#fffcf2', share: 0.92 },
      { layer: 'box', x: [1.37, 1.47], y: [0.5, 3.1], soft: 0.04, tone: '#ded6c6', share: 0.7 },
      { layer: 'box', x: [0.36, 0.62], y: [-0.1, 3.3], soft: 0.07, tone: { hue: 'accent', lightness: 0.93, chroma: 0.015 }, share: 0.85 },
      { layer: 'box', x: [-5, -0.35], y: [-0.4, 0.62], soft: 0.06, tone: { hue: 'accent', lightness: 0.64, chroma: 0.05 }, share: 0.8 },
      { layer: 'box', x: [-1.62, -0.82], y: [1.25, 2.3], soft: 0.05, tone: '#7b6650', share: 0.55 },
      { layer: 'box', x: [-1.54, -0.9], y: [1.33, 2.22], soft: 0.05, tone: { hue: 'brand', lightness: 0.84, chroma: 0.04 }, share: 0.9 },
    ],
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 55, elevation: 42, softness: 0.15, key: 0.8, fill: 0.42, pattern: 'none', pool: 3, edge: 0.45 },
  camera: { elevation: 11, foot: 0.8 },
  laid: { material: 'wood', tones: ['#d9b98c', '#a97f4f', '#6d4a28'], scale: 1 },
}
