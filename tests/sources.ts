import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One source file: its path from the repository root, its text, and its imports: our own paths, or package names. */
export interface Source {
  readonly file: string
  readonly text: string
  readonly imports: readonly string[]
}

const workspaces = ['packages', 'apps'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))

export const isTest = (file: string): boolean => /\.(test|conformance|spec)\.(tsx?|mjs)$/.test(file)

/** Comments and string contents are removed, so that they neither hide an import nor look like a call. */
export const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

function resolve(file: string, from: string): string {
  if (from.startsWith('.')) return join(dirname(file), from)
  const ours = /^@adloom\/(\w+)\/(.+)$/.exec(from)
  if (ours === null)
    return from
      .split('/')
      .slice(0, from.startsWith('@') ? 2 : 1)
      .join('/')
  const workspace = workspaces.find((name) => name.endsWith(`/${ours[1]}`)) ?? `packages/${ours[1]}`
  return `${workspace}/src/${ours[2]}`
}

export function source(file: string, text: string): Source {
  const found = codeOf(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)
  return { file, text, imports: [...found].map(([, from]) => resolve(file, from)) }
}

/** Every source file below these folders. */
export const readSources = (folders: readonly string[]): readonly Source[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file))
      .map((file) => source(file, readFileSync(file, 'utf8'))),
  )

/** Source folders of the workspaces. */
export const workspaceSources = workspaces.map((workspace) => `${workspace}/src`)

/** The imports that remain at run time, without type imports. */
export function valueImports({ file, text }: Source): readonly string[] {
  const found = codeOf(text).matchAll(/\b(?:import|export)\s+(type\s)?([^'"]*?)\bfrom\s*['"]([^'"\n]+)['"]/g)
  return [...found]
    .filter(([, typeOnly, names]) => typeOnly === undefined && !/^\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)+\}\s*$/.test(names.trim()))
    .map(([, , , from]) => resolve(file, from))
}

/** Our own files that are started or read by URL: `new URL('./worker.ts', import.meta.url)`. */
export const addressedFiles = ({ file, text }: Source): readonly string[] =>
  [...codeOf(text).matchAll(/new URL\(\s*['"](\.[^'"\n]+)['"]/g)].map(([, path]) => join(dirname(file), path))
