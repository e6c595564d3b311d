import { type Page } from '@playwright/test'
import sharp from 'sharp'

/** An element of EBML (RFC 8794): its id, its length in four bytes, its content. */
function element(id: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x1000_0000 + body.length)
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}

const number = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])
const text = (value: string): Buffer => Buffer.from(value, 'latin1')

/** One frame as VP8: a lossy WebP is a VP8 key frame in a container. */
async function keyFrame(width: number, height: number, color: string): Promise<Buffer> {
  const webp = await sharp({ create: { width, height, channels: 3, background: color } })
    .webp()
    .toBuffer()
  const at = webp.indexOf('VP8 ')
  return webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4))
}

/** A WebM file (RFC 9559) that plays for that many seconds, one frame a second. */
export async function smallVideo(seconds: number, color = '#0F6B6B'): Promise<Buffer> {
  const [width, height] = [320, 240]
  const image = await keyFrame(width, height, color)
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1000)
  const clusters = Array.from({ length: seconds }, (_, second) =>
    element('1f43b675', element('e7', number(second * 1000)), element('a3', Buffer.from([0x81, 0, 0, 0x80]), image)),
  )
  return Buffer.concat([
    element('1a45dfa3', element('4282', text('webm')), element('4287', number(2)), element('4285', number(2))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])), element('4489', duration)),
      element(
        '1654ae6b',
        element(
          'ae',
          element('d7', number(1)),
          element('73c5', number(1)),
          element('83', number(1)),
          element('86', text('V_VP8')),
          element('e0', element('b0', number(width)), element('ba', number(height))),
        ),
      ),
      ...clusters,
    ),
  ])
}

/** Makes every video of a page a real one of the shortest length there is. Returns the orders as the page sent them. */
export async function orderOneSecond(page: Page): Promise<readonly object[]> {
  const orders: object[] = []
  await page.route('**/api/generate-video/jobs', (route) => {
    const order = route.request().postDataJSON() as object
    orders.push(order)
    return route.continue({ postData: { ...order, duration: '1' } })
  })
  return orders
}
