import { type Scene } from '../scene.ts'

/** A dark polished bar before the lights of an evening out. */
export const evening: Scene = {
  id: 'evening',
  ground: { material: 'wood', tones: ['#4a3022', '#291811', '#120a07'], scale: 1.1, gloss: 0.11, roughness: 0.35 },
  backdrop: {
    kind: 'view',
    distance: 3.4,
    curve: 0,
    surface: {
      material: 'paint',
      tones: [
        { hue: 50, lightness: 0.27, chroma: 0.05 },
        { hue: 280, lightness: 0.2, chroma: 0.05 },
      ],
    },
    haze: 0.5,
    view: [
      { layer: 'ridge', height: 0.5, bump: [0.3, 0.9], soft: 0.1, tone: '#120c10', share: 0.5 },
      {
        layer: 'lights',
        x: [-4.4, 4.4],
        y: [0.1, 3.2],
        count: 90,
        radius: [0.06, 0.2],
        tones: ['#ffce82', '#ffb765', { hue: 'brand', lightness: 0.72, chroma: 0.13 }],
        strength: 0.5,
      },
      {
        layer: 'lights',
        x: [-4.4, 4.4],
        y: [0.1, 1.7],
        count: 60,
        radius: [0.02, 0.06],
        tones: ['#ffe0ad', '#ffd08c', { hue: 'brand', lightness: 0.78, chroma: 0.12 }],
        strength: 0.9,
      },
    ],
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 42, elevation: 50, softness: 0.14, key: 0.9, fill: 0.34, pattern: 'none', pool: 1.9, edge: 0.2 },
  camera: { elevation: 9, foot: 0.8 },
  laid: { material: 'wood', tones: ['#4a3022', '#291811', '#120a07'], scale: 1.1 },
}
