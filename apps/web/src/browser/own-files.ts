const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The path under which this page can fetch a file of this installation; null for files elsewhere. All loopback names on our port are ours. */
export function ownPath(address: string, pageAddress = window.location.href): string | null {
  const page = new URL(pageAddress)
  const url = URL.parse(address, page)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  const isOurs =
    url.origin === page.origin || (url.port === page.port && LOOPBACK.includes(url.hostname) && LOOPBACK.includes(page.hostname))
  return isOurs ? url.pathname + url.search : null
}

/** Whether a file of this installation exists. False also when the server does not answer. */
export async function isAvailable(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD', signal })).ok
  } catch (cause) {
    if (signal.aborted) throw cause
    return false
  }
}
