import { type FoundCutOut } from './cut-out.ts'

/** Whether an image can show the product without its background, anywhere or from its lower edge. */
export const isCutOut = ({ usable, usableFromBelow }: FoundCutOut): boolean => usable || usableFromBelow
