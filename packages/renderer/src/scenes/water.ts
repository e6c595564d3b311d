import { type Scene } from '../scene.ts'

/** A disc of stone just above calm water that mirrors the evening sky. */
export const water: Scene = {
  id: 'water',
  ground: { material: 'water', tones: [{ hue: 220, lightness: 0.48, chroma: 0.06 }], scale: 1, gloss: 0.42, roughness: 0.1 },
  backdrop: {
    kind: 'view',
    distance: 5.5,
    curve: 0,
    surface: {
      material: 'paint',
      tones: [
        { hue: 60, lightness: 0.93, chroma: 0.04 },
        { hue: 235, lightness: 0.78, chroma: 0.07 },
      ],
    },
    haze: 3.2,
    view: [
      {
        layer: 'blots',
        x: [-4.4, 4.4],
        y: [0.9, 3.4],
        count: 26,
        radius: [0.2, 0.5],
        soft: 0.35,
        tones: ['#fbf3ea', '#f6e3d4'],
        share: 0.3,
      },
      { layer: 'ridge', height: 0.5, bump: [0.3, 1.5], soft: 0.05, tone: { hue: 255, lightness: 0.78, chroma: 0.045 }, share: 0.75 },
      { layer: 'ridge', height: 0.42, bump: [0.16, 0.8], soft: 0.04, tone: { hue: 250, lightness: 0.68, chroma: 0.055 }, share: 0.75 },
      { layer: 'box', x: [-5, 5], y: [-1, 0.3], soft: 0.03, tone: { hue: 225, lightness: 0.7, chroma: 0.06 }, share: 1 },
      { layer: 'box', x: [-5, 5], y: [-1, 0.14], soft: 0.12, tone: { hue: 225, lightness: 0.62, chroma: 0.065 }, share: 0.8 },
    ],
  },
  bodies: [
    {
      shape: 'cylinder',
      x: 0,
      z: -0.4,
      radius: 0.98,
      bottom: -0.1,
      top: 0.14,
      round: 0.03,
      surface: { material: 'stone', tones: ['#ddd8d0', '#bfb7ab', '#8b8377'], scale: 1 },
    },
  ],
  standHeight: 0.14,
  standWidth: 1.7,
  light: { azimuth: 46, elevation: 45, softness: 0.1, key: 0.9, fill: 0.46, pattern: 'none', pool: 4, edge: 0.6 },
  camera: { elevation: 10, foot: 0.76 },
  laid: { material: 'tile', tones: ['#8cc3cf', '#e4f0f0', '#5fa6bb'], scale: 0.19 },
}
