import { describe, expect, test } from 'vitest'
import { isVideo, readDataUrl, uploadRequestSchema } from './upload.ts'

describe('a video', () => {
  test.each(['film.mp4', 'FILM.MOV', 'a.b.webm', 'https://a.example/x.ogg?v=2#t', 'x.avi'])(
    'is recognised by its extension: %s',
    (name) => {
      expect(isVideo(name)).toBe(true)
    },
  )
  test('is recognised by its type, whatever its name', () => {
    expect(isVideo('film', 'video/mp4')).toBe(true)
  })
  test.each(['mp4', 'mp4.jpg', 'picture.png', ''])('is not %j', (name) => {
    expect(isVideo(name === 'mp4' ? 'a mp4 file.jpg' : name)).toBe(false)
  })
})

test('an upload as JSON must be a data URL of an image', () => {
  expect(uploadRequestSchema.safeParse({ data: 'https://a.example/x.png' }).error?.issues[0].message).toBe('Invalid image data')
  expect(uploadRequestSchema.safeParse({ data: 'data:image/png;base64,AAAA' }).success).toBe(true)
})

describe('a data URL', () => {
  const text = (address: string): string | null => {
    const read = readDataUrl(address)
    return read === null ? null : `${read.contentType} ${new TextDecoder().decode(read.bytes)}`
  }
  test.each([
    ['data:image/png;base64,aGk=', 'image/png hi'],
    ['data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E', 'image/svg+xml <svg/>'],
    ['data:,x', 'text/plain x'],
    ['data:TEXT/HTML,ü', 'text/html ü'],
  ])('%j contains %j', (address, carried) => {
    expect(text(address)).toBe(carried)
  })
  test.each(['https://a.example', 'data:image/png;base64', 'data:image/png;base64,***', 'data:text/plain,%ZZ'])(
    '%j is invalid',
    (address) => {
      expect(text(address)).toBeNull()
    },
  )
})
