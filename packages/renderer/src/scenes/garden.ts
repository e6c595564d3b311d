import { type Scene, type Surface } from '../scene.ts'

const SLATS: Surface = { material: 'slats', tones: ['#a89c8c', '#7c6c5a', '#3d342b'] }

/** A weathered garden table before greenery in the sun. */
export const garden: Scene = {
  id: 'garden',
  ground: SLATS,
  backdrop: {
    kind: 'view',
    distance: 2.6,
    curve: 0,
    surface: { material: 'paint', tones: ['#6f8f4e', '#c7d9a8'] },
    view: [
      { layer: 'blots', x: [-4.4, 4.4], y: [0.6, 4.6], count: 120, radius: [0.25, 0.6], soft: 0.3, tones: ['#7fa05a', '#a9c27c', '#5f8445', '#cfdcab'], share: 0.55 },
      { layer: 'ridge', height: 0.95, bump: [0.5, 1.3], soft: 0.22, tone: '#4a6b35', share: 0.85 },
      { layer: 'blots', x: [-4.4, 4.4], y: [-0.2, 1.7], count: 150, radius: [0.1, 0.32], soft: 0.14, tones: ['#3f6030', '#6a8d45', '#86a858', '#2f4b27'], share: 0.5 },
      { layer: 'blots', x: [-4.4, 4.4], y: [0.1, 1.3], count: 16, radius: [0.06, 0.13], soft: 0.07, tones: [{ hue: 'accent', lightness: 0.78, chroma: 0.12 }, '#f4ead2'], share: 0.6 },
      { layer: 'lights', x: [-4.4, 4.4], y: [0.7, 3.8], count: 70, radius: [0.05, 0.17], tones: ['#fff1c0', '#e5f0b8', '#ffffff'], strength: 0.32 },
    ],
  },
  bodies: [],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 54, elevation: 44, softness: 0.07, key: 1.08, fill: 0.42, pattern: 'none', pool: 4, edge: 0.55 },
  camera: { elevation: 11, foot: 0.8 },
  laid: SLATS,
} // prettier-ignore
