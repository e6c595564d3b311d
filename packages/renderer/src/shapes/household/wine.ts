import { smoothDifference, cylinder, length2, smoothUnion } from '../distance.ts'
import { inkAt, inkOn, metal, paper, plastic, printInk, timber, tintedGlass } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'
import { type LinearColor } from '../../color.ts'

/** A bottle of wine, champagne, spirits or olive oil, with its label and foil, cork or pourer. */
export function wine(choice: ShapeChoice): Shape {
  const { colors } = choice
  const design = designOf(choice)
  const parts = partsOf(design)
  const { tall } = design
  return {
    distance: distanceToWine(parts),
    writeSkin: paintWine(choice, design, parts),
    bounds: { height: (tall + 0.1) / 2, radius: (tall + 0.14) / 2 + 0.08 },
    turn: [-12, 12],
    facing: colors.main,
  }
}

type Design = ReturnType<typeof designOf>

/** What a prompt decides about a bottle. */
function designOf({ colors, variation, words }: ShapeChoice) {
  const has = (...any: readonly string[]): boolean => any.some((word) => words.has(word))
  const style: keyof typeof styles = has('whisky', 'whiskey', 'gin', 'vodka', 'rum', 'tequila', 'bourbon', 'liqueur', 'spirit', 'mezcal')
    ? 'spirits'
    : has('oil', 'vinegar')
      ? 'oil'
      : has('champagne', 'prosecco', 'cava')
        ? 'champagne'
        : has('burgundy', 'pinot', 'chardonnay') || variation[0] > 0.6
          ? 'burgundy'
          : 'bordeaux'
  const isWhite = [...words].some((phrase) => phrase.includes('white wine'))
  const [red, green, blue] = colors.main
  const filled: LinearColor = has('rosé')
    ? [0.9, 0.4, 0.33]
    : isWhite
      ? [0.82, 0.68, 0.26]
      : style !== 'spirits'
        ? [red * 0.4, green * 0.4, blue * 0.4]
        : has('gin', 'vodka')
          ? [0.8, 0.88, 0.9]
          : has('whisky', 'whiskey', 'bourbon', 'rum')
            ? [0.66, 0.25, 0.04]
            : colors.main
  return { style, ...styles[style], filled, isPale: style === 'spirits' || isWhite || has('rosé') }
}

type Parts = ReturnType<typeof partsOf>

/** The parts of a bottle as distances. */
function partsOf({ style, wide, shoulder, neckAt, tall, neck, foil, round }: Design) {
  // The cone of the shoulder, its slope and the cosine of it.
  const slope = (wide - neck) / (neckAt - shoulder)
  const cosine = 1 / Math.sqrt(1 + slope * slope)
  const glass = (r: number, y: number): number => {
    // The body ends where the cone of its shoulder meets the neck.
    const body = smoothDifference(
      cylinder(r, y, wide, 0, neckAt + 0.1, round),
      -Math.max((r - wide + (y - shoulder) * slope) * cosine, y - neckAt - 0.1),
      style === 'bordeaux' || style === 'spirits' ? 0.12 : 0.2,
    )
    const stem = cylinder(r, y, neck, shoulder, tall - 0.02, 0.01)
    const lip = cylinder(r, y, neck + 0.014, tall - 0.085, tall - 0.02, 0.012)
    return Math.min(smoothUnion(body, stem, style === 'bordeaux' ? 0.08 : 0.1), lip)
  }
  const top = (r: number, y: number): number => {
    if (style === 'spirits')
      return Math.min(cylinder(r, y, neck + 0.035, tall, tall + 0.13, 0.014), cylinder(r, y, neck - 0.015, tall - 0.05, tall + 0.02, 0.004))
    if (style === 'oil') return cylinder(r, y, neck + 0.022, foil, tall + 0.02, 0.014)
    const crown =
      style === 'champagne'
        ? smoothUnion(cylinder(r, y, neck + 0.012, foil, tall - 0.1, 0.01), cylinder(r, y, neck + 0.034, tall - 0.16, tall, 0.04), 0.05)
        : cylinder(r, y, neck + 0.007, foil, tall, 0.012)
    return style === 'champagne' ? crown : Math.min(crown, cylinder(r, y, neck + 0.02, tall - 0.09, tall, 0.012))
  }
  return { glass, top }
}

function distanceToWine({ glass, top }: Parts): Shape['distance'] {
  return (x, y, z) => {
    const r = length2(x, z)
    return Math.min(glass(r, y), top(r, y))
  }
}

function paintWine(
  { colors, label }: ShapeChoice,
  { style, wide, shoulder, neckAt, tall, foil, filled, isPale }: Design,
  { glass, top }: Parts,
): Shape['writeSkin'] {
  const labelFoot = 0.16
  const labelTop = labelFoot + (shoulder - labelFoot) * (style === 'spirits' ? 0.82 : 0.72)
  const span = Math.min(2.5, ((labelTop - labelFoot) * 1.05) / wide)
  return (skin, x, y, z) => {
    const r = length2(x, z)
    const turn = Math.atan2(x, z)
    if (top(r, y) < glass(r, y)) {
      if (style === 'spirits') {
        if (y < tall + 0.012) return printInk(skin, [0.5, 0.34, 0.2], 1)
        return timber(skin, [0.22, 0.12, 0.06], y * 2, turn * 0.12)
      }
      if (style === 'oil') return plastic(skin, [0.02, 0.02, 0.022], 0.34)
      metal(skin, colors.accent, 0.34)
      // Foil is smooth above and slightly crumpled below.
      const crumple = style === 'champagne' ? 0.16 : 0.03
      skin[SKIN.bendX] = crumple * Math.sin(turn * 11 + y * 31) * Math.sin(y * 44)
      skin[SKIN.bendY] = crumple * Math.sin(y * 57 + turn * 5)
      if (Math.abs(y - foil - 0.05) < 0.006 || (style !== 'champagne' && Math.abs(y - tall + 0.1) < 0.005))
        printInk(skin, [0.02, 0.015, 0.01], 0.35)
      return
    }
    const isLabelled = y > labelFoot && y < labelTop && Math.abs(turn) < span / 2 && r > wide - 0.03
    if (!isLabelled) {
      // A full bottle is darker than its glass, or has the colour of its content.
      if (y < neckAt) tintedGlass(skin, filled, isPale ? 0.92 : 0.6)
      else tintedGlass(skin, isPale ? [0.72, 0.78, 0.72] : colors.main, isPale ? 0.92 : 0.6)
      return
    }
    paper(skin, colors.second, turn * wide * 1.4, y * 1.4)
    skin[SKIN.roughness] = 0.6
    const u = turn / span + 0.5
    const v = (labelTop - y) / (labelTop - labelFoot)
    const edge = Math.min(u * span * wide, (1 - u) * span * wide, y - labelFoot, labelTop - y)
    const ink = inkOn(colors.second, colors.main)
    const band = inkOn(colors.second, colors.accent)
    if (Math.abs(edge - 0.034) < 0.0055) printInk(skin, band, 0.85)
    if (label === null) return emblem(skin, band, turn * wide, y - (labelFoot + labelTop) / 2)
    printInk(skin, ink, inkAt(label, (u - 0.08) / 0.84, (v - 0.08) / 0.84))
  }
}

/** A sun over two hills, for a label without words; (u, v) from its middle. */
function emblem(skin: Skin, paint: LinearColor, u: number, v: number): void {
  const sun = length2(u, v - 0.05) - 0.055
  const hill = Math.min(Math.abs(v + 0.03 - 0.03 * Math.cos(u * 22)), Math.abs(v + 0.065 - 0.02 * Math.cos(u * 19 + 1.4))) - 0.0035
  if ((sun < 0 && v > 0.02) || (hill < 0 && Math.abs(u) < 0.11)) printInk(skin, paint, 0.85)
}

/** Radius and height of the body, where the neck begins, the whole height, the neck's radius, where the foil begins, the shoulder's rounding. */
const styles = {
  bordeaux: { wide: 0.245, shoulder: 1.1, neckAt: 1.25, tall: 1.8, neck: 0.085, foil: 1.42, round: 0.1 },
  burgundy: { wide: 0.262, shoulder: 0.86, neckAt: 1.32, tall: 1.78, neck: 0.088, foil: 1.44, round: 0.06 },
  champagne: { wide: 0.29, shoulder: 0.86, neckAt: 1.36, tall: 1.8, neck: 0.092, foil: 1.2, round: 0.06 },
  spirits: { wide: 0.36, shoulder: 0.98, neckAt: 1.12, tall: 1.3, neck: 0.12, foil: 1.2, round: 0.12 },
  oil: { wide: 0.215, shoulder: 1.12, neckAt: 1.3, tall: 1.66, neck: 0.075, foil: 1.46, round: 0.06 },
} as const
