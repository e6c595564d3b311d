import { accessSync, constants, statSync } from 'node:fs'
import { isIP, isIPv4 } from 'node:net'

/** Whether an entry is scheme, host and port alone. */
export const isOrigin = (entry: string): boolean => {
  const url = URL.parse(entry)
  return url !== null && url.origin === entry.replace(/\/$/, '') && /^https?:$/.test(url.protocol)
}

/** Whether an entry is a host, or a host and a port. */
export const isHost = (entry: string): boolean => URL.parse(`http://${entry}`)?.host === entry.toLowerCase()

/** Whether an entry is an address, a network, or one of the names of networks. */
export const isProxy = (entry: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [address, prefix, ...rest] = entry.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128))
}

/** Whether a path leads to an executable file. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false // missing or not executable
  }
}
