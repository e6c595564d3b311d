import { type Camera } from '../timeline/frame.ts'

/** The view of one shot: from its first frame to its last. */
export interface View {
  readonly from: Camera
  readonly to: Camera
}

/** Where a shot puts the product in the frame. */
export const viewNames = ['middle', 'left', 'right', 'low', 'high', 'close', 'closeTop', 'closeFoot', 'closeLeft', 'closeRight'] as const
export type ViewName = (typeof viewNames)[number]
