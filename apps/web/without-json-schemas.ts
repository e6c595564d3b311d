import { readFile } from 'node:fs/promises'
import { type Plugin } from 'vite'

/** The two files of zod that write JSON Schemas. Every schema points at them, so nothing can shake them off. */
const WRITERS = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/

/**
 * Leaves out what only the server's API document needs: 5 KiB of every screen but the landing page. A JSON Schema that is
 * requested in the browser all the same throws.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'adloom-without-json-schemas',
    apply: 'build',
    async load(id) {
      if (!WRITERS.test(id)) return null
      const source = await readFile(id, 'utf8')
      const names = [...source.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm)].map(
        ([, name, alias]) => name ?? alias,
      )
      const refuse = "const refuse = () => { throw new Error('The browser app writes no JSON Schemas') };"
      // zod calls the `create…` functions for every schema, to get its method; nothing in the browser calls that method.
      const stubs = names.map(
        (name) => `const its_${name} = ${name.startsWith('create') ? '() => refuse' : 'refuse'}; export { its_${name} as ${name} };`,
      )
      return [refuse, ...stubs].join('\n')
    },
  }
}
