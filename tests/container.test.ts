import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

const read = (path: string): string => readFileSync(path, 'utf8')

const serviceSchema = z.object({
  environment: z.record(z.string(), z.string()),
  command: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
})
const { services } = z
  .object({ services: z.object({ database: serviceSchema, server: serviceSchema, worker: serviceSchema }) })
  .parse(parse(read('compose.yaml'), { merge: true }))

/** The arguments of the Dockerfile line that starts with this instruction, written as JSON. */
const wordsOf = (line: RegExp): readonly string[] => z.array(z.string()).parse(JSON.parse(line.exec(read('Dockerfile'))?.[1] ?? '[]'))

describe('the container files', () => {
  test('set only known variables', () => {
    const known = read('docs/environment.md')
    const set = [...Object.keys(services.server.environment), ...Object.keys(services.worker.environment)]
    expect(set.filter((name) => !known.includes(`\`${name}\``))).toEqual([])
    expect(set).toContain('DATABASE_URL')
  })

  test('start the program of the package, and workers by its subcommand', () => {
    const program = wordsOf(/^ENTRYPOINT (\[.*\])$/m)
    expect(program).toEqual(['node', 'adloom.js'])
    expect(read('scripts/package.mjs')).toContain("write('adloom.js'")
    expect(services.worker.command).toEqual(['worker'])
    expect(read('apps/server/src/program.ts')).toContain("word === 'worker'")
  })

  test('start workers for the videos that the servers leave to workers', () => {
    expect(services.server.environment['VIDEO_WORKERS']).toBe('0')
    expect(Number(services.worker.environment['VIDEO_WORKERS'])).toBeGreaterThan(0)
  })

  test('give servers and workers one shared store', () => {
    expect(services.worker.volumes).toEqual(services.server.volumes)
    expect(services.server.volumes).toContain('files:/data')
  })

  test('exclude from the image what only development needs', () => {
    const ignored = new Set(read('.dockerignore').split('\n'))
    for (const name of ['.git', '.cache', '**/node_modules', 'data', '.env']) expect(ignored).toContain(name)
  })
})
