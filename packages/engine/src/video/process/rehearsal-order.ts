import { type Pixels } from '@adloom/renderer/pixels.ts'
import { encodeJpeg } from '../../image/pixels.ts'
import { type LocalVideoOrder } from './local-video-order.ts'

/** Pixels of a side of the photograph: as many as one is cut out at. */
const SIDE = 1024

/** A jar on a plain ground: it is cut out like most photographs of shops. */
function photograph(): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const aside = Math.abs(x - SIDE / 2)
      const isJar = aside < 220 - Math.max(0, 320 - y) && y > 240 && y < 820
      const isLabel = isJar && aside < 150 && y > 460 && y < 660
      const shade = isJar ? 0.6 + 0.4 * Math.cos((x - SIDE * 0.42) / 160) : 1 - y / (SIDE * 12)
      const [red, green, blue] = isLabel ? [243, 233, 220] : isJar ? [217, 138, 106] : [241, 239, 236]
      const at = (y * SIDE + x) * 4
      data[at] = red * shade
      data[at + 1] = green * shade
      data[at + 2] = blue * shade
    }
  }
  return { width: SIDE, height: SIDE, data }
}

/** The video that a new process draws for practice: like most that are ordered, so that what draws them is compiled. */
export const rehearsalOrder = async (): Promise<LocalVideoOrder> => ({
  source: { kind: 'picture', bytes: await encodeJpeg(photograph()), staging: null },
  masks: [null],
  address: null,
  prompt: 'on marble in morning light',
  script: {
    brandName: 'Jar',
    logo: null,
    productName: 'Jar of clay',
    hook: 'Made by hand',
    captions: ['Holds 500 ml', 'Dishwasher safe', 'Glazed stoneware'],
    offer: { now: '€24', before: '€32' },
    callToAction: 'Shop now',
    site: 'jar.example',
  },
  logo: null,
  colors: ['#8A3A24'],
  seconds: 5,
  aspectRatio: '16:9',
  resolution: '720p',
  placement: 'feed',
  sound: null,
  storyboard: null,
  layout: 'card',
  seed: 1,
})
