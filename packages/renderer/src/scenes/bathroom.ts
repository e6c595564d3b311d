import { type Body, type Scene } from '../scene.ts'

const towel = (bottom: number, lightness: number): Body => ({
  shape: 'box',
  x: 1.12,
  z: -0.55,
  halfWidth: 0.52,
  halfDepth: 0.3,
  bottom,
  top: bottom + 0.18,
  round: 0.08,
  surface: { material: 'linen', tones: [{ hue: 'brand', lightness, chroma: 0.045 }, { hue: 'brand', lightness: lightness - 0.1, chroma: 0.04 }] },
}) // prettier-ignore

/** A stone ledge before glazed tiles, with folded towels. */
export const bathroom: Scene = {
  id: 'bathroom',
  ground: { material: 'stone', tones: ['#eeebe5', '#dcd6cc', '#b9b1a5'], scale: 1.2, gloss: 0.1, roughness: 0.25 },
  backdrop: {
    kind: 'wall',
    distance: 1.15,
    curve: 0,
    surface: {
      material: 'tile',
      tones: [{ hue: 'accent', lightness: 0.8, chroma: 0.045 }, '#efece6', { hue: 'accent', lightness: 0.72, chroma: 0.06 }],
      scale: 0.25,
      ratio: 2.4,
    },
  },
  bodies: [towel(0.004, 0.86), towel(0.18, 0.9)],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 48, elevation: 44, softness: 0.13, key: 0.82, fill: 0.44, pattern: 'none', pool: 3, edge: 0.5 },
  camera: { elevation: 9, foot: 0.81 },
  laid: { material: 'tile', tones: [{ hue: 'accent', lightness: 0.9, chroma: 0.025 }, '#f2efe9', { hue: 'accent', lightness: 0.86, chroma: 0.04 }], scale: 0.42, ratio: 1 },
} // prettier-ignore
