import { type Scene } from '../scene.ts'

/** A wet street at night between two neon tubes, which light ground and wall and are mirrored in the puddles. */
export const neon: Scene = {
  id: 'neon',
  ground: { material: 'asphalt', tones: ['#2c2c32', '#55545c'], gloss: 0.42, roughness: 0.3 },
  backdrop: {
    kind: 'wall',
    distance: 1.9,
    curve: 0,
    surface: {
      material: 'concrete',
      tones: [{ hue: 'brand', lightness: 0.36, chroma: 0.03 }, { hue: 'brand', lightness: 0.3, chroma: 0.03 }, '#1c1b20'],
      scale: 1.5,
    },
  },
  bodies: [
    {
      shape: 'tube',
      x: -0.98,
      y: 0.16,
      z: -1.3,
      toX: -0.86,
      toY: 2.1,
      toZ: -1.36,
      radius: 0.042,
      surface: { material: 'light', tones: [{ hue: 'brand', lightness: 0.68, chroma: 0.3 }] },
    },
    {
      shape: 'tube',
      x: 1.02,
      y: 0.16,
      z: -1.3,
      toX: 0.9,
      toY: 2.1,
      toZ: -1.36,
      radius: 0.042,
      surface: { material: 'light', tones: [{ hue: 'contrast', lightness: 0.7, chroma: 0.3 }] },
    },
  ],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 40, elevation: 52, softness: 0.16, key: 0.5, fill: 0.26, pattern: 'none', pool: 1.9, edge: 0.2 },
  camera: { elevation: 9, foot: 0.79 },
  laid: { material: 'concrete', tones: [{ hue: 'brand', lightness: 0.6, chroma: 0.06 }, '#6f6d72', '#4a4850'], scale: 1.3 },
}
