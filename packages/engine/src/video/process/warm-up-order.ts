import { jarPhotograph } from '../../warm-up/jar-photograph.ts'
import { encodeJpeg } from '../../image/pixels.ts'
import { type LocalVideoOrder } from './local-video-order.ts'

/** Pixels of a side of the photograph: as many as one is cut out at. */
const SIDE = 1024

/** The video that a new process draws to warm up: like most that are ordered, so that what draws them is compiled. */
export const warmUpOrder = async (): Promise<LocalVideoOrder> => ({
  source: { kind: 'picture', bytes: await encodeJpeg(jarPhotograph(SIDE)), staging: null },
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
