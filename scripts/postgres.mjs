// Finds or installs PostgreSQL for the tests. Plain JavaScript for any Node from 20 on.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'

/** Where Debian keeps each version's programs; the names on the PATH are wrappers that know only Debian's own clusters. */
const DEBIAN = '/usr/lib/postgresql'

const holdsPrograms = (folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name)))

function debianFolders() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : []
  return versions.map((version) => join(DEBIAN, version, 'bin'))
}

/** The folder with `postgres` and `initdb`: the value of ADLOOM_POSTGRES, the newest of Debian's, or one on the PATH; null when there is none. */
export function findPostgres(environment = process.env) {
  const named = environment.ADLOOM_POSTGRES ?? ''
  const onPath = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...(named === '' ? [] : [named]), ...debianFolders(), ...onPath].find(holdsPrograms) ?? null
}

/** The same, after installing Debian's package where apt and root are available. On null the tests that need PostgreSQL report it. */
export function postgres() {
  const found = findPostgres()
  if (found !== null) return found
  const hasApt = process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!hasApt) return null
  console.log('Installing PostgreSQL for the tests (once) …')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update'], quiet)
  // Debian would create a cluster and start its server; the tests create their own.
  mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true })
  writeFileSync('/etc/postgresql-common/createcluster.d/no-main-cluster.conf', 'create_main_cluster = false\n')
  run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quiet)
  return findPostgres()
}
