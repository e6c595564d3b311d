// Writes the editor schemas of the engine's data files: node scripts/editor-schemas.mjs (Node 24). A test compares them.
import { writeFileSync } from 'node:fs'
import { dataFiles, editorSchemaOf } from '../packages/engine/src/data-files.ts'

const folder = new URL('../packages/engine/src/editor-schemas/', import.meta.url)
for (const [name, { schema }] of Object.entries(dataFiles))
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(editorSchemaOf(schema), null, 2)}\n`)
