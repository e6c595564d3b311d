import { type Scene, type Surface } from '../scene.ts'

const KRAFT: Surface = { material: 'kraft', tones: ['#c79d6d', '#9a713f', '#e3c59b'] }

/** A sheet of packing paper hung as a sweep, with creases; leaves cast their shadow on it, or it would be bare. */
export const kraft: Scene = {
  id: 'kraft',
  ground: KRAFT,
  backdrop: { kind: 'wall', distance: 2.3, curve: 1.3, surface: KRAFT },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 58, elevation: 42, softness: 0.12, key: 1.02, fill: 0.46, pattern: 'leaves', pool: 3.2, edge: 0.45 },
  camera: { elevation: 11, foot: 0.79 },
  laid: KRAFT,
}
