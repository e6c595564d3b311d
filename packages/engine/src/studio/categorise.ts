import { type Categorisation, fallbackCategory } from '@adloom/domain/image.ts'
import { picturedLabels } from './categorise-picture.ts'
import { kindFromWords } from './categorise-words.ts'
import { type Pixels } from './pixels.ts'

/** Below this, what the words say is a guess, and the fallback is more honest. */
const SURE_ENOUGH = 0.55

/**
 * What kind of product this is, named concretely ("Coffee Mug"). The kind comes from the words of `hint` (title, category path, file name);
 * a picture alone tells colours and shape, which are its labels, but not the kind: then it is the fallback category (specification §8).
 */
export function categorise(photo: Pixels | null, hint: string): Categorisation {
  const labels = photo === null ? [] : picturedLabels(photo)
  const kind = kindFromWords(hint)
  if (kind !== null && kind.confidence >= SURE_ENOUGH)
    return { category: kind.name, confidence: Number(kind.confidence.toFixed(2)), labels }
  const confidence = photo === null ? fallbackCategory.confidenceWithoutImage : fallbackCategory.confidence
  return { category: fallbackCategory.category, confidence, labels }
}
