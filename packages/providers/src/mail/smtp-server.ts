/** An SMTP server to send mail through. */
export interface SmtpServer {
  readonly host: string
  /** Null: the default, 587 for smtp:// and 465 for smtps://. */
  readonly port: number | null
  /** Whether the connection is encrypted from its first byte (smtps://). */
  readonly isSecure: boolean
  /** Null = no login. */
  readonly login: { readonly user: string; readonly password: string } | null
  /** Whether the server is this very machine: the connection then never crosses a network. */
  readonly isHere: boolean
}

/**
 * The server of an address such as `smtp://user:password@mail.example:587`, user and password percent-encoded; null for any other address, and for
 * one that contains more: a path or parameters would look as if they had an effect.
 */
export function smtpServerOf(address: string): SmtpServer | null {
  const url = URL.parse(address)
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol)) return null
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (!/^[\w.:-]+$/.test(host) || !['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return null
  const user = decoded(url.username)
  const password = decoded(url.password)
  if (user === null || password === null || (user === '') !== (password === '')) return null
  return {
    host,
    port: url.port === '' ? null : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    login: user === '' ? null : { user, password },
    isHere: host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host),
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null // a % that begins no code
  }
}
