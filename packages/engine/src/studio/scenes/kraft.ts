import { type Scene, type Surface } from '../scene.ts'

const KRAFT: Surface = { material: 'kraft', tones: ['#c79d6d', '#9a713f', '#e3c59b'] }

/** A sheet of packing paper hung as a sweep, with the creases of where it came from. */
export const kraft: Scene = {
  id: 'kraft',
  ground: KRAFT,
  backdrop: { kind: 'wall', distance: 2.3, curve: 1.3, surface: KRAFT },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 58, elevation: 42, softness: 0.12, key: 0.9, fill: 0.42, pattern: 'none', pool: 2.9, edge: 0.45 },
  camera: { elevation: 11, foot: 0.79 },
  laid: KRAFT,
}
