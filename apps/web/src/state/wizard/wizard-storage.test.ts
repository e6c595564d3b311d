// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { onStorageError, type StorageError } from '../../browser/storage.ts'
import { aFile, aWizard } from './sample-wizard.test-data.ts'
import { emptyWizard } from './empty-wizard.ts'
import { type Wizard } from './wizard-state.ts'
import { WIZARD_KEY, WIZARD_KEYS, wizardStorage } from './wizard-storage.ts'

const errors: StorageError[] = []
onStorageError((trouble) => errors.push(trouble))
const recovered: number[] = []

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  // Reading again clears the "a newer version's" mark that the last test left.
  await wizardStorage(() => undefined).getItem(WIZARD_KEY)
  errors.length = 0
  recovered.length = 0
})

const storage = () => wizardStorage((count) => recovered.push(count))
const write = (wizard: Wizard) => storage().setItem(WIZARD_KEY, { state: wizard, version: 1 })
const read = async (): Promise<Wizard | null> => (await storage().getItem(WIZARD_KEY))?.state ?? null

const uploads = aWizard({
  activeStep: 2,
  selectedTool: 'social',
  selectedMethod: 'upload',
  serializedFiles: [aFile('one'), aFile('two')],
  selectedFileIndex: 1,
  imageCategories: { 'https://here.example/files/one.jpg': { status: 'edited', category: 'Mug' } },
})

test('a wizard is read as it was written, each part under its own key', async () => {
  await write(uploads)
  expect(await read()).toEqual(uploads)
  for (const key of ['adloom.wizard', 'adloom.uploaded-files', 'adloom.selected-file', 'adloom.image-categories'])
    expect(localStorage.getItem(key)).not.toBeNull()
  expect(localStorage.getItem(WIZARD_KEY)).not.toContain('one.jpg')
})

test('unchanged parts do not overwrite what another tab wrote', async () => {
  const here = storage()
  await here.setItem(WIZARD_KEY, { state: uploads, version: 1 })
  localStorage.setItem('adloom.selected-file', '{"state":0,"version":1}')
  await here.setItem(WIZARD_KEY, { state: { ...uploads, activeStep: 3 }, version: 1 })
  expect(await read()).toEqual({ ...uploads, activeStep: 3, selectedFileIndex: 0 })
})

const junk = ['', 'junk', '{"state":', 'null', '{"version":1}', '{"state":{"activeStep":"seven"},"version":1}', '{"state":-7,"version":1}']

test.each(WIZARD_KEYS.flatMap((key) => junk.map((text) => [key, text] as const)))(
  'junk under %s (%s) affects nothing but itself, and is set aside',
  async (key, text) => {
    await write(uploads)
    sessionStorage.clear()
    localStorage.setItem(key, text)
    const left = await read()
    expect(left).toEqual({
      ...uploads,
      ...(key === 'adloom.wizard' && { activeStep: 0, selectedTool: null }),
      ...(key === 'adloom.uploaded-files' && { serializedFiles: [], selectedFileIndex: -1 }),
      ...(key === 'adloom.selected-file' && { selectedFileIndex: 0 }),
      ...(key === 'adloom.image-categories' && { imageCategories: {} }),
    })
    expect(localStorage.getItem(`${key}.corrupt`)).toBe(text)
    expect(errors).toEqual([{ kind: 'corrupt', key }])
  },
)

test.each(WIZARD_KEYS)('a newer version under %s is reported, and no part of the wizard is written', async (key) => {
  await write(uploads)
  localStorage.setItem(key, '{"state":{"ways":7},"version":9}')
  const before = JSON.stringify(localStorage)
  expect(await read()).toBeNull()
  expect(errors).toEqual([{ kind: 'newer', key }])
  await write(emptyWizard)
  expect(JSON.stringify(localStorage)).toBe(before)
})

test('uploaded files are recovered in this session when their list is lost', async () => {
  await write(uploads)
  localStorage.removeItem('adloom.uploaded-files')
  const found = await read()
  expect(recovered).toEqual([2])
  expect(found?.serializedFiles.map(({ name, state }) => [name, state])).toEqual(
    uploads.serializedFiles.map(({ name, state }) => [name, state]),
  )
  // Files the user removed are not recovered.
  await write({ ...uploads, serializedFiles: [], selectedFileIndex: -1 })
  expect((await read())?.serializedFiles).toEqual([])
  expect(recovered).toEqual([2])
})
