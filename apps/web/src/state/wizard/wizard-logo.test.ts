import { createApi } from '@adloom/domain/api-client.ts'
import { expect, test } from 'vitest'
import { copySubject } from './wizard-answers.ts'
import { logoChosen, logoUploaded } from './wizard-changes.ts'
import { dueLogo, logoCopied, logoOf } from './wizard-logo.ts'
import { aProduct, aWizard } from './sample-wizard.test-data.ts'
import { type Wizard } from './wizard-state.ts'
import { dueWork } from './wizard-work.ts'
import { runWork, type WorkDependencies } from './run-work.ts'

const SHOP = 'https://shop.example/logo.svg'
const OURS = 'https://here.example/files/logo.png'

const withLogo = (overrides: Partial<Wizard> = {}): Wizard => aWizard({ scrapedData: aProduct(), selectedLogo: SHOP, ...overrides })

/** Dependencies whose server gives every call the same answer, and the requests it received. */
function dependencies(status: number, body: unknown): WorkDependencies & { sent: unknown[] } {
  const sent: unknown[] = []
  const api = createApi('/api', (url, init) => {
    sent.push([url, JSON.parse(typeof init?.body === 'string' ? init.body : '{}')])
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
  return {
    api,
    sent,
    upload: () => Promise.reject(new Error('nothing is uploaded here')),
    file: () => Promise.resolve(null),
    onUploadProgress: () => undefined,
    onImageProgress: () => undefined,
    wait: () => Promise.resolve(),
    newKey: () => 'k',
    brandToApply: () => Promise.resolve(null),
    withLock: (_name, _signal, work) => work(),
  }
}

const withLogoCopied = async (wizard: Wizard, using: WorkDependencies): Promise<Wizard> => {
  const [work] = dueWork(wizard).filter(({ kind }) => kind === 'keep-logo')
  return (await runWork(work, using, new AbortController().signal))(wizard)
}

test('a chosen logo is copied to our own address, which the ad then uses', async () => {
  const server = dependencies(200, { url: OURS, bucket: 'adloom', key: 'k', contentType: 'image/png', size: 9 })
  expect(logoOf(withLogo())).toBe(SHOP)
  const wizard = await withLogoCopied(withLogo(), server)
  expect(server.sent).toEqual([['/api/storage/keep', { url: SHOP }]])
  expect(logoOf(wizard)).toBe(OURS)
  expect(wizard.selectedLogo).toBe(SHOP)
  expect(dueLogo(wizard)).toEqual([])
})

test('a logo that cannot be copied keeps its address, without an error or a retry', async () => {
  const refused = dependencies(422, { error: { code: 'picture.undecodable', message: 'No.', requestId: 'r' } })
  const wizard = await withLogoCopied(withLogo(), refused)
  expect(logoOf(wizard)).toBe(SHOP)
  expect(dueLogo(wizard)).toEqual([])
})

test('the same copy is due under the same key after a reload', () => {
  const wizard = withLogo()
  expect(dueLogo(JSON.parse(JSON.stringify(wizard)) as Wizard)).toEqual(dueLogo(wizard)) // the stored state is the JSON of a wizard
})

test('another logo is copied again; no logo and an uploaded one need no copy', () => {
  const wizard = logoCopied(withLogo(), SHOP, OURS)
  const other = logoChosen(wizard, 'https://shop.example/other.png')
  expect(logoOf(other)).toBe('https://shop.example/other.png')
  expect(dueLogo(other)).toMatchObject([{ src: 'https://shop.example/other.png' }])
  expect(dueLogo(logoChosen(wizard, null))).toEqual([])
  expect(logoOf(logoChosen(wizard, null))).toBeNull()
  const uploaded = logoUploaded(wizard, 'https://here.example/files/own.png')
  expect([logoOf(uploaded), dueLogo(uploaded)]).toEqual(['https://here.example/files/own.png', []])
})

test('a copy that arrives after the user chose another logo is ignored', () => {
  const other = logoChosen(withLogo(), 'https://shop.example/other.png')
  expect(logoCopied(other, SHOP, OURS)).toBe(other)
})

test('our copy of the logo does not make the ad copy outdated', () => {
  expect(copySubject(logoCopied(withLogo(), SHOP, OURS))).toBe(copySubject(withLogo()))
})
