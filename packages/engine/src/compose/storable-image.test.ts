import { expect, test } from 'vitest'
import { storableImage } from './storable-image.ts'
import { decodeImage, encodeJpeg } from '../image/pixels.ts'

const svg = (inside: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`)

test('a photograph is stored byte for byte', async () => {
  const photograph = await encodeJpeg({ width: 6, height: 4, data: new Uint8ClampedArray(6 * 4 * 4).fill(200) })
  expect(await storableImage(photograph)).toEqual({ bytes: photograph, contentType: 'image/jpeg', width: 6, height: 4 })
})

test('an SVG becomes a PNG, transparent where it paints nothing', async () => {
  const { bytes, ...file } = await storableImage(svg('<rect width="20" height="20" fill="#ff0000"/>'))
  expect(file).toEqual({ contentType: 'image/png', width: 640, height: 320 })
  const { data } = await decodeImage(bytes, 640)
  const pixelAt = (x: number, y: number) => [...data.subarray((y * 640 + x) * 4, (y * 640 + x) * 4 + 4)]
  expect(pixelAt(100, 100)).toEqual([255, 0, 0, 255])
  expect(pixelAt(500, 100)[3]).toBe(0)
})

test.each([
  ['a picture elsewhere', '<image href="https://spy.example/a.png" width="9" height="9"/>'],
  ['a file of this machine', '<image href="file:///etc/passwd" width="9" height="9"/>'],
  ['a script', '<script>1</script>'],
])('an SVG that requests %s is rejected', async (_what, inside) => {
  await expect(storableImage(svg(inside))).rejects.toMatchObject({ code: 'picture.undecodable' })
})

test('a file that is not an image is rejected', async () => {
  await expect(storableImage(new TextEncoder().encode('<html>no</html>'))).rejects.toMatchObject({ code: 'picture.undecodable' })
})
