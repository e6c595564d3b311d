import { type CornerKind } from '@adloom/domain/design/ad-style.ts'
import { cornerRadius } from '@adloom/creatives/corners.ts'
import { type Placed, unitOf } from '@adloom/creatives/layouts/arrange.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { type CardItem, type CardWindow } from '../timeline/timeline.ts'
import { inFrame } from './card-layout.ts'

const even = (length: number): number => Math.round(length / 2) * 2

/** How far a picture that fills the frame reaches under a text that covers its product, as a share of the text's height and of the frame's. */
const UNDER = { text: 0.4, frame: 0.1 }

/** Where the scene of a video shows in the place of an ad's picture; null where there is none. `over`: what lies over it. */
export function windowOf(
  part: Placed,
  over: readonly FrameRegion[],
  sheet: FrameRegion,
  { width, height: frameHeight, corners }: { readonly width: number; readonly height: number; readonly corners: CornerKind | null },
): Omit<CardWindow, 'ground'> | null {
  if (part.kind !== 'picture') return null
  const { shape, radius = 0, isBehind } = part.part
  const side = Math.min(part.box.width, part.box.height)
  const box =
    shape === 'disc'
      ? { left: part.box.left + (part.box.width - side) / 2, top: part.box.top + (part.box.height - side) / 2, width: side, height: side }
      : part.box
  const { left, top, width: wide, height } = inFrame(box, sheet, width, true)
  const whole = { left: even(left), top: even(top), width: even(left + wide) - even(left), height: even(top + height) - even(top) }
  const region = besideTexts(whole, over, { width, height: frameHeight })
  const half = Math.min(region.width / 2, region.height)
  const unit = unitOf(sheet)
  const isClear = region.left > 0 && region.top > 0 && region.left + region.width < width && region.top + region.height < frameHeight
  // As the ad has them: none where a picture ends at an edge of the frame.
  const corner = radius > 0 || isClear ? cornerRadius(radius * unit, corners, unit) : 0
  const round = shape === 'arch' ? half : Math.min(shape === 'disc' ? side : corner, region.width / 2, region.height / 2)
  return {
    region,
    focus: isBehind === true && region === whole ? inFrame(part.focus, sheet, width, false) : clearOf(region, over),
    radius: { above: round, below: shape === 'arch' ? 0 : round },
  }
}

/** What texts cover. */
function coveredBy(over: readonly FrameRegion[]): FrameRegion {
  const left = Math.min(...over.map((box) => box.left))
  const top = Math.min(...over.map((box) => box.top))
  const right = Math.max(...over.map((box) => box.left + box.width))
  const bottom = Math.max(...over.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** A picture that fills a frame, without the part below or above texts that lie across it: a scene cannot be moved as far as a picture. */
function besideTexts(
  whole: FrameRegion,
  all: readonly FrameRegion[],
  frame: { readonly width: number; readonly height: number },
): FrameRegion {
  const over = all.filter((box) => regionsOverlap(box, whole))
  if (over.length === 0 || whole.height < frame.height * 0.9) return whole
  const texts = coveredBy(over)
  if (texts.width < frame.width * 0.6) return whole
  const under = Math.min(texts.height * UNDER.text, frame.height * UNDER.frame)
  if (texts.top + texts.height / 2 > frame.height / 2) return { ...whole, height: even(texts.top + under) - whole.top }
  const top = even(texts.top + texts.height - under)
  return { ...whole, top, height: whole.top + whole.height - top }
}

/** How far a product stays away from texts across its picture, whose shade ends there, as a share of the picture's height. */
const CLEAR_AIR = 0.07

/** The part of a picture above or below the texts across it. */
function clearOf(region: FrameRegion, all: readonly FrameRegion[]): FrameRegion {
  const over = all.filter((box) => regionsOverlap(box, region) && box.width > region.width * 0.6)
  if (over.length === 0) return region
  const covered = coveredBy(over)
  const air = region.height * CLEAR_AIR
  const [top, height] = [covered.top - air, covered.height + 2 * air]
  if (top + height / 2 > region.top + region.height / 2) return { ...region, height: Math.max(2, top - region.top) }
  const start = Math.min(region.top + region.height - 2, top + height)
  return { ...region, top: start, height: region.top + region.height - start }
}

/** Whether two regions have a part in common. */
export const regionsOverlap = (a: FrameRegion, b: FrameRegion): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** The part of the frame from a text to the nearest edge, and that edge. */
export function shadeIn(
  { left, top, width, height }: FrameRegion,
  frame: { readonly width: number; readonly height: number },
): Pick<Extract<CardItem, { kind: 'shade' }>, 'region' | 'from'> {
  const isBeside = width < frame.width * 0.7 && height > frame.height * 0.4
  if (isBeside) {
    const isLeft = left + width / 2 < frame.width / 2
    const start = isLeft ? 0 : left
    return {
      from: isLeft ? 'left' : 'right',
      region: { left: start, top: 0, width: (isLeft ? left + width : frame.width) - start, height: frame.height },
    }
  }
  const isBelow = top + height / 2 > frame.height / 2
  const start = isBelow ? top : 0
  return {
    from: isBelow ? 'bottom' : 'top',
    region: { left: 0, top: start, width: frame.width, height: (isBelow ? frame.height : top + height) - start },
  }
}
