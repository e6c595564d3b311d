import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEncoder } from '@adloom/engine/video/codec/encode.ts'

const SIDE = 720
const FPS = 30

/** A video of one second, 720 × 720, for fake providers: it grows lighter. The built-in engine would take seconds. */
export async function shortVideo(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-short-video-'))
  try {
    const path = join(folder, 'film.mp4')
    const { write, finish } = await openEncoder({ width: SIDE, height: SIDE, fps: FPS, frames: FPS, sound: null, source: null, path })
    for (let frame = 0; frame < FPS; frame++) await write(new Uint8Array(SIDE * SIDE * 1.5).fill(100 + frame))
    await finish()
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
