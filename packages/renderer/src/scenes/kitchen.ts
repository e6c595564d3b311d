import { type Scene } from '../scene.ts'

/** A wooden worktop in a bright kitchen that is out of focus: worktop, shelf with jars, window. */
export const kitchen: Scene = {
  id: 'kitchen',
  ground: { material: 'wood', tones: ['#c89a66', '#9a6c3f', '#5f3f22'], scale: 0.42, gloss: 0.07, roughness: 0.5 },
  backdrop: {
    kind: 'view',
    distance: 2.4,
    curve: 0,
    surface: {
      material: 'paint',
      tones: [
        { hue: 85, lightness: 0.86, chroma: 0.025 },
        { hue: 85, lightness: 0.9, chroma: 0.02 },
      ],
    },
    view: [
      { layer: 'box', x: [-5, 5], y: [-1, 0.34], soft: 0.05, tone: { hue: 'accent', lightness: 0.62, chroma: 0.05 }, share: 0.95 },
      { layer: 'box', x: [-5, 5], y: [0.34, 0.42], soft: 0.035, tone: '#f3eee4', share: 0.9 },
      { layer: 'box', x: [-5, 5], y: [0.42, 1.24], soft: 0.05, tone: { hue: 'accent', lightness: 0.84, chroma: 0.03 }, share: 0.75 },
      { layer: 'box', x: [-5, 0.55], y: [1.46, 1.53], soft: 0.03, tone: '#a67c4e', share: 0.9 },
      { layer: 'box', x: [-5, 0.55], y: [1.38, 1.45], soft: 0.06, tone: '#6b5b48', share: 0.22 },
      { layer: 'box', x: [-1.75, -1.45], y: [1.53, 1.9], soft: 0.045, tone: '#e9e2d4', share: 0.95 },
      { layer: 'box', x: [-1.36, -1.1], y: [1.53, 1.8], soft: 0.045, tone: { hue: 'brand', lightness: 0.6, chroma: 0.09 }, share: 0.9 },
      { layer: 'box', x: [-1.02, -0.8], y: [1.53, 1.96], soft: 0.045, tone: '#d8c7a6', share: 0.95 },
      { layer: 'box', x: [-0.5, -0.15], y: [1.53, 1.72], soft: 0.045, tone: '#f6f2ea', share: 0.95 },
      { layer: 'box', x: [0.02, 0.26], y: [1.53, 1.88], soft: 0.045, tone: '#b9774d', share: 0.8 },
      { layer: 'box', x: [-1.5, -1.12], y: [0.42, 0.84], soft: 0.045, tone: '#efe9de', share: 0.95 },
      { layer: 'box', x: [-0.92, -0.74], y: [0.42, 1], soft: 0.05, tone: '#8a6340', share: 0.75 },
      { layer: 'box', x: [0.98, 2.7], y: [0.62, 2.9], soft: 0.07, tone: '#fffdf6', share: 0.97 },
      { layer: 'box', x: [1.78, 1.86], y: [0.62, 2.9], soft: 0.035, tone: '#d9d2c4', share: 0.7 },
      { layer: 'blots', x: [1.2, 1.75], y: [0.45, 1.15], count: 34, radius: [0.04, 0.12], soft: 0.05, tones: ['#5d7d45', '#86a366', '#3f5d36'], share: 0.7 },
      { layer: 'box', x: [1.34, 1.62], y: [0.42, 0.68], soft: 0.04, tone: '#c2714a', share: 0.9 },
    ],
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 58, elevation: 40, softness: 0.15, key: 0.86, fill: 0.42, pattern: 'none', pool: 3.2, edge: 0.5 },
  camera: { elevation: 10, foot: 0.8 },
  laid: { material: 'wood', tones: ['#c89a66', '#9a6c3f', '#5f3f22'], scale: 0.42 },
} // prettier-ignore
