import { type Body, type Scene, type Tone } from '../scene.ts'

const PAGES: Tone = '#f1ebdd'
/** A lying book: pages, and the upper cover; the lower one is too thin to be visible. */
const book = (x: number, z: number, halfWidth: number, bottom: number, height: number, cover: Tone): Body[] => [
  {
    shape: 'box',
    x,
    z: z - 0.012,
    halfWidth: halfWidth - 0.02,
    halfDepth: 0.35,
    bottom,
    top: bottom + height - 0.018,
    round: 0.004,
    surface: { material: 'paint', tones: [PAGES] },
  },
  {
    shape: 'box',
    x,
    z,
    halfWidth,
    halfDepth: 0.36,
    bottom: bottom + height - 0.02,
    top: bottom + height,
    round: 0.008,
    surface: { material: 'paint', tones: [cover] },
  },
]

const pencil = (toX: number, toZ: number, top: number, tone: Tone): Body => ({
  shape: 'tube',
  x: -1.16,
  y: 0.1,
  z: -0.82,
  toX,
  toY: top,
  toZ,
  radius: 0.019,
  surface: { material: 'paint', tones: [tone] },
})

/** A wooden desk in an office out of focus, with books and a pot of pencils. */
export const desk: Scene = {
  id: 'desk',
  ground: { material: 'wood', tones: ['#b98a5e', '#8a5f3a', '#553820'], scale: 1.3, gloss: 0.07, roughness: 0.5 },
  backdrop: {
    kind: 'view',
    distance: 2.2,
    curve: 0,
    surface: {
      material: 'paint',
      tones: [
        { hue: 'accent', lightness: 0.7, chroma: 0.035 },
        { hue: 'accent', lightness: 0.78, chroma: 0.03 },
      ],
    },
    view: [
      { layer: 'box', x: [-5, -0.7], y: [-1, 3.4], soft: 0.05, tone: '#8f6a47', share: 0.55 },
      { layer: 'box', x: [-5, -0.78], y: [0.12, 0.78], soft: 0.04, tone: '#4d3c30', share: 0.7 },
      { layer: 'box', x: [-5, -0.78], y: [0.9, 1.62], soft: 0.04, tone: '#4d3c30', share: 0.7 },
      { layer: 'box', x: [-5, -0.78], y: [1.74, 2.5], soft: 0.04, tone: '#4d3c30', share: 0.7 },
      { layer: 'box', x: [-1.95, -1.76], y: [0.9, 1.45], soft: 0.035, tone: { hue: 'brand', lightness: 0.55, chroma: 0.09 }, share: 0.9 },
      { layer: 'box', x: [-1.74, -1.6], y: [0.9, 1.38], soft: 0.035, tone: '#d8cdb6', share: 0.9 },
      { layer: 'box', x: [-1.58, -1.46], y: [0.9, 1.5], soft: 0.035, tone: '#a2523d', share: 0.85 },
      { layer: 'box', x: [-1.44, -1.3], y: [0.9, 1.42], soft: 0.035, tone: { hue: 'accent', lightness: 0.62, chroma: 0.08 }, share: 0.9 },
      { layer: 'box', x: [-1.12, -0.9], y: [0.9, 1.18], soft: 0.04, tone: '#ece5d6', share: 0.9 },
      { layer: 'box', x: [-1.9, -1.5], y: [0.12, 0.42], soft: 0.04, tone: '#d9c9a8', share: 0.8 },
      { layer: 'box', x: [-1.3, -1.05], y: [0.12, 0.62], soft: 0.035, tone: '#7c8a78', share: 0.85 },
      { layer: 'box', x: [-1.6, -1.2], y: [1.74, 2.1], soft: 0.04, tone: '#c9b48d', share: 0.8 },
      { layer: 'box', x: [0.5, 3], y: [0.35, 3.2], soft: 0.06, tone: '#fbfaf4', share: 0.95 },
      ...[0.62, 0.98, 1.34, 1.7, 2.06, 2.42, 2.78].map((y) => ({ layer: 'box' as const, x: [0.5, 3] as const, y: [y, y + 0.09] as const, soft: 0.04, tone: '#c8c2b4', share: 0.6 })),
    ],
  },
  bodies: [
    ...book(1.14, -0.72, 0.5, 0, 0.13, { hue: 'brand', lightness: 0.46, chroma: 0.09 }),
    ...book(1.2, -0.76, 0.43, 0.131, 0.1, { hue: 'accent', lightness: 0.74, chroma: 0.08 }),
    {
      shape: 'cylinder',
      x: -1.16,
      z: -0.82,
      radius: 0.17,
      bottom: 0,
      top: 0.36,
      round: 0.02,
      surface: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.84, chroma: 0.04 }], polish: 0.6 },
    },
    // Its dark inside.
    { shape: 'cylinder', x: -1.16, z: -0.82, radius: 0.143, bottom: 0.34, top: 0.363, round: 0.004, surface: { material: 'paint', tones: ['#2a2623'] } },
    pencil(-1.27, -0.86, 0.66, '#d9a441'),
    pencil(-1.12, -0.92, 0.72, { hue: 'brand', lightness: 0.5, chroma: 0.12 }),
  ],
  standHeight: 0,
  standWidth: null,
  light: { azimuth: 56, elevation: 42, softness: 0.12, key: 0.92, fill: 0.4, pattern: 'none', pool: 3, edge: 0.45 },
  camera: { elevation: 11, foot: 0.8 },
  laid: { material: 'wood', tones: ['#b98a5e', '#8a5f3a', '#553820'], scale: 1.3 },
} // prettier-ignore
