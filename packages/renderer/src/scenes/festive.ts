import { type Body, type Scene, type Surface } from '../scene.ts'

const SATIN: Surface = { material: 'paint', tones: ['#dcae55'], polish: 0.7 }
const GOLD: Surface = { material: 'metal', tones: ['#d8a748'], polish: 1 }
const bauble = (x: number, z: number, radius: number, surface: Surface): Body => ({ shape: 'sphere', x, y: radius, z, radius, surface })
const lacquer = (hue: 'brand' | 'accent', lightness: number): Surface => ({
  material: 'paint',
  tones: [{ hue, lightness, chroma: 0.13 }],
  polish: 1,
})

/** A dark festive table: baubles, a present, a ribbon, and gold lights far behind. */
export const festive: Scene = {
  id: 'festive',
  ground: { material: 'paint', tones: [{ hue: 'brand', lightness: 0.34, chroma: 0.085 }], gloss: 0.12, roughness: 0.4 },
  backdrop: {
    kind: 'view',
    distance: 2.8,
    curve: 0,
    haze: 0.7,
    surface: {
      material: 'paint',
      tones: [
        { hue: 'brand', lightness: 0.3, chroma: 0.08 },
        { hue: 'brand', lightness: 0.22, chroma: 0.06 },
      ],
    },
    view: [
      { layer: 'lights', x: [-4.4, 4.4], y: [0, 3.8], count: 80, radius: [0.05, 0.17], tones: ['#ffc766', '#ffd98f', '#f5b04a'], strength: 0.5 },
      { layer: 'lights', x: [-4.4, 4.4], y: [-0.1, 2.6], count: 70, radius: [0.02, 0.05], tones: ['#ffe1a6', '#ffce78'], strength: 0.9 },
    ],
  },
  bodies: [
    { shape: 'box', x: 1.1, z: -0.95, halfWidth: 0.42, halfDepth: 0.42, bottom: 0, top: 0.56, round: 0.02, surface: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.5, chroma: 0.12 }], polish: 0.35 } },
    { shape: 'box', x: 1.1, z: -0.95, halfWidth: 0.07, halfDepth: 0.426, bottom: 0, top: 0.566, round: 0.02, surface: SATIN },
    { shape: 'box', x: 1.1, z: -0.95, halfWidth: 0.426, halfDepth: 0.07, bottom: 0, top: 0.566, round: 0.02, surface: SATIN },
    bauble(-1.12, -0.62, 0.27, lacquer('brand', 0.5)),
    bauble(-0.86, -0.12, 0.13, GOLD),
    bauble(-1.42, -0.05, 0.19, lacquer('accent', 0.62)),
    { shape: 'ribbon', x: 1.2, z: -0.02, halfWidth: 0.5, bottom: 0, top: 0.12, swing: 0.075, waves: 2, surface: SATIN },
  ],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 46, elevation: 48, softness: 0.13, key: 0.95, fill: 0.36, pattern: 'none', pool: 2.1, edge: 0.25 },
  camera: { elevation: 10, foot: 0.8 },
  laid: { material: 'velvet', tones: [{ hue: 'brand', lightness: 0.36, chroma: 0.1 }, { hue: 'brand', lightness: 0.62, chroma: 0.12 }] },
} // prettier-ignore
