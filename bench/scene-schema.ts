/** Writes packages/renderer/src/scene.schema.json, by which editors check and explain the files of scenes: `node bench/scene-schema.ts`. */
import { writeFile } from 'node:fs/promises'
import { sceneSchema } from '@adloom/renderer/scene.ts'
import * as z from 'zod'

const file = 'packages/renderer/src/scene.schema.json'
await writeFile(file, `${JSON.stringify(z.toJSONSchema(sceneSchema), null, 2)}\n`)
console.log(file)
