import { type AdloomError } from '@adloom/domain/error.ts'
import { type SignIn } from '../config/sign-in.ts'
import { escapedHtml } from '../http/escaped-html.ts'
import { interSheet } from '../http/fonts.ts'

/** What the sign-in page shows. `to` is the path that was wanted, `failure` that of the last try. */
interface SignInPage {
  readonly signIn: SignIn
  readonly to: string
  readonly failure: AdloomError | null
}

const tokenForm = (to: string, isWrong: boolean): string => `<form method="post" action="/sign-in">
<input type="hidden" name="to" value="${escapedHtml(to)}">
<label for="token">Access token</label>
<input id="token" name="token" type="password" required autofocus autocomplete="current-password"${isWrong ? ' aria-invalid="true" aria-describedby="failure"' : ''}>
<button type="submit">Sign in</button>
</form>`

const providerLink = (to: string, issuer: string): string =>
  `<a class="provider" href="/sign-in/start?to=${encodeURIComponent(to)}">Sign in with ${escapedHtml(new URL(issuer).host)}</a>`

/** The page at `/sign-in`. No script, nothing from elsewhere; its font is served to everybody. */
export function signInPage({ signIn: { accessToken, oidc, proxyUserHeader }, to, failure }: SignInPage): string {
  const ways = [
    oidc === null ? null : providerLink(to, oidc.issuer),
    accessToken === null ? null : tokenForm(to, failure?.code === 'sign-in.token-wrong'),
    oidc === null && accessToken === null && proxyUserHeader !== null
      ? '<p>This installation is reached through a proxy that signs people in. Please use its address.</p>'
      : null,
  ].filter((way) => way !== null)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in · Adloom</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${interSheet}
<style>${css}</style>
</head>
<body>
<main>
<p class="brand"><img src="/favicon.svg" width="32" height="32" alt="">Adloom</p>
<h1>Sign in</h1>
${failure === null ? '<p class="lead">Only people who were given access can use this installation.</p>' : `<p id="failure" role="alert">${escapedHtml(failure.message)}</p>`}
${ways.join('<p class="or">or</p>')}
</main>
</body>
</html>
`
}

const css = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#f6f8fc;color:#0b1220;font:16px/1.5 'Inter Variable','Helvetica Neue',Helvetica,Arial,sans-serif;-webkit-font-smoothing:antialiased}
main{width:100%;max-width:400px;padding:32px;background:#fff;border:1px solid #e3e8f0;border-radius:20px}
.brand{display:flex;align-items:center;gap:10px;margin:0 0 24px;font-size:20px;font-weight:750;letter-spacing:-.02em}
h1{margin:0 0 4px;font-size:28px;line-height:1.2;letter-spacing:-.02em}
.lead{margin:0 0 24px;color:#5b6472}
[role=alert]{margin:12px 0 24px;padding:12px 16px;border:1px solid #f3b8b8;border-radius:12px;background:#fdf1f1;color:#8f1d1d;overflow-wrap:anywhere}
label{display:block;margin-bottom:6px;font-size:14px;font-weight:600;color:#2b3648}
input[type=password]{width:100%;height:48px;padding:0 14px;border:1px solid #8a94a6;border-radius:12px;font:inherit}
input[aria-invalid]{border-color:#d32f2f}
button,.provider{display:block;width:100%;min-height:48px;padding:11px 16px;border:0;border-radius:12px;background:#1767e4;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;overflow-wrap:anywhere}
button{margin-top:16px}
button:hover,.provider:hover{background:#0b53c2}
:focus-visible{outline:3px solid #3a82fa;outline-offset:2px}
.or{margin:16px 0;text-align:center;color:#5b6472;font-size:14px}
@media (forced-colors:active){main,button,.provider{border:1px solid}}
`
