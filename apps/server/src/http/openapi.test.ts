import { endpointNames, endpoints } from '@adloom/domain/endpoints.ts'
import { errors } from '@adloom/domain/error.ts'
import { webhookEventTypes } from '@adloom/domain/programs/webhook.ts'
import { expect, test } from 'vitest'
import { openapiCalls, tagOfPath } from './openapi-calls.ts'
import { docsPage } from './docs-page.ts'
import { apiDocument } from './openapi.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { name: string; in: string; required: boolean }[]
  readonly requestBody?: { readonly content: Record<string, { schema: Record<string, unknown> }> }
  readonly responses: Record<string, { content?: Record<string, { schema: Record<string, unknown>; examples?: Record<string, unknown> }> }>
}
const document = apiDocument('/api') as {
  readonly openapi: string
  readonly paths: Record<string, Record<string, Operation & Record<string, unknown>>>
}
const operationOf = (name: (typeof endpointNames)[number]) => document.paths[endpoints[name].path][endpoints[name].method.toLowerCase()]

test('every call of the table is described, and nothing else', () => {
  expect(document.openapi).toBe('3.1.0')
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(described.toSorted()).toEqual([...endpointNames].toSorted())
})

test.each(endpointNames)('%s documents its limits, its reply and every failure by status', (name) => {
  const endpoint = endpoints[name]
  const operation = operationOf(name)
  expect(operation['x-rate-limit']).toEqual(endpoint.rate)
  expect(operation['x-timeout-ms']).toBe(endpoint.timeoutMs)
  expect(operation['x-max-body-bytes']).toBe(endpoint.maxBodyBytes)
  expect(Object.keys(operation.responses)).toContain(String(endpoint.status))
  for (const code of endpoint.failures) {
    const { content } = operation.responses[errors[code].status]
    expect(content?.['application/json'].examples?.[code]).toMatchObject({ value: { error: { code, message: errors[code].message } } })
    const problem = { status: errors[code].status, detail: errors[code].message, code }
    expect(content?.['application/problem+json'].examples?.[code]).toMatchObject({ value: problem })
  }
})

test('defaults are optional in requests and required in replies', () => {
  const body = operationOf('generateCopy').requestBody?.content['application/json'].schema
  expect(body?.required ?? []).not.toContain('languages')
  expect(body).toMatchObject({ properties: { languages: { default: ['en'] } } })
  const reply = operationOf('createAd').responses['201'].content?.['application/json'].schema
  expect(JSON.stringify(reply)).toContain('"layout"')
})

test('what an ad shows besides its words, its cut-out and its design are explained where they are sent and returned', () => {
  const body = operationOf('finishCreative').requestBody?.content['application/json'].schema
  const { creative } = (body?.properties ?? {}) as Record<string, { properties: Record<string, { description?: string }> }>
  for (const name of ['compact', 'facts', 'cutout', 'pictures', 'style', 'hasShapes', 'accent'])
    expect([name, creative.properties[name].description]).toEqual([name, expect.stringMatching(/\.$/)])
  const ad = JSON.stringify(operationOf('createAd').requestBody)
  for (const words of ['The layout of each image, by its position', 'It wins over `style`', 'Its logo for dark and coloured grounds'])
    expect(ad).toContain(words)
  expect(docsPage(openapiCalls, '1')).toContain('Where the product lies in it')
})

test('an upload takes both media types', () => {
  expect(Object.keys(operationOf('uploadFile').requestBody?.content ?? {})).toEqual(['application/json', 'multipart/form-data'])
})

test('path fields are required parameters, and generating calls take a key', () => {
  expect(operationOf('deleteAd').parameters).toEqual([expect.objectContaining({ name: 'id', in: 'path', required: true })])
  expect(operationOf('changeBackground').parameters).toEqual([
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    expect.objectContaining({ name: 'Adloom-Engines', in: 'header', description: expect.stringContaining('`background=provider:model`') }),
  ])
  expect(operationOf('health').parameters).toEqual([])
})

test('a call with an asynchronous reply documents it, and how to ask for it', () => {
  const { responses, parameters } = operationOf('generateVideo')
  expect(responses['202'].content?.['application/json'].schema).toMatchObject({ properties: { queuePosition: {} } })
  expect(parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
    'header Idempotency-Key',
    'header Prefer',
    'header Adloom-Engines',
  ])
})

test('no schema uses a format that JSON Schema does not know', () => {
  const formats = Array.from(JSON.stringify(document).matchAll(/"format":"([^"]+)"/g), ([, format]) => format)
  expect(formats.filter((format) => !['date', 'date-time', 'uri', 'email', 'uuid'].includes(format))).toEqual([])
})

test('document and page say how a program gets at what it made', () => {
  const whole = apiDocument('/api') as Record<string, object>
  expect(whole.components).toMatchObject({
    securitySchemes: { accessToken: { scheme: 'bearer' }, browser: { in: 'cookie', name: 'adloom_browser' } },
  })
  expect(operationOf('listAds').security).toEqual([{ accessToken: [] }, { apiToken: ['read'] }, { browser: [] }, {}])
  expect(operationOf('deleteAd').security).toContainEqual({ apiToken: ['manage'] })
  expect(docsPage(openapiCalls, '1.0.0')).toContain('curl -b jar -c jar')
})

test('every event of webhooks is described with its body and its signature', () => {
  const { webhooks } = apiDocument('/api') as { webhooks: Record<string, { post: Operation }> }
  expect(Object.keys(webhooks)).toEqual(webhookEventTypes)
  for (const [type, { post }] of Object.entries(webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature'])
    expect(post.requestBody?.content['application/json'].schema).toMatchObject({ properties: { type: { const: type } } })
  }
})

test('the docs page shows every call and runs no script', () => {
  const page = docsPage(openapiCalls, '1.0.0')
  for (const name of endpointNames) {
    expect(page).toContain(`<section id="${name}">`)
    expect(page).toContain(`/api${endpoints[name].path}`)
  }
  for (const type of webhookEventTypes) expect(page).toContain(`<h3><code>${type}</code></h3>`)
  expect(page).not.toMatch(/<script|<link(?! rel="stylesheet" href="\/fonts\/)|\son\w+=|src="/)
})

test('every group of calls has a title in the contents of the docs page', () => {
  const [, contents] = /<nav[^>]*>(.*?)<\/nav>/s.exec(docsPage(openapiCalls, '1.0.0')) ?? []
  const titles = Array.from(contents.matchAll(/<p>(.*?)<\/p>/g), ([, title]) => title)
  const groups = new Set(openapiCalls.map(({ endpoint }) => tagOfPath(endpoint)))
  expect(titles).toHaveLength(groups.size)
  for (const title of titles) expect(groups).not.toContain(title)
})
