import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { type PackManifest, packManifestSchema } from '@adloom/domain/placements/pack.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { openedZip } from '../apps/server/src/packs/opened-zip.test-data.ts'
import { type Download, expect } from '@playwright/test'
import sharp from 'sharp'

/**
 * The manifest of a downloaded pack, of which every file was measured: pictures, logos and banners are as the manifest says, of the size and within the weight of
 * their place, no two have the same name, and there is no file it does not name.
 */
export async function measuredPack(download: Download): Promise<PackManifest> {
  const files = await openedZip(await readFile(await download.path()))
  const manifest = packManifestSchema.parse(JSON.parse(files.get('manifest.json')?.toString() ?? ''))
  const pictures = [...manifest.files, ...manifest.logos]
  const named = [...pictures, ...manifest.banners]
  for (const { name, sha256, bytes } of named) {
    const file = files.get(name) ?? Buffer.alloc(0)
    expect([name, createHash('sha256').update(file).digest('hex'), file.length]).toEqual([name, sha256, bytes])
  }
  for (const { name, width, height } of pictures) {
    const measured = await sharp(files.get(name)).metadata()
    expect([name, measured.width, measured.height]).toEqual([name, width, height])
  }
  for (const { name, placement, bytes, width, height } of manifest.files) {
    const place = placements.find(({ id }) => id === placement)
    const size = adFormats[place?.format ?? 'social']
    expect([name, width, height]).toEqual([name, size.width, size.height])
    expect(bytes).toBeLessThanOrEqual(place?.weight?.most ?? Infinity)
  }
  for (const { name, checks } of manifest.banners) expect([name, checks.filter(({ result }) => result === 'fail')]).toEqual([name, []])
  const words = ['texts.csv', 'manifest.json', ...manifest.uploadFiles.map(({ name }) => name)]
  expect([...files.keys()].toSorted()).toEqual([...named.map(({ name }) => name), ...words].toSorted())
  // Upload files name pictures without folders.
  const bare = named.map(({ name }) => name.slice(name.lastIndexOf('/') + 1).toLowerCase())
  expect(new Set(bare).size).toBe(bare.length)
  return manifest
}
