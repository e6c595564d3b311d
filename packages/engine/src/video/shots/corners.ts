import { type TimelineParts } from '../timeline/timeline.ts'

const shares = { square: 0, soft: 1, round: 3 }

/** The radius of a plate in the brand's style, of one that is a little round. */
export const cornerOf = ({ corners }: Pick<TimelineParts, 'corners'>, radius: number): number => radius * shares[corners ?? 'soft']
