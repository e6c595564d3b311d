import { type Scene, type Surface } from '../scene.ts'

const VELVET: Surface = {
  material: 'velvet',
  tones: [
    { hue: 'brand', lightness: 0.4, chroma: 0.115 },
    { hue: 'brand', lightness: 0.7, chroma: 0.13 },
  ],
}

/** Velvet that falls in folds from the wall and runs out over the table. */
export const velvet: Scene = {
  id: 'velvet',
  ground: VELVET,
  backdrop: { kind: 'wall', distance: 2, curve: 1.1, surface: VELVET },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 62, elevation: 44, softness: 0.13, key: 1.15, fill: 0.36, pattern: 'none', pool: 2.5, edge: 0.3 },
  camera: { elevation: 11, foot: 0.79 },
  laid: VELVET,
}
