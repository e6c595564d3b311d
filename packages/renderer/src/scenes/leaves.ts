import { type Scene } from '../scene.ts'

/** A plastered wall with the shadows of palm leaves. */
export const leaves: Scene = {
  id: 'leaves',
  ground: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.9, chroma: 0.035 }] },
  backdrop: {
    kind: 'wall',
    distance: 1.5,
    curve: 0.25,
    surface: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.88, chroma: 0.045 }] },
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 40, elevation: 36, softness: 0.05, key: 0.95, fill: 0.36, pattern: 'leaves', pool: 4, edge: 0.6 },
  camera: { elevation: 8, foot: 0.81 },
  laid: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.88, chroma: 0.045 }] },
}
