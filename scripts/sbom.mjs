// `npm run sbom`: the software bill of materials of what an installation runs (CycloneDX), from the lock file, into `.cache/sbom.json`. Fails when a
// part has no licence, or one that `licenses-allowed.json` does not list. Plain JavaScript for any Node from 20 on.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmOutput, root } from './processes.mjs'
import { unlicensed } from './unlicensed.mjs'

const sbom = JSON.parse(npmOutput(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']))
// `--omit dev` would also leave out what both an installation and its tests need (npm 11.19).
const isForTests = ({ properties = [] }) => properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
sbom.components = sbom.components.filter((part) => !isForTests(part))
const parts = new Set(sbom.components.map((part) => part['bom-ref']))
sbom.dependencies = sbom.dependencies
  .filter(({ ref }) => parts.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => parts.has(other)) }))
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
// From the lock file alone npm names the whole after its folder.
Object.assign(sbom.metadata.component, { name, version, 'bom-ref': `${name}@${version}`, purl: `pkg:npm/${name}@${version}` })
const file = join(root, '.cache', 'sbom.json')
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)

const allowed = JSON.parse(readFileSync(new URL('licenses-allowed.json', import.meta.url), 'utf8'))
const refused = unlicensed(sbom.components, allowed)
for (const line of refused) console.error(line)
console.log(`${sbom.components.length} parts in ${file}, ${refused.length} without a licence that is allowed.`)
process.exit(refused.length === 0 ? 0 : 1)
