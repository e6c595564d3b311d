import { AdloomError } from '../error.ts'
import { type Promised } from './file-store.conformance.ts'
import { type SegmentMask, type Segmenter } from './segmenter.ts'

const never = (): AbortSignal => new AbortController().signal

function expect(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise)
}

/** The mask of an image that can be read. */
async function maskOf(segmenter: Segmenter, image: Uint8Array): Promise<SegmentMask> {
  const mask = await segmenter.segment(image, never())
  if (mask === null) throw new Error('an image that can be read got no mask')
  return mask
}

async function codeOf(failing: Promise<unknown>): Promise<string> {
  try {
    await failing
    return 'nothing'
  } catch (error) {
    return error instanceof AdloomError ? error.code : String(error)
  }
}

/** The mean alpha of a part of the mask; sides in fractions of the whole. */
function meanOf({ width, height, data }: SegmentMask, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  let sum = 0
  let count = 0
  for (let y = Math.floor(top * height); y < bottom * height; y++) {
    for (let x = Math.floor(left * width); x < right * width; x++) {
      sum += data[y * width + x]
      count++
    }
  }
  return sum / count
}

/**
 * The promises of every segmenter whose network is installed. `photograph` shows one bright thing on a dark ground, in the left half of an image that
 * is wider than high; `other` is any other photograph. The test passes them, because this package encodes no images.
 */
export const segmenterPromises = (photograph: Uint8Array, other: Uint8Array): readonly Promised<Segmenter>[] => [
  {
    name: 'gives a mask of as many values as it has pixels',
    check: async (segmenter) => {
      const { width, height, data } = await maskOf(segmenter, photograph)
      expect(width > 0 && height > 0 && data.length === width * height, `${width} × ${height}, but ${data.length} values`)
    },
  },
  {
    name: 'finds the thing where it is in the image',
    check: async (segmenter) => {
      const mask = await maskOf(segmenter, photograph)
      const [inside, outside] = [meanOf(mask, [0.2, 0.4, 0.3, 0.6]), meanOf(mask, [0.6, 0.1, 0.9, 0.9])]
      expect(inside > 200 && outside < 50, `alpha of the thing ${inside}, of the ground ${outside}`)
    },
  },
  {
    name: 'gives the same mask to the same image',
    check: async (segmenter) => {
      const one = await maskOf(segmenter, photograph)
      await maskOf(segmenter, other)
      const again = await maskOf(segmenter, photograph)
      expect(
        one.data.every((value, at) => value === again.data[at]),
        'the same image got two masks',
      )
    },
  },
  {
    name: 'answers several at once',
    check: async (segmenter) => {
      const masks = await Promise.all([photograph, other, photograph].map((image) => maskOf(segmenter, image)))
      expect(
        masks[0].data.every((value, at) => value === masks[2].data[at]),
        'images were mixed up',
      )
    },
  },
  {
    name: 'refuses what is no image',
    check: async (segmenter) => {
      for (const bytes of [
        new Uint8Array(0),
        new TextEncoder().encode('<html>not found</html>'),
        photograph.slice(0, photograph.length / 2),
      ]) {
        expect((await codeOf(segmenter.segment(bytes, never()))) === 'picture.undecodable', `${bytes.length} bytes were read`)
      }
    },
  },
  {
    name: 'does nothing for a caller who is gone',
    check: async (segmenter) => {
      expect((await codeOf(segmenter.segment(other, AbortSignal.abort()))) === 'request.cancelled', 'a cancelled request was answered')
    },
  },
]
