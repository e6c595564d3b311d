/** Elements an SVG may consist of: shapes, text, paint, and ways to group and reuse them. No filters, scripts, animations or foreign markup. */
const elements =
  'svg g a defs symbol use switch path rect circle ellipse line polyline polygon image text tspan textPath style ' +
  'clipPath mask marker pattern linearGradient radialGradient stop'

/** Attributes of those elements; those that are CSS properties too may stand in a style. */
const attributes =
  'id class style href viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength dx dy rotate ' +
  'transform transform-origin transform-box offset startOffset method spacing side textLength lengthAdjust xml:space ' +
  'gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits ' +
  'markerUnits markerWidth markerHeight refX refY orient requiredExtensions requiredFeatures systemLanguage ' +
  'color fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-opacity stroke-width paint-order opacity stop-color stop-opacity display visibility overflow clip clip-path clip-rule mask mask-type ' +
  'marker marker-start marker-mid marker-end isolation mix-blend-mode vector-effect shape-rendering text-rendering image-rendering ' +
  'color-interpolation font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing word-spacing ' +
  'text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi'

const byLowerCase = (names: string): Map<string, string> => new Map(names.split(' ').map((name) => [name.toLowerCase(), name]))

/** Allowed names by their lower case: HTML does not tell `viewbox` from `viewBox`, SVG does. */
export const svgElements: ReadonlyMap<string, string> = byLowerCase(elements)
export const svgAttributes: ReadonlyMap<string, string> = byLowerCase(attributes).set('xlink:href', 'href')
