import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeOf, isTest, readSources, type Source, source, workspaceSources } from './sources.ts'

/** Allowed imports between layers: the diagram in ARCHITECTURE.md, as data. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/creatives': ['packages/domain'],
  'packages/renderer': ['packages/domain'],
  'packages/engine': ['packages/domain', 'packages/creatives', 'packages/renderer'],
  'packages/providers': ['packages/domain'],
  'apps/server': ['packages/domain', 'packages/engine', 'packages/providers'],
  'apps/web': ['packages/domain', 'packages/creatives'],
}

/** In the browser app a folder may import from the rows below its own, never from its own row. */
const webRows = [
  ['main.tsx'],
  ['app'],
  ['shell', 'landing', 'wizard', 'library', 'leads', 'settings', 'campaigns'],
  ['placements'],
  ['preview', 'video', 'editing', 'runs', 'packs'],
  ['costs'],
  ['state'],
  ['ui', 'browser', 'text'],
]

/** Allowed imports between folders of the engine. The files beside the folders combine them. */
const engineFolders: Readonly<Record<string, readonly string[]>> = {
  turns: [],
  processes: [],
  image: ['processes'],
  provenance: ['processes', 'image'],
  page: ['turns', 'image', 'lexicon'],
  lexicon: [],
  feeds: ['lexicon', 'page'],
  copy: ['lexicon'],
  rating: ['image'],
  cutout: ['turns', 'processes', 'image', 'rating'],
  classify: ['lexicon', 'image', 'cutout'],
  prompt: ['lexicon', 'classify'],
  compose: ['lexicon', 'image', 'cutout', 'prompt'],
  'warm-up': ['image', 'compose', 'prompt'],
  video: ['lexicon', 'image', 'cutout', 'compose', 'prompt', 'warm-up'],
  html5: ['image', 'compose'],
  pack: ['copy', 'compose', 'html5'],
}

/** The only engine files that touch network, disk, threads or native code. */
const engineEdges = [
  'worker.ts',
  'worker-slot.ts',
  'inspect-upload.ts',
  'processes/on-demand-process.ts',
  'processes/machine-lock.ts',
  'page/fetch/load-page.ts',
  'page/fetch/load-styles.ts',
  'turns/current-client.ts',
  'page/fetch/connect.ts',
  'page/fetch/name-lookup.ts',
  'page/fetch/name-server.test-data.ts',
  'page/fetch/browser-pipe.ts',
  'page/fetch/render-page.ts',
  'page/fetch/rendered-requests.ts',
  'page/fetch/content-coding.ts',
  'page/fetch/guarded-fetch.ts',
  'copy/sentences/english-tagger.ts',
  'feeds/open-workbook.ts',
  'feeds/workbook.test-data.ts',
  'image/pixels.ts',
  'image/scalable-image.ts',
  'html5/zipped-files.ts',
  'compose/fonts.ts',
  'compose/font-slices.ts',
  'compose/woff2-letters.ts',
  'compose/draw-label.ts',
  'compose/draw-element.ts',
  'compose/drawn-lines.ts',
  'compose/placed-images.ts',
  'compose/finish-creative.ts',
  'image/inspect-image.ts',
  'image/remove-png-position.ts',
  'image/metadata-parts.ts',
  'image/embed-xmp.ts',
  'image/draw-svg-main.ts',
  'provenance/c2pa-main.ts',
  'provenance/zip-media.ts',
  'cutout/network/network-folder.test-data.ts',
  'cutout/network/network-main.ts',
  'cutout/network/open-network.ts',
  'cutout/network/segmenter.ts',
  'video/process/render-process.ts',
  'video/process/render-process-main.ts',
  'video/process/render-threads.ts',
  'video/process/render-thread.ts',
  'video/codec/encode.ts',
  'video/codec/inspect-video.test-data.ts',
  'video/codec/open-video.ts',
  'video/codec/preview.ts',
  'video/codec/video-header.test-data.ts',
  'video/codec/footage.ts',
].map((file) => `packages/engine/src/${file}`)

/** Packages and platform APIs that only compute. */
const pureLibraries = [
  'zod',
  'react',
  'htmlparser2',
  'css-select',
  'css-tree',
  'css-what',
  'culori',
  'entities',
  'ipaddr.js',
  'node:crypto',
  'csv-parse',
  'saxes',
  'wink-nlp',
]

/** Words that docs/glossary.md replaces. A scene, a product kind and the built-in engine's name may use `desk`, `picture` and `studio`. */
const privateWords = 'film films hand hands hire hired letgo news patience patiently peek shelf told trouble troubles unheard'.split(' ')
/** `newsOfJobs` and NEWS_OF_JOBS are the words news, of, jobs. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')

const FOLDER_FILES_MAX = 40

const isFixture = (file: string): boolean => isTest(file) || file.includes('.test-data.')
const workspaceOf = (path: string): string => path.split('/').slice(0, 2).join('/')
const isOurs = (path: string): boolean => workspaceOf(path) in mayImport

/** Exports that tools call by name: Vite, Vitest. */
const calledByTools = ['renderLanding', 'setup']
const exportsOf = ({ text }: Source): readonly string[] =>
  Array.from(text.matchAll(/^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm), ([, name]) => name)

const sources = readSources(workspaceSources)
const allSources = [...sources, ...readSources(['bench', 'e2e', 'scripts', 'tests'])]

const rowOf = (path: string): number => {
  const [folder] = path.replace('apps/web/src/', '').split('/')
  return webRows.findIndex((row) => row.includes(folder))
}

/** Every rule takes sources and returns sentences that describe each violation. */
const rules = {
  'workspaces import only what the diagram in ARCHITECTURE.md allows': (all: readonly Source[]) =>
    all.flatMap(({ file, imports }) =>
      imports
        .filter((to) => isOurs(to) && workspaceOf(to) !== workspaceOf(file) && !mayImport[workspaceOf(file)].includes(workspaceOf(to)))
        .map((to) => `${file} imports ${to}`),
    ),
  'folders of the browser app import only rows below their own': (all: readonly Source[]) =>
    all
      .filter(({ file }) => file.startsWith('apps/web/src/'))
      .flatMap(({ file, imports }) =>
        imports
          .filter(
            (to) => to.startsWith('apps/web/src/') && dirname(to).split('/')[3] !== dirname(file).split('/')[3] && rowOf(to) <= rowOf(file),
          )
          .map((to) => `${file} imports ${to}`),
      ),
  'every folder of the browser app is in a row of `webRows`': (all: readonly Source[]) =>
    all.filter(({ file }) => file.startsWith('apps/web/src/') && rowOf(file) < 0).map(({ file }) => file),
  'folders of the engine import only what `engineFolders` allows': (all: readonly Source[]) =>
    all.flatMap(({ file, imports }) => {
      const own = engineFolder(file)
      if (own === null) return []
      const allowed = [own, ...(engineFolders[own] ?? [])]
      return imports
        .filter((to) => to.startsWith('packages/engine/src/') && !allowed.includes(engineFolder(to) ?? ''))
        .map((to) => `${file} imports ${to}`)
    }),
  'folders that stand side by side import in one direction': (all: readonly Source[]) => {
    const imported = new Map<string, string[]>()
    for (const { file, imports } of all.filter((one) => !isFixture(one.file))) {
      for (const to of imports) {
        const [from, into] = siblings(file, to)
        if (from !== into) imported.set(from, [...(imported.get(from) ?? []), into])
      }
    }
    return circles(imported)
  },
  'the domain imports only zod and uses no clock, randomness, network or output': (all: readonly Source[]) =>
    all
      .filter(({ file }) => file.startsWith('packages/domain/') && !isTest(file))
      .flatMap(({ file, text, imports }) => [
        ...imports.filter((to) => workspaceOf(to) !== 'packages/domain' && to !== 'zod').map((to) => `${file} imports ${to}`),
        ...impureNames(text).map((what) => `${file} uses ${what}`),
      ]),
  'only the files of `engineEdges` use network, disk, threads or native code': (all: readonly Source[]) =>
    all
      .filter(
        ({ file }) =>
          (file.startsWith('packages/engine/') || file.startsWith('packages/renderer/')) && !isTest(file) && !engineEdges.includes(file),
      )
      .flatMap(({ file, text, imports }) => [
        ...imports.filter((to) => !isOurs(to) && !pureLibraries.includes(to)).map((to) => `${file} imports ${to}`),
        ...impureNames(text).map((what) => `${file} uses ${what}`),
      ]),
  'only the server’s configuration reads the environment': (all: readonly Source[]) =>
    all
      .filter(({ file, text }) => file !== 'apps/server/src/config/config.ts' && !isTest(file) && codeOf(text).includes('process.env'))
      .map(({ file }) => file),
  'no file or folder has a name that says nothing, such as utils, helpers or index': (all: readonly Source[]) =>
    all
      .filter(({ file }) =>
        /(^|\/)(index|utils?|helpers?|common|misc|types|constants|services|hooks)(\/|\.tsx?$)/.test(
          file.replace(/^(packages|apps)\/\w+\/src\//, ''),
        ),
      )
      .map(({ file }) => file),
  'a folder holds at most forty files beside tests and fixtures': (all: readonly Source[]) => {
    const folders = new Map<string, number>()
    for (const { file } of all.filter((one) => !isFixture(one.file))) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
    return [...folders].filter(([, count]) => count > FOLDER_FILES_MAX).map(([folder, count]) => `${folder} holds ${count} files`)
  },
  'names use the words of the glossary': (all: readonly Source[]) =>
    all.flatMap(({ file, text }) =>
      [...text.matchAll(/^(?:export )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm)]
        .filter(([, name]) => wordsOf(name).some((word) => privateWords.includes(word)))
        .map(([, name]) => `${file} calls something ${name}`),
    ),
  'imports form no circle, types included': (all: readonly Source[]) =>
    circles(new Map(all.filter(({ file }) => !isTest(file)).map(({ file, imports }) => [file, imports]))),
} as const satisfies Record<string, (all: readonly Source[]) => readonly string[]>

/** Rules for names in the whole repository. */
const nameRules = {
  'an exported name is declared in one file only': (all: readonly Source[]) => {
    const files = new Map<string, string[]>()
    for (const one of all) for (const name of exportsOf(one)) files.set(name, [...(files.get(name) ?? []), one.file])
    return [...files].filter(([, of]) => of.length > 1).map(([name, of]) => `${name} is exported by ${of.join(' and ')}`)
  },
  'an exported name is imported somewhere': (all: readonly Source[]) => {
    const imported = new Set(calledByTools)
    for (const { text } of all)
      for (const [, names] of text.matchAll(/\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from/g))
        for (const name of names.split(/\W+/)) imported.add(name)
    const importedWhole = new Set(
      all.flatMap(
        ({ file, text }) => source(file, (text.match(/\bimport(?:\(\s*| \* as \w+ from )['"][^'"]+['"]/g) ?? []).join('\n')).imports,
      ),
    )
    return all
      .filter(({ file }) => !importedWhole.has(file))
      .flatMap((one) =>
        exportsOf(one)
          .filter((name) => !imported.has(name))
          .map((name) => `${one.file} exports ${name}`),
      )
  },
  'the lists of this file name only what is there': (all: readonly Source[]) => [
    ...engineEdges.filter((edge) => !all.some(({ file }) => file === edge)),
    ...pureLibraries.filter(
      (library) => !all.some(({ file, imports }) => /^packages\/(engine|renderer)\//.test(file) && imports.includes(library)),
    ),
  ],
} as const satisfies Record<string, (all: readonly Source[]) => readonly string[]>

function impureNames(text: string): readonly string[] {
  const code = codeOf(text)
  return ['Date.now', 'new Date()', 'Math.random', 'performance.now', 'console.', 'fetch('].filter((what) =>
    what === 'fetch(' ? /(?<![\w.])fetch\(/.test(code) && !/\bfetch: Fetch\b/.test(code) : code.includes(what),
  )
}

/** The engine folder of a file; null for the files beside the folders. */
function engineFolder(file: string): string | null {
  const [, folder, rest] = /^packages\/engine\/src\/([^/]+)\/(.+)$/.exec(file) ?? []
  return rest === undefined ? null : folder
}

/**
 * The two folders (or files beside them) at which the paths of two files diverge; the same name twice where one of the files is not in a folder
 * there.
 */
function siblings(file: string, to: string): readonly [string, string] {
  const [here, there] = [file.split('/'), to.split('/')]
  let shared = 0
  while (here[shared] !== undefined && here[shared] === there[shared]) shared++
  const areFolders = shared < here.length - 1 && shared < there.length - 1 && isOurs(to) && workspaceOf(file) === workspaceOf(to)
  return areFolders ? [here.slice(0, shared + 1).join('/'), there.slice(0, shared + 1).join('/')] : ['', '']
}

function circles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' → ')]
    if (done.has(file)) return []
    done.add(file)
    return (graph.get(file) ?? []).flatMap((to) => walk(to, [...path, file]))
  }
  return [...graph.keys()].flatMap((file) => walk(file, []))
}

describe('the code follows every architecture rule', () => {
  for (const [rule, broken] of Object.entries(rules)) test(rule, () => expect(broken(sources)).toEqual([]))
  for (const [rule, broken] of Object.entries(nameRules)) test(rule, () => expect(broken(allSources)).toEqual([]))
})

/** For every rule, sources that break it: a rule that has never failed may check nothing. */
const violations: Readonly<Record<keyof typeof rules | keyof typeof nameRules, readonly Source[]>> = {
  'workspaces import only what the diagram in ARCHITECTURE.md allows': [
    source('apps/web/src/main.tsx', `import { cutOut } from '@adloom/engine/cutout/cut-out.ts'`),
  ],
  'folders of the browser app import only rows below their own': [
    source('apps/web/src/library/card.tsx', `import { Step } from '../wizard/step.tsx'`),
  ],
  'every folder of the browser app is in a row of `webRows`': [source('apps/web/src/widgets/card.tsx', '')],
  'folders of the engine import only what `engineFolders` allows': [
    source('packages/engine/src/copy/words.ts', `import { cutOut } from '../cutout/cut-out.ts'`),
  ],
  'folders that stand side by side import in one direction': [
    source('apps/server/src/jobs/a.ts', `import { b } from '../models/b.ts'`),
    source('apps/server/src/models/b.ts', `import { c } from '../jobs/c.ts'`),
  ],
  'the domain imports only zod and uses no clock, randomness, network or output': [
    source('packages/domain/src/ad.ts', 'export const now = () => Date.now()'),
  ],
  'only the files of `engineEdges` use network, disk, threads or native code': [
    source('packages/engine/src/copy/words.ts', `import { readFileSync } from 'node:fs'`),
  ],
  'only the server’s configuration reads the environment': [source('apps/server/src/app.ts', 'const port = process.env.PORT')],
  'no file or folder has a name that says nothing, such as utils, helpers or index': [source('packages/engine/src/compose/utils.ts', '')],
  'a folder holds at most forty files beside tests and fixtures': Array.from({ length: 41 }, (_, at) =>
    source(`packages/engine/src/page/a${at}.ts`, ''),
  ),
  'names use the words of the glossary': [source('packages/engine/src/page/a.ts', 'export const filmOf = 1')],
  'imports form no circle, types included': [
    source('packages/domain/src/a.ts', `import { b } from './b.ts'`),
    source('packages/domain/src/b.ts', `import { a } from './a.ts'`),
  ],
  'an exported name is declared in one file only': [
    source('packages/domain/src/a.ts', 'export const price = 1'),
    source('e2e/b.ts', 'export async function price() {}'),
  ],
  'an exported name is imported somewhere': [source('packages/domain/src/a.ts', 'export interface Price {}')],
  'the lists of this file name only what is there': [],
}

describe('each rule reports the sources that break it', () => {
  for (const [rule, sources] of Object.entries(violations)) {
    // The record is complete by type, so every key is a rule.
    test(rule, () => expect({ ...rules, ...nameRules }[rule as keyof typeof violations](sources)).not.toEqual([]))
  }
})
