import { type Shot } from './shot.ts'

/** Largest part of a shot in which its text leaves. */
const LEAVE_SHARE_MOST = 0.15

/** Frames before the end of a shot at which its text starts to leave, at most `most`. */
export const leaveFrames = ({ start, end }: Pick<Shot, 'start' | 'end'>, most = 7): number =>
  Math.min(most, Math.round((end - start) * LEAVE_SHARE_MOST))
