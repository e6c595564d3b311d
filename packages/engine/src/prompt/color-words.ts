import { type ProductMaterial } from '@adloom/renderer/shapes/shape.ts'

/** Colours of things. A word of two parts wins. Add yours here. */
export const colorWords: Readonly<Record<string, string>> = {
  red: '#b3202a', crimson: '#9c1730', coral: '#f0745e', peach: '#f3b594', orange: '#e8772e', terracotta: '#b65f41', rust: '#a34e2c',
  brown: '#6b4429', chocolate: '#4a2c1d', tan: '#c59a6c', beige: '#d9c7a8', cream: '#f1e7d0', ivory: '#f3eddd', sand: '#d8c19a',
  yellow: '#f0c528', mustard: '#c9962b', gold: '#c9a050', golden: '#c9a050', amber: '#8a4312', honey: '#d29a3a', olive: '#6d7042',
  lime: '#a5c93b', green: '#3a7d4c', 'forest green': '#234a35', sage: '#9aaa8a', mint: '#a4d3bd', emerald: '#14694f', teal: '#1f7f80',
  turquoise: '#35b0b0', aqua: '#58c0c8', cyan: '#3fb4d6', blue: '#2f62a8', 'light blue': '#9cc3e0', 'sky blue': '#8cc0e6', 'dark blue': '#1c2f57',
  'baby blue': '#b4d3ea', 'royal blue': '#2546a8', navy: '#1d2c4f', 'navy blue': '#1d2c4f', indigo: '#38357e', cobalt: '#1f45a0', lavender: '#b9a7d6', lilac: '#c3aad4', purple: '#6b3f93',
  violet: '#6a4ab0', plum: '#5f2f52', magenta: '#b82a78', pink: '#eaa3b4', 'hot pink': '#e2418c', 'dusty pink': '#cf9a98', rose: '#d2848c',
  'rose gold': '#d39a86', burgundy: '#5f1a2c', maroon: '#5a1a22', white: '#f2f0ec', 'off-white': '#ece6da', grey: '#8a8c8e', gray: '#8a8c8e',
  'dark grey': '#45484b', charcoal: '#33363a', silver: '#c4c7ca', black: '#1b1b1d', copper: '#b56a42', bronze: '#8a6238', brass: '#b8924a',
  'dark green': '#1f4030', 'light green': '#a9cf9c', 'light pink': '#f3ccd4', pastel: '#e3c6cf',
} // prettier-ignore

/** The material a word gives a product. Add yours here. */
export const materialWords: Readonly<Record<string, ProductMaterial>> = {
  ceramic: 'ceramic', porcelain: 'ceramic', stoneware: 'ceramic', glazed: 'ceramic', earthenware: 'ceramic', clay: 'matte', terracotta: 'matte', glass: 'glass',
  crystal: 'glass', metal: 'metal', metallic: 'metal', steel: 'metal', stainless: 'metal', aluminium: 'metal', aluminum: 'metal', chrome: 'metal', brass: 'metal',
  copper: 'metal', plastic: 'plastic', glossy: 'plastic', wood: 'wood', wooden: 'wood', oak: 'wood', walnut: 'wood', bamboo: 'wood', fabric: 'fabric', cotton: 'fabric',
  linen: 'fabric', canvas: 'fabric', wool: 'fabric', velvet: 'fabric', leather: 'leather', kraft: 'paper', paper: 'paper', cardboard: 'paper', matte: 'matte', matt: 'matte',
} // prettier-ignore

/** Colour of a material whose name is one. */
export const colorOfMaterial: Readonly<Record<string, string>> = {
  steel: '#b9bcc0', stainless: '#b9bcc0', aluminium: '#c4c7ca', aluminum: '#c4c7ca', chrome: '#cfd2d4', metal: '#b9bcc0', metallic: '#b9bcc0', wood: '#a9794a', wooden: '#a9794a',
  oak: '#b98a57', walnut: '#5b3a26', bamboo: '#cfa766', leather: '#7a4a2a', kraft: '#b58a5c', cardboard: '#b58a5c', canvas: '#e6dcc4', linen: '#ddd2bc',
} // prettier-ignore
