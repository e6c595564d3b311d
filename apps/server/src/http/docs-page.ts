import { scopeOf } from '@adloom/domain/programs/call-scope.ts'
import { webhookEventData, webhookEventTypes } from '@adloom/domain/programs/webhook.ts'
import { type OpenapiCall, schemaOf, tagOfPath, type JsonSchema } from './openapi-calls.ts'
import { escapedHtml } from './escaped-html.ts'
import { interSheet } from './fonts.ts'

const recordOf = (value: unknown): Readonly<Record<string, JsonSchema>> => (value ?? {}) as Readonly<Record<string, JsonSchema>>
const listOf = (value: unknown): readonly JsonSchema[] => (value ?? []) as readonly JsonSchema[]

const groupTitles: Readonly<Record<string, string>> = {
  parser: 'Pages',
  feeds: 'Feeds of products',
  campaigns: 'Ads of many products',
  storage: 'Files',
  inspect: 'Where a file comes from',
  'generate-copy': 'Copy',
  copy: 'Copy, edited and checked',
  'preprocess-image': 'Cut-outs',
  'change-background-flux-kontext': 'Scenes',
  'image-categorize': 'Categories',
  creatives: 'Finished ads',
  packs: 'Packs',
  'generate-video': 'Video',
  text2image: 'Pictures from words',
  text2imagepro: 'Pictures from words, better',
  'gpt-1-image': 'Display pictures',
  'create-images': 'New pictures',
  user: 'Leads',
  'sendgrid-email': 'Mail',
  templates: 'Templates',
  ads: 'Ads',
  tokens: 'API tokens',
  webhooks: 'Webhooks',
  'webhook-deliveries': 'What webhooks were told',
  progress: 'Progress',
  capabilities: 'Capabilities',
  costs: 'Costs',
  parts: 'Optional parts',
  session: 'Session',
  ready: 'Readiness',
  health: 'Health',
}

/** The type of a value, in a few words. */
function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)]
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' | ')
  if (schema.type === 'array') return `${typeOf((schema.items ?? {}) as JsonSchema)}[]`
  if (typeof schema.type === 'string') return schema.type
  return 'any'
}

/** What a value is, where its name does not say it, and its limits, e.g. "4 to 2048 characters". */
function limitsOf(schema: JsonSchema): string {
  const { description, minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, format } = schema
  const range = (low: unknown, high: unknown, unit: string): string | null => {
    // zod bounds every integer by JavaScript's safe range; that is no practical limit.
    const from = typeof low === 'number' && low > Number.MIN_SAFE_INTEGER ? low : null
    const to = typeof high === 'number' && high < Number.MAX_SAFE_INTEGER ? high : null
    if (from === null && to === null) return null
    if (to === null) return `at least ${from}${unit}`
    return `${from === null ? 'at most' : `${from} to`} ${to.toLocaleString('en-US')}${unit}`
  }
  const limits = [
    range(minLength, maxLength, ' characters'),
    range(minimum, maximum, ''),
    range(minItems, maxItems, ' entries'),
    typeof pattern === 'string' && pattern.length < 40 ? `matches ${pattern}` : null,
    typeof format === 'string' ? format : null,
    schema.default === undefined ? null : `default ${JSON.stringify(schema.default)}`,
  ]
    .filter((limit) => limit !== null)
    .join(', ')
  return typeof description === 'string' ? `${description} ${limits}`.trim() : limits
}

/** The object a schema describes, looking through lists and "or null". */
function innerObject(schema: JsonSchema): JsonSchema | null {
  if (schema.properties !== undefined) return schema
  if (schema.type === 'array') return innerObject((schema.items ?? {}) as JsonSchema)
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].filter(({ type }) => type !== 'null')
  return choices.length === 1 ? innerObject(choices[0]) : null
}

/** Fields within fields are listed down to this level. */
const MAX_DEPTH = 3

function rowsOf(schema: JsonSchema, depth: number): string {
  const required = (schema.required ?? []) as readonly string[]
  return Object.entries(recordOf(schema.properties))
    .map(([name, field]) => {
      const inner = depth < MAX_DEPTH ? innerObject(field) : null
      const row = `<tr><td style="padding-left:${12 + depth * 20}px"><code>${escapedHtml(name)}</code>${
        required.includes(name) ? '' : '<span class="optional">optional</span>'
      }</td><td><code class="type">${escapedHtml(typeOf(field))}</code></td><td>${escapedHtml(limitsOf(field))}</td></tr>`
      return row + (inner === null ? '' : rowsOf(inner, depth + 1))
    })
    .join('')
}

function fieldsOf(title: string, schema: JsonSchema): string {
  const kinds = listOf(schema.oneOf)
  if (kinds.length > 0) {
    return kinds
      .map((kind) => {
        const name = recordOf(kind.properties).type?.const
        return `<details><summary>${title} of type <code>${escapedHtml(String(name))}</code></summary>${tableOf(kind)}</details>`
      })
      .join('')
  }
  if (Object.keys(recordOf(schema.properties)).length === 0) return `<h3>${title}</h3><p class="none">Nothing.</p>`
  return `<h3>${title}</h3>${tableOf(schema)}`
}

const tableOf = (schema: JsonSchema): string =>
  `<div class="table" tabindex="0" role="group" aria-label="Fields"><table class="fields"><thead><tr><th>Field</th><th>Type</th><th>Meaning and limits</th></tr></thead><tbody>${rowsOf(schema, 0)}</tbody></table></div>`

/** An example request: required fields only, the first choice of each. */
function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [choice] = [...listOf(schema.oneOf), ...listOf(schema.anyOf)]
  if (choice !== undefined) return exampleOf(choice, name)
  if (schema.type === 'array') return [exampleOf((schema.items ?? {}) as JsonSchema, name)]
  if (schema.type === 'object') {
    const required = (schema.required ?? []) as readonly string[]
    const fields = Object.entries(recordOf(schema.properties)).filter(([field]) => required.includes(field))
    return Object.fromEntries(fields.map(([field, inner]) => [field, exampleOf(inner, field)]))
  }
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'boolean') return true
  return exampleText(name)
}

function exampleText(name: string): string {
  if (name === 'data') return 'data:image/png;base64,iVBORw0KGgo…'
  if (name === 'prompt') return 'on a marble table in soft morning light'
  if (name === 'accent') return '#1767E4'
  if (name === 'email') return 'ada@example.com'
  if (/image$/i.test(name) || /image_?urls?$/i.test(name) || name === 'urls' || /variants$/i.test(name))
    return 'https://shop.example/shoe.jpg'
  if (/url$/i.test(name)) return 'https://shop.example/shoe'
  return name === '' ? 'text' : name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

function exampleCall({ endpoint, request }: OpenapiCall): string {
  const address = `http://localhost:4400/api${endpoint.path}`
  if (endpoint.method !== 'POST') return `curl ${endpoint.method === 'DELETE' ? '-X DELETE ' : ''}${address}`
  const body = JSON.stringify(exampleOf(request), null, 2)
  return `curl ${address} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`
}

const seconds = (ms: number): string => `${ms / 1000} s`
const size = (bytes: number): string => (bytes >= 1_048_576 ? `${bytes / 1_048_576} MB` : `${bytes / 1024} KB`)

function callSection(call: OpenapiCall): string {
  const { name, endpoint, request, response, failures } = call
  const { requests, perSeconds } = endpoint.rate
  const facts = [
    `at most ${seconds(endpoint.timeoutMs)}`,
    endpoint.maxBodyBytes > 0 ? `body up to ${size(endpoint.maxBodyBytes)}` : null,
    `scope <code>${scopeOf(endpoint)}</code>`,
    `${requests} per ${perSeconds === 60 ? 'minute' : perSeconds === 3600 ? 'hour' : `${perSeconds / 60} minutes`}`,
    endpoint.generates ? 'takes an <code>Idempotency-Key</code>' : null,
    endpoint.multipart === true ? 'also <code>multipart/form-data</code> with one <code>file</code>' : null,
  ].filter((fact) => fact !== null)
  const rows = failures
    .map(({ status, code, message }) => `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapedHtml(message)}</td></tr>`)
    .join('')
  return `<section id="${name}">
<h2>${escapedHtml(endpoint.summary)}</h2>
<p class="line"><span class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</span><code class="path">/api${escapedHtml(endpoint.path)}</code></p>
<ul class="facts">${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>
${fieldsOf('Request', request)}
<pre tabindex="0" aria-label="Example">${escapedHtml(exampleCall(call))}</pre>
${endpoint.status === 204 ? '<h3>Reply 204</h3><p class="none">Nothing.</p>' : fieldsOf(`Reply ${endpoint.status}`, response)}
<details><summary>${failures.length} ways it can fail</summary><div class="table"><table><thead><tr><th>Status</th><th>Code</th><th>Sentence</th></tr></thead><tbody>${rows}</tbody></table></div></details>
</section>`
}

function contents(calls: readonly OpenapiCall[]): string {
  const groups = [...new Set(calls.map(({ endpoint }) => tagOfPath(endpoint)))]
  return groups
    .map((group) => {
      const links = calls
        .filter(({ endpoint }) => tagOfPath(endpoint) === group)
        .map(
          ({ name, endpoint }) =>
            `<a href="#${name}"><span class="method small ${endpoint.method.toLowerCase()}">${endpoint.method}</span>${escapedHtml(endpoint.summary)}</a>`,
        )
        .join('')
      return `<p>${escapedHtml(groupTitles[group] ?? group)}</p>${links}`
    })
    .join('')
}

/** The page at `/api/docs`: every call, its fields, an example and its failures. No script, nothing from elsewhere. */
export const docsPage = (calls: readonly OpenapiCall[], version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Adloom API</title>
${interSheet}
<style>${css}</style>
</head>
<body>
<a class="skip" href="#start">Skip to the calls</a>
<nav aria-label="Calls">
<a class="brand" href="/">Adloom</a>
${contents(calls)}
</nav>
<main id="start">
<header>
<h1>Adloom API</h1>
<p class="lead">${calls.length} calls, version ${escapedHtml(version)}. The same as a file: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Every failure has the same body, one sentence a person can act on and a code that never changes:</p>
<pre tabindex="0" aria-label="Body of a failure">{"error": {"code": "prompt.invalid", "message": "Invalid prompt", "requestId": "…", "details": [{"path": "prompt", "message": "Invalid prompt"}]}}</pre>
<p>The headers <code>X-Request-Id</code> and <code>X-Error-Code</code> say the same. Calls that make something take an <code>Idempotency-Key</code> of 8 to 128 characters, which makes repeating them safe for 24 hours. The rates below hold where work costs money; with the built-in studio each is ten times as high.</p>
<p>Where people sign in, a program sends <code>Authorization: Bearer</code> and an API token with each call, or the <code>ACCESS_TOKEN</code>. An API token is made in the <a href="/settings">settings</a>, acts for whoever made it, and may do what its scopes say: each call below names the one it needs. Without a token, where nobody signs in, what a call makes belongs to whoever sends the cookie back that the first <code>POST</code> sets; without it a program can neither list, change nor delete what it made:</p>
<pre tabindex="0" aria-label="A program that keeps its cookie">curl -b jar -c jar -H 'Content-Type: application/json' -d '{"type": "display", "imageUrl": "https://shop.example/mug.jpg"}' http://localhost:4400/api/ads
curl -b jar http://localhost:4400/api/ads
curl -b jar -X DELETE http://localhost:4400/api/ads/ad_…</pre>
</header>
${calls.map(callSection).join('\n')}
<section id="events">
<h2>What webhooks tell</h2>
<p>Each event is sent as JSON with its <code>type</code>, <code>timestamp</code> and <code>data</code>, signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> says: <code>webhook-signature</code> is <code>v1,</code> and the HMAC-SHA256 of <code>id.timestamp.body</code> in base64. What is not answered with 2xx within 15 seconds is sent again, ten times within three days, under the same <code>webhook-id</code>.</p>
${webhookEventTypes.map((type) => fieldsOf(`<code>${type}</code>`, schemaOf(webhookEventData[type], 'output'))).join('\n')}
</section>
</main>
</body>
</html>
`

const css = `
:root{--ink:#0b1220;--ink-2:#2b3648;--ink-3:#5b6472;--line:#e3e8f0;--canvas:#f6f8fc;--link:#0b53c2;--brand:#1767e4}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:24px}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;display:grid;grid-template-columns:300px minmax(0,1fr);background:var(--canvas);color:var(--ink);font:16px/1.5 'Inter Variable','Helvetica Neue',Helvetica,Arial,sans-serif;-webkit-font-smoothing:antialiased}
a{color:var(--link)}
:focus-visible{outline:3px solid #3a82fa;outline-offset:2px;border-radius:6px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:16px;background:#fff;padding:8px 16px;z-index:1}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 16px 48px;background:#fff;border-right:1px solid var(--line)}
nav p{margin:20px 8px 4px;font-size:12px;font-weight:650;color:var(--ink-3)}
nav a{display:flex;gap:8px;align-items:baseline;padding:6px 8px;border-radius:8px;font-size:14px;line-height:1.35;color:var(--ink-2);text-decoration:none}
nav a:hover{background:#f1f6ff;color:var(--link)}
nav .brand{font-size:20px;font-weight:750;letter-spacing:-.02em;color:var(--ink)}
main{padding:56px clamp(20px,5vw,72px) 120px;max-width:1040px}
h1{margin:0 0 8px;font-size:40px;line-height:1.1;letter-spacing:-.03em;font-weight:750}
.lead{font-size:18px;color:var(--ink-2);margin:0 0 24px}
section{margin-top:40px;padding:28px 28px 24px;background:#fff;border:1px solid var(--line);border-radius:16px}
h2{margin:0 0 12px;font-size:22px;line-height:1.25;letter-spacing:-.01em}
h3{margin:28px 0 8px;font-size:14px;font-weight:650;color:var(--ink-2)}
.line{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin:0 0 12px}
code{font:13.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;overflow-wrap:anywhere}
.path{font-size:15px;font-weight:600}
.type{color:#0b4196}
.method{flex:none;display:inline-block;min-width:64px;padding:3px 10px;border-radius:999px;font-size:12px;font-weight:700;text-align:center}
.method.small{min-width:48px;padding:1px 6px;font-size:12px;font-weight:650}
.get{background:#e0ebfe;color:#0b4196}.post{background:#dcf3e4;color:#14602f}.delete{background:#fde4e4;color:#a12020}
.facts{display:flex;flex-wrap:wrap;gap:6px 8px;list-style:none;margin:0;padding:0}
.facts li{padding:3px 10px;border:1px solid var(--line);border-radius:999px;font-size:13px;color:var(--ink-2)}
.table{overflow-x:auto;border:1px solid var(--line);border-radius:12px}
table{border-collapse:collapse;width:100%;font-size:14px}
.fields{table-layout:fixed}.fields th:nth-child(1){width:36%}.fields th:nth-child(2){width:34%}
th{padding:8px 12px;background:var(--canvas);font-size:12px;font-weight:650;text-align:left;color:var(--ink-3)}
td{padding:8px 12px;border-top:1px solid var(--line);vertical-align:top;color:var(--ink-2)}
.optional{margin-left:8px;font-size:12px;color:var(--ink-3)}
.none{margin:0;color:var(--ink-3);font-size:14px}
pre{margin:16px 0 0;padding:16px;border-radius:12px;background:#0b1220;color:#dbe6fb;font:13px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;white-space:pre-wrap;overflow-wrap:anywhere}
details{margin-top:20px}
summary{padding:6px 0;font-size:14px;font-weight:600;color:var(--link);cursor:pointer}
details .table{margin-top:8px}
@media (max-width:860px){body{display:block}nav{position:static;height:auto;max-height:40vh;border-right:0;border-bottom:1px solid var(--line)}section{padding:20px 16px}}
`
