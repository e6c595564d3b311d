import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEncoder } from '@adloom/engine/video/codec/encode.ts'

const [WIDTH, HEIGHT, FRAMES, FPS, RATE] = [64, 48, 8, 30, 48_000]

let made: Promise<readonly Uint8Array[]> | null = null

/** Films of a quarter of a second, with sound and without. */
export function shortFilms(): Promise<readonly Uint8Array[]> {
  made ??= Promise.all([film(true), film(false)])
  return made
}

async function film(hasSound: boolean): Promise<Uint8Array> {
  const folder = mkdtempSync(path.join(tmpdir(), 'adloom-fuzz-'))
  const file = path.join(folder, 'film.mp4')
  const wave = Float32Array.from({ length: (RATE * FRAMES) / FPS }, (_, at) => Math.sin(at / 20) / 4)
  const encoder = await openEncoder({
    width: WIDTH,
    height: HEIGHT,
    fps: FPS,
    frames: FRAMES,
    sound: hasSound ? { left: wave, right: wave, sampleRate: RATE } : null,
    source: null,
    path: file,
  })
  for (let frame = 0; frame < FRAMES; frame++)
    await encoder.write(
      Uint8Array.from({ length: WIDTH * HEIGHT * 1.5 }, (_, at) => (at < WIDTH * HEIGHT ? (at * 3 + frame * 9) % 220 : 128)),
    )
  await encoder.finish()
  try {
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
