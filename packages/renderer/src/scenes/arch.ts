import { type Scene } from '../scene.ts'

const PAINT = { material: 'paint', tones: [{ hue: 'brand', lightness: 0.84, chroma: 0.07 }] } as const

/** A round podium before an arch, all in tints of one colour, with a ball to show the scale. */
export const arch: Scene = {
  id: 'arch',
  ground: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.83, chroma: 0.075 }] },
  backdrop: { kind: 'wall', distance: 2.6, curve: 0, surface: PAINT },
  bodies: [
    {
      shape: 'cylinder',
      x: 0,
      z: -0.42,
      radius: 1.02,
      bottom: 0,
      top: 0.24,
      round: 0.02,
      surface: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.9, chroma: 0.045 }], gloss: 0.03, roughness: 0.6 },
    },
    {
      shape: 'arch',
      x: 0.12,
      z: -1.9,
      halfWidth: 0.98,
      inner: 0,
      spring: 1.28,
      halfDepth: 0.16,
      round: 0.02,
      surface: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.77, chroma: 0.09 }] },
    },
    {
      shape: 'sphere',
      x: 1.06,
      y: 0.17,
      z: 0.1,
      radius: 0.17,
      surface: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.76, chroma: 0.1 }] },
    },
  ],
  standHeight: 0.24,
  standWidth: 1.75,
  light: { azimuth: 44, elevation: 46, softness: 0.1, key: 0.86, fill: 0.42, pattern: 'none', pool: 3.4, edge: 0.5 },
  camera: { elevation: 9, foot: 0.77 },
  laid: { material: 'paint', tones: [{ hue: 'contrast', lightness: 0.84, chroma: 0.07 }] },
}
