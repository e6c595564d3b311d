import { type Scene } from '../scene.ts'

/** A walnut table at night: one warm lamp, a dark wall. */
export const walnut: Scene = {
  id: 'walnut',
  ground: { material: 'wood', tones: ['#6f4a30', '#3b2417', '#1d110b'], scale: 1, gloss: 0.1, roughness: 0.4 },
  backdrop: {
    kind: 'wall',
    distance: 2.8,
    curve: 0,
    surface: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.36, chroma: 0.045 }] },
    glow: { tone: { hue: 62, lightness: 0.7, chroma: 0.08 }, strength: 0.2, radius: 1.1, height: 1.2 },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 50, elevation: 42, softness: 0.13, key: 1.15, fill: 0.34, pattern: 'none', pool: 1.9, edge: 0.2 },
  camera: { elevation: 10, foot: 0.8 },
  laid: { material: 'wood', tones: ['#6f4a30', '#3b2417', '#1d110b'], scale: 1 },
}
