import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../server-process.ts'

interface Nginx {
  /** As it names itself. */
  readonly version: string
  readonly address: string
  readonly stop: () => Promise<void>
}

const settings = (folder: string, port: number): string => `
worker_processes 2; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=1000; types { image/jpeg jpg; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/temporary;`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}/root; add_header Cache-Control "public, max-age=31536000, immutable"; }
}`

/** nginx as it is packaged, with sendfile and two processes, and these files at its root; null where it is not installed. */
export async function startNginx(program: string, folder: string, files: readonly string[]): Promise<Nginx | null> {
  const { stderr, error } = spawnSync(program, ['-v'], { encoding: 'utf8' })
  if (error !== undefined) return null
  await mkdir(join(folder, 'root'), { recursive: true })
  for (const file of files) await cp(file, join(folder, 'root', file.split('/').at(-1) ?? ''))
  const port = await freePort(0)
  // As root its processes would be those of a user who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(join(folder, 'nginx.conf'), `${user}${settings(folder, port)}`)
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 50; tries++) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    version: stderr.trim().replace('nginx version: ', ''),
    address,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
