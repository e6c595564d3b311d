import { type Rating } from '@adloom/domain/product.ts'

/** A rating is proof from here on; below it, or from fewer people, it is none. */
const PROOF_RATING = 4
const PROOF_COUNT = 20

/** Whether a rating is worth telling. */
export const isProof = ({ value, count }: Rating): boolean => value >= PROOF_RATING && count >= PROOF_COUNT
