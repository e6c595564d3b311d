import { once } from 'node:events'
import { unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How often a lock that another process holds is tried again. */
const TRY_AGAIN_MS = 200

/** Where the holder of a name listens. On Linux and Windows the system itself frees it, however the holder ends. */
function addressOf(name: string): string {
  if (process.platform === 'linux') return `\0adloom-${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\adloom-${name}` : join(tmpdir(), `adloom-${name}.sock`)
}

/** The server that listens at an address; null while another process does. */
async function listenAt(address: string): Promise<Server | null> {
  const server = createServer()
  try {
    server.listen(address)
    await once(server, 'listening')
    return server.unref()
  } catch {
    return null
  }
}

/** Tells the holder that somebody waits. False when nobody listens: what is there is the file of a dead process. */
async function knock(address: string): Promise<boolean> {
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * Waits until no other process of this machine holds `name` (letters and digits), and holds it until this process ends. `onWanted` is called when
 * another one waits for it.
 */
export async function holdOnMachine(name: string, onWanted: () => void): Promise<void> {
  const address = addressOf(name)
  for (;;) {
    const server = await listenAt(address)
    if (server !== null) {
      server.on('connection', (socket) => {
        socket.destroy()
        onWanted()
      })
      return
    }
    if (!(await knock(address)) && address.endsWith('.sock')) await unlink(address).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
  }
}
