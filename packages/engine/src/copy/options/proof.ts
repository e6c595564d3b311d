import { type Rating } from '@adloom/domain/product.ts'

/** Lowest rating, and fewest ratings, that count as proof. */
const PROOF_RATING = 4
const PROOF_COUNT = 20

/** Whether a rating is worth stating. */
export const isProof = ({ value, count }: Rating): boolean => value >= PROOF_RATING && count >= PROOF_COUNT
