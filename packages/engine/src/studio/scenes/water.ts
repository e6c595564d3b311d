import { type Scene } from '../scene.ts'

/** A disc of stone just above calm water that mirrors the evening sky. */
export const water: Scene = {
  id: 'water',
  ground: { material: 'water', tones: [{ hue: 220, lightness: 0.48, chroma: 0.06 }], scale: 1, gloss: 0.42, roughness: 0.1 },
  backdrop: {
    kind: 'view',
    distance: 4.2,
    curve: 0,
    surface: {
      material: 'paint',
      tones: [
        { hue: 60, lightness: 0.93, chroma: 0.04 },
        { hue: 235, lightness: 0.8, chroma: 0.065 },
      ],
    },
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
  laid: null,
}
