import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

const read = (path: string): unknown => parse(readFileSync(`.github/${path}`, 'utf8'))
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** What GitHub requires of an issue form: https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests */
const formSchema = z.object({
  name: z.string().min(3),
  description: z.string().min(3),
  labels: z.array(z.string()),
  body: z
    .array(
      z.object({
        type: z.enum(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']),
        id: z.string().regex(/^[\w-]+$/),
        attributes: z.object({ label: z.string() }),
      }),
    )
    .min(1),
})

test.each(readdirSync('.github/ISSUE_TEMPLATE').filter((file) => file !== 'config.yml'))('the issue form %s is well formed', (file) => {
  const { body } = formSchema.parse(read(`ISSUE_TEMPLATE/${file}`))
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length)
})

describe('the workflow', () => {
  const { jobs } = z
    .object({
      jobs: z.object({
        test: z.object({
          strategy: z.object({ matrix: z.object({ os: z.array(z.string()) }) }),
          steps: z.array(z.object({ run: z.string().optional(), uses: z.string().optional() })),
        }),
      }),
    })
    .parse(read('workflows/test.yml'))

  test('runs the test command of the README on three systems', () => {
    expect(jobs.test.strategy.matrix.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest'])
    expect(jobs.test.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm test'])
    expect(scripts).toHaveProperty('test')
  })

  test('pins every action to a version', () => {
    const actions = jobs.test.steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.filter((name) => !/@v\d+$/.test(name))).toEqual([])
  })
})
