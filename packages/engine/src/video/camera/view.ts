import { type FrameCamera } from '../timeline/frame.ts'

/** The view of one shot: from its first frame to its last. */
export interface ShotView {
  readonly from: FrameCamera
  readonly to: FrameCamera
}

/** Where a shot puts the product in the frame. */
const viewNames = ['middle', 'left', 'right', 'low', 'high', 'close', 'closeTop', 'closeFoot', 'closeLeft', 'closeRight'] as const
export type ViewName = (typeof viewNames)[number]
