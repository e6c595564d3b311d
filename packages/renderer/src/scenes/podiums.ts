import { type Body, type Scene } from '../scene.ts'

const podium = (x: number, z: number, radius: number, top: number, hue: 'brand' | 'accent', lightness: number): Body => ({
  shape: 'cylinder',
  x,
  z,
  radius,
  bottom: 0,
  top,
  round: 0.016,
  surface: { material: 'paint', tones: [{ hue, lightness, chroma: 0.075 }] },
})

/** Round podiums of several heights in tints of one colour; the product has the front one. */
export const podiums: Scene = {
  id: 'podiums',
  ground: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.82, chroma: 0.07 }] },
  backdrop: {
    kind: 'wall',
    distance: 2.7,
    curve: 0.5,
    surface: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.82, chroma: 0.07 }] },
    glow: { tone: { hue: 'accent', lightness: 0.92, chroma: 0.05 }, strength: 0.2, radius: 1.4, height: 1.5 },
  },
  bodies: [
    podium(0.1, -0.46, 0.98, 0.16, 'brand', 0.86),
    podium(-1.02, -1.62, 0.46, 1.02, 'brand', 0.78),
    podium(-0.18, -1.95, 0.6, 0.56, 'accent', 0.74),
    podium(1.12, -1.42, 0.4, 0.72, 'accent', 0.76),
    {
      shape: 'sphere',
      x: 1.12,
      y: 0.94,
      z: -1.42,
      radius: 0.22,
      surface: { material: 'metal', tones: [{ hue: 82, lightness: 0.82, chroma: 0.09 }], polish: 1 },
    },
  ],
  standHeight: 0.16,
  standWidth: 1.7,
  light: { azimuth: 50, elevation: 48, softness: 0.07, key: 0.92, fill: 0.42, pattern: 'none', pool: 3.6, edge: 0.5 },
  camera: { elevation: 10, foot: 0.77 },
  laid: null,
}
