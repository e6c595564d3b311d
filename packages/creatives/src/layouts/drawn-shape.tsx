import { type ReactElement } from 'react'
import { type AdBox } from './arrange.ts'
import { type ShapePart } from './layout.ts'

/** A disc is as wide as high, in the middle of its box. */
export function boxOfShape(shape: ShapePart['shape'] | undefined, box: AdBox): AdBox {
  if (shape !== 'disc') return box
  const side = Math.min(box.width, box.height)
  return {
    left: box.left + Math.round((box.width - side) / 2),
    top: box.top + Math.round((box.height - side) / 2),
    width: side,
    height: side,
  }
}

export function radiusOfShape(shape: ShapePart['shape'] | undefined, { width, height }: AdBox, radius: number): number | string {
  if (shape === 'disc') return Math.min(width, height) / 2
  const round = Math.min(width / 2, height)
  return shape === 'arch' ? `${round}px ${round}px 0 0` : radius
}

/** The edges of fields. In pixels: the renderer of the file keeps the aspect ratio of a view box. */
const edges = {
  slope: ({ width, height }: AdBox): string => `M0 ${height}L${width} 0V${height}z`,
  lean: ({ width, height }: AdBox, isFromRight: boolean): string =>
    isFromRight ? `M${width} 0H0L${width} ${height}z` : `M0 0H${width}L0 ${height}z`,
  tail: ({ width, height }: AdBox): string => `M0 0H${width}L${width / 2} ${height}z`,
  tip: ({ width, height }: AdBox): string => `M0 ${height}H${width}L${width / 2} 0z`,
} as const
type EdgeShape = keyof typeof edges
export const isEdge = (shape: ShapePart['shape']): shape is EdgeShape => Object.hasOwn(edges, shape)

interface DrawnShapeProps {
  readonly part: ShapePart
  readonly box: AdBox
  readonly color: string
  /** Whether lines begin at the right. */
  readonly isMirrored: boolean
}

/** A plain shape, or the edge of a field. */
export function DrawnShape({ part: { shape }, box, color, isMirrored }: DrawnShapeProps): ReactElement {
  if (isEdge(shape))
    return (
      <svg width={box.width} height={box.height} viewBox={`0 0 ${box.width} ${box.height}`}>
        <path d={edges[shape](box, isMirrored)} fill={color} />
      </svg>
    )
  const { left, top, width, height } = boxOfShape(shape, box)
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        left: left - box.left,
        top: top - box.top,
        width,
        height: Math.max(1, height),
        background: color,
        borderRadius: radiusOfShape(shape, box, 0),
      }}
    />
  )
}
