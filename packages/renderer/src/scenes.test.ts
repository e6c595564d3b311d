import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { sceneSchema } from './scene.ts'
import { scenes } from './scenes.ts'

const editorSchema = JSON.parse(readFileSync(new URL('scene.schema.json', import.meta.url), 'utf8')) as unknown

test.each(Object.entries(scenes))('the file of the scene %s is as the schema says', (_id, scene) => {
  expect(sceneSchema.safeParse(scene).error?.issues ?? []).toEqual([])
})

test('every file in the folder of scenes is in the list', () => {
  const listed = Object.keys(scenes).map((id) => `${id}.json`)
  expect(readdirSync(new URL('scenes', import.meta.url)).toSorted()).toEqual(listed.toSorted())
})

test('editors check scenes by the schema of the code; if it changed, run `node bench/scene-schema.ts`', () => {
  expect(editorSchema).toEqual(z.toJSONSchema(sceneSchema))
})
