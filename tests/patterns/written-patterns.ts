import { type ESTree, parseAst } from 'vite'
import { readSources, workspaceSources } from '../sources.ts'

/** A regular expression, and the file and line it was first seen at. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  readonly at: string
}

const isOfTests = (file: string): boolean => /\.(test|conformance|test-data)\./.test(file)

/** The patterns written as literals in the workspaces' sources, and the places that build patterns. */
export function sitesAndPatterns(): { readonly patterns: readonly Pattern[]; readonly sites: readonly string[] } {
  const patterns: Pattern[] = []
  const sites: string[] = []
  for (const { file, text } of readSources(workspaceSources).filter((one) => !isOfTests(one.file))) {
    const at = (node: ESTree.Node): string => `${file}:${text.slice(0, node.start).split('\n').length}`
    visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file), (node) => {
      if (node.type === 'Literal' && 'regex' in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags, at: at(node) })
      const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
      if (isCall && node.callee.type === 'Identifier' && node.callee.name === 'RegExp') sites.push(at(node))
    })
  }
  return { patterns, sites }
}

function visit(node: ESTree.Node, look: (node: ESTree.Node) => void): void {
  look(node)
  for (const inner of Object.values(node).flat()) if (typeof inner?.type === 'string') visit(inner, look)
}
