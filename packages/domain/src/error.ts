/** `retryable`: whether the same request may succeed later. */
interface ErrorRow {
  readonly status: number
  readonly retryable: boolean
  readonly message: string
}

const permanent = (status: number, message: string): ErrorRow => ({ status, retryable: false, message })
const temporary = (status: number, message: string): ErrorRow => ({ status, retryable: true, message })

/**
 * Every way Adloom refuses or fails, in one table: code → its HTTP status and the sentence a person reads. A temporary one may be gone when the same
 * request is sent again. Sentences of docs/specification.md (§8) are quoted to the letter. Add yours here. `{…}` in a sentence is filled from the
 * error's `values`.
 */
export const errors = {
  'request.invalid': permanent(400, 'The request is not complete: {reason}'),
  'request.not-json': permanent(400, 'The request body is not valid JSON.'),
  'request.too-large': permanent(413, 'That is too large: at most {limit} are accepted here.'),
  'request.media-type': permanent(415, 'This call does not accept that content type.'),
  'request.too-many': temporary(429, 'Too many requests. Please wait {wait} and try again.'),
  'request.cancelled': temporary(499, 'The request was cancelled.'),
  'request.origin': permanent(403, 'Requests from this website are not allowed here.'),
  'request.host': permanent(421, 'This installation does not answer at "{host}". Whoever runs it can name that host in ALLOWED_HOSTS.'),
  'call.unknown': permanent(404, 'There is no such call.'),
  'idempotency.key-reused': permanent(422, 'This Idempotency-Key was already used with another request. Please use a new key.'),
  'idempotency.running': temporary(409, 'The same request is still running. Please try again in a moment.'),

  'url.invalid': permanent(400, 'Please enter a valid product URL (e.g., https://example.com/product)'),
  'url.private': permanent(403, 'This address belongs to a private network and is not fetched. Please use a public product page.'),
  'page.unreachable': temporary(502, 'Cannot connect to the website. Please check the URL and try again.'),
  'page.certificate': permanent(
    502,
    'The security certificate of this website is not valid, so the page was not opened. Please try a different product URL, or upload a picture of the product.',
  ),
  'page.not-found': permanent(404, 'The product page was not found. Please check the URL and try again.'),
  'page.forbidden': permanent(403, 'Access to this website is restricted. Please try a different product URL.'),
  'page.timeout': temporary(504, 'The request timed out. The website might be slow or unavailable.'),
  'page.failed': temporary(502, 'The website answered with an error ({status}). Please try again later or use a different URL.'),
  'page.unread': temporary(502, 'Failed to scrape URL. Please check the URL or try again.'),
  'page.not-html': permanent(422, 'This address is not a web page. Please use the link of a product page, or upload the picture instead.'),
  'page.too-large': permanent(422, 'This page is larger than 10 MB and was not read. Please try a different product URL.'),
  'page.category': permanent(422, 'This page lists several products. Please open one product and use its link.'),
  'page.article': permanent(422, 'This page is an article, not a product. Please use the link of a product page.'),
  'page.error': permanent(
    422,
    'The website shows an error page at this address, or the product is gone. Please check the link, or use the link of another product.',
  ),
  'page.challenge': permanent(
    422,
    'The website asks for proof of being human, or lets no program in. Please open the page in your browser, copy it and paste it here, or upload a picture of the product.',
  ),
  'page.consent': permanent(
    422,
    'The website first asks its visitors something: about cookies, their age or their country. Please answer it in your browser, copy the page and paste it here, or upload a picture of the product.',
  ),
  'page.shell': permanent(
    422,
    'This page is empty until its scripts run, so it cannot be read. Please open it in your browser, copy it and paste it here, or upload a picture of the product.',
  ),
  'page.other': permanent(
    422,
    'No product was found on this page. Please use the link of a product page, copy the page and paste it here if your browser shows a product, or upload a picture.',
  ),
  'page.pasted': permanent(
    422,
    'What was pasted is no web page. Please open the page in your browser, select everything, copy it, and paste it here.',
  ),

  'picture.missing': permanent(400, 'Invalid image data'),
  'picture.not-base64': permanent(400, 'Failed to convert file to base64'),
  'picture.undecodable': permanent(422, 'This file is not a picture we can read. Please use JPG, PNG, GIF or WebP.'),
  'picture.svg': permanent(422, 'SVG files are not accepted. Please use JPG, PNG, GIF or WebP.'),
  'picture.too-large': permanent(422, 'This picture is too large. Please use one below 25 MB and 40 megapixels.'),
  'picture.unreachable': temporary(502, 'The picture could not be fetched. Please check its address or upload it instead.'),
  'campaign.not-found': permanent(404, 'There is no such campaign. It may have been deleted.'),
  'campaign.product-failed': temporary(500, 'The ad of this product could not be made. Please try again.'),
  'feed.too-many': permanent(422, 'This feed has more than {most} products. Only the first ones were read; please split the feed.'),

  'video.undecodable': permanent(422, 'This file is not a video we can read. Please use MP4 or WebM.'),
  'video.too-long': permanent(422, 'Video {name} is longer than 10 seconds. Please upload a shorter video.'),
  'video.too-large': permanent(422, 'This video is too large. Please use one below 50 MB.'),
  'video.not-found': permanent(404, 'Generation ID not found'),
  'video.no-preview': permanent(404, 'There is no preview of this video now.'),
  'video.expired': permanent(410, 'This video was made more than a day ago and is not kept any longer. Please generate it again.'),
  'video.failed': temporary(502, 'The video could not be made. Please try again.'),
  'video.cancelled': permanent(409, 'This video was cancelled.'),
  'video.image-required': permanent(400, 'Image URL is required for video generation'),
  'video.duration-invalid': permanent(400, 'Duration must be a valid number'),
  'picture.invalid-url': permanent(400, 'Invalid imageUrl'),
  'prompt.invalid': permanent(400, 'Invalid prompt'),
  'text.undrawable': permanent(422, 'No font here can draw {characters}. Please write the text without it.'),
  'file.not-found': permanent(404, 'This file does not exist (any more).'),
  'ad.not-found': permanent(404, 'This ad does not exist (any more).'),
  'ad.taken': permanent(409, 'This id belongs to another ad. Please save the ad without an id.'),

  // Feeds: of a whole feed, then of one of its rows.
  'feed.unknown': permanent(
    422,
    'This is no feed that can be read here. Please use a list of links, a table (CSV, TSV or XLSX), a merchant feed or a sitemap.',
  ),
  'feed.empty': permanent(422, 'This feed has no products in it.'),
  'feed.unreadable': permanent(422, 'The file {file} cannot be read. Please check its name.'),
  'feed.unreachable': temporary(502, 'The feed cannot be fetched ({reason}). Please check its address.'),
  'feed.too-large': permanent(422, 'This feed is too large: at most {limit} are read. Please split it.'),
  'feed.row-too-long': permanent(
    422,
    'Row {row} is longer than 1 MB, so it was not read on. Often a quotation mark or a tag is not closed.',
  ),
  'feed.encoding': permanent(422, 'The letters of this file cannot be read. Please save it as UTF-8.'),
  'feed.quote': permanent(422, 'A quotation mark opens in row {row} and is never closed, so nothing after it was read.'),
  'feed.broken-xml': permanent(422, 'The XML is broken in line {line}.'),
  'feed.entities': permanent(422, 'This XML defines entities of its own, which are never read here. Please write their text instead.'),
  'feed.bomb': permanent(422, 'This file unpacks to far more than a feed holds, so it was not read.'),
  'feed.torn': permanent(422, 'This file ends too early or is damaged, so the rest of it was not read. Please fetch it again.'),
  'feed.sheet': permanent(422, 'This spreadsheet is damaged, protected or of another kind. Please save it as XLSX or CSV.'),
  'feed.sitemap-index': permanent(422, 'This sitemap only names other sitemaps. Please use one of them: {names}'),
  'feed.no-link': permanent(422, 'It has neither a link nor a title with a picture.'),
  'feed.bad-link': permanent(422, '"{value}" is no web address.'),
  'feed.private-link': permanent(422, '"{value}" leads into a private network, which is never read.'),
  'feed.bad-price': permanent(422, '"{value}" is no price that can be read.'),
  'feed.duplicate': permanent(422, 'An earlier row has the same id, "{value}".'),
  'feed.formula': permanent(422, 'It is a formula, which is never evaluated here. Please write its value.'),
  'feed.cells': permanent(422, 'It has {count} cells, and the table has {columns} columns. A quotation mark may be missing.'),
  'feed.run-on': permanent(422, 'It runs on into the next row. A quotation mark is missing there.'),
  'feed.characters': permanent(422, 'It has letters that cannot be read. Please save the file as UTF-8.'),
  'feed.unpublished': permanent(422, 'The shop does not show this product.'),

  'pack.too-many': permanent(422, 'A pack has at most {ads} ads and {files} files. Please choose fewer ads, placements or combinations.'),
  'pack.nothing': permanent(422, 'There is no ad of yours in this that can be packed.'),
  'pack.unreadable': permanent(422, '{file} is no ad that adloom make or make-all wrote, or it is damaged.'),
  'pack.not-found': permanent(404, 'This pack does not exist (any more). Please order it again.'),

  'lead.name-required': permanent(400, 'Name is required'),
  'lead.email-required': permanent(400, 'Email is required'),
  'lead.email-invalid': permanent(400, 'Please enter a valid email address'),
  'lead.none-submitted': permanent(403, 'Mail is sent only about early-access details submitted a moment ago. Please submit them first.'),
  'mail.refused': permanent(502, 'The mail service refused the message: {reason}.'),
  'mail.unavailable': temporary(503, 'The mail service does not answer, or is busy. Please try again later.'),
  'mail.too-many': temporary(429, 'As much mail as allowed was sent within a day. The details are kept; please try again tomorrow.'),
  'sign-in.needed': permanent(401, 'Please sign in first.'),
  'sign-in.changed': permanent(403, 'Another user of this browser has signed in. Please reload the page.'),
  'sign-in.token-wrong': permanent(401, 'This access token is not right. Whoever runs this installation knows it.'),
  'sign-in.over': permanent(401, 'This sign-in took too long or began in another browser. Please try again.'),
  'sign-in.failed': permanent(401, '{provider} did not confirm who you are. Please try again.'),
  'sign-in.refused': permanent(
    403,
    '{provider} knows you as {name}, but this installation does not let you in. Whoever runs it can change that.',
  ),
  'sign-in.unreachable': temporary(503, '{provider}, which signs people in here, does not answer. Please try again in a moment.'),
  'token.unknown': permanent(401, 'This API token is not known here: it was revoked, or belongs to another installation.'),
  'token.needed': permanent(401, 'This needs an API token as a bearer token. The settings of this installation make one.'),
  'tools.no-library': permanent(
    409,
    'There is no library here. Please set ADLOOM_URL to a running installation, and ADLOOM_TOKEN to an API token of it.',
  ),
  'tools.unreachable': temporary(503, 'The installation at {url} does not answer. Please start it, or check ADLOOM_URL.'),
  'token.scope': permanent(403, 'This API token may not do that: it lacks the scope "{scope}".'),
  'token.too-many': permanent(409, 'There are {most} API tokens already. Please revoke one that is no longer used.'),
  'token.not-found': permanent(404, 'This API token does not exist (any more).'),
  'admin.token-wrong': permanent(401, 'This needs the ADMIN_TOKEN of this installation as a bearer token.'),

  // Failures of providers. {provider} is the provider's name; its answer goes to the log, never into a sentence.
  'provider.key-refused': permanent(502, '{provider} refused the key of this installation. Whoever runs it should check the key.'),
  'provider.no-credit': permanent(
    502,
    'The account of this installation at {provider} has no credit left, or has reached its spending limit.',
  ),
  'provider.busy': temporary(503, '{provider} is busy. Please try again in {wait}.'),
  'provider.moderation': permanent(
    422,
    '{provider} declined to answer because of its content rules. Please change the words or the picture.',
  ),
  'provider.model-unknown': permanent(
    502,
    '{provider} has no model "{model}" for this installation: it may have been retired. Please choose another.',
  ),
  'provider.request-refused': permanent(502, '{provider} did not accept the request ({status}). The log of this installation says why.'),
  'provider.failed': temporary(502, '{provider} answered with an error ({status}). Please try again later.'),
  'provider.bad-reply': temporary(502, '{provider} gave a reply that cannot be used. Please try again.'),
  'provider.unreachable': temporary(502, '{provider} cannot be reached. Please try again later.'),
  'provider.outcome-unknown': permanent(
    502,
    '{provider} may or may not have taken the order: the connection or this installation broke down in that moment. It was not ordered again, so that nothing is paid twice. Please start it anew if you still want it.',
  ),
  'webhook.private': permanent(
    403,
    'This address belongs to a private network, and nothing is sent there. Whoever runs this installation can allow it in FETCH_ALLOW_HOSTS.',
  ),
  'webhook.too-many': permanent(409, 'There are {most} webhooks already. Please remove one that is no longer used.'),
  'webhook.not-found': permanent(404, 'This webhook does not exist (any more).'),
  'webhook.delivery-not-found': permanent(404, 'This event is not kept (any more).'),
  'webhook.timeout': temporary(504, 'The receiver did not answer within {seconds} seconds.'),
  'webhook.unreachable': temporary(502, 'The receiver cannot be reached.'),
  'webhook.unsigned': permanent(401, 'This call does not carry a signature that can be believed.'),
  'provider.timeout': temporary(504, '{provider} took longer than allowed. Please try again.'),

  'engine.not-offered': permanent(422, 'This installation does not offer "{engine}" for {role}. It offers {offered}.'),

  'budget.spent': temporary(
    429,
    'What this installation may spend in a day is spent. Paid calls are possible again at midnight UTC, in {wait}.',
  ),
  'budget.too-small': permanent(422, 'This may cost up to {most}, and this installation may spend {budget} in a day.'),
  'budget.own-spent': temporary(
    429,
    'What you may spend here in a day is spent. Paid calls are possible again at midnight UTC, in {wait}.',
  ),
  'budget.own-too-small': permanent(422, 'This may cost up to {most}, and each user may spend {budget} in a day.'),
  'budget.price-unknown': permanent(
    422,
    'What {engine} costs is not known here, so it is not used while a daily budget is set. PRICES_FILE can name its price.',
  ),

  'server.busy': temporary(503, 'All hands are busy. Please try again in a few seconds.'),
  'server.stopping': temporary(503, 'The server is restarting. Please try again in a few seconds.'),
  'server.timeout': temporary(504, 'This took longer than allowed and was stopped. Please try again.'),
  'storage.full': temporary(507, 'There is no room left where this installation keeps its files. Please free some space and try again.'),
  'storage.quota': permanent(
    507,
    'Your files take all of the {quota} that each user has here. Please delete creations you no longer need and try again.',
  ),
  'storage.unavailable': temporary(503, 'The file storage of this installation does not answer. Please try again in a moment.'),
  'storage.refused': permanent(
    502,
    'The file storage of this installation refused: {reason}. Whoever runs it should check its S3 variables.',
  ),
  'storage.unusable': permanent(
    500,
    'Files cannot be kept in the bucket {bucket} of {host}: {reason}. Please check the variables that begin with S3_.',
  ),
  'database.unavailable': temporary(503, 'The database of this installation does not answer. Please try again in a moment.'),
  'database.unreachable': permanent(500, 'The database at {host} cannot be used: {reason}. Please start it, or check DATABASE_URL.'),
  'server.not-ready': temporary(503, 'This server cannot work now: {reason}'),
  'data.locked': permanent(
    500,
    'Another Adloom (process {pid}) is already using the folder {folder}. Stop it first, or set DATA_DIR to another folder.',
  ),
  'data.taken': permanent(
    500,
    'Another Adloom took the folder {folder} while this one was silent. This one ends, so that no data is lost.',
  ),
  'data.full': permanent(500, 'There is no room in {folder}: {free} MB are free, and a start needs {needed} MB. Please free some space.'),
  'data.unusable': permanent(500, 'The folder {folder} cannot be written to. Please allow it, or set DATA_DIR to another folder.'),
  'backup.elsewhere': permanent(
    500,
    'The rows are in PostgreSQL, which has its own programs for this: pg_dump and pg_restore. docs/operations.md says how.',
  ),
  'backup.nothing': permanent(500, 'There is nothing to back up in {folder}. Please set DATA_DIR to the folder Adloom keeps its data in.'),
  'backup.exists': permanent(500, '{file} is there already. Please name another file.'),
  'backup.unwritable': permanent(500, 'The backup cannot be written to {file}. Please name another place.'),
  'restore.not-empty': permanent(
    500,
    'The folder {folder} holds data, which a restore never overwrites. Please set DATA_DIR to an empty folder.',
  ),
  'restore.unreadable': permanent(500, '{file} is no backup of Adloom, or is damaged. Nothing was restored.'),
  'part.unknown': permanent(404, 'There is no part "{name}" here.'),
  'part.npm-missing': permanent(
    500,
    'Parts are fetched with npm, and there is none here. Please install npm, or copy the folder of the part from another installation.',
  ),
  'part.unreachable': temporary(
    502,
    '{host} cannot be reached, or the connection broke. Please try again, or copy the folder of the part from another installation.',
  ),
  'part.refused': permanent(502, '{host} does not give out {file} ({status}).'),
  'part.wrong-hash': permanent(502, '{file} is not what was expected: its hash is another one. Nothing of it is kept.'),
  'part.no-room': temporary(
    507,
    'There is not enough room in {folder}: adding this part needs {needed} MB. Please free some space and try again.',
  ),
  'part.folder-unusable': permanent(500, 'The folder {folder} cannot be written to. Please allow it, or set PARTS_DIR to another folder.'),
  'part.description-unusable': permanent(502, 'What stands at {address} does not describe a model: {reason}'),
  'inspect.unreadable': permanent(422, '{file} cannot be read: {reason}.'),
  'output.unusable': permanent(500, 'Nothing can be written to {folder}. Please name another folder with --out.'),
  'campaign.incomplete': permanent(500, '{failed} of {total} rows gave no ad. {file} says why.'),
  'campaign.other-settings': permanent(
    500,
    'The folder {folder} holds a campaign with another layout, format or seed. Please name another folder with --out.',
  ),
  'campaign.damaged': permanent(500, '{file} is damaged. Please remove it, or name another folder with --out.'),
  'config.invalid': permanent(500, 'Adloom cannot start with this environment:\n{problems}'),
  'server.port-taken': permanent(500, 'Port {port} is already in use on {host}. Stop the other program, or set PORT to another number.'),
  'server.cannot-listen': permanent(
    500,
    'The server cannot listen on {host}, port {port}. Please set HOST and PORT to an address of this machine.',
  ),
  internal: permanent(500, 'Something went wrong on our side. Please try again.'),
} as const

export type ErrorCode = keyof typeof errors

/** Fills `{name}` in a sentence; a name without a value stays unchanged. */
export const fillSentence = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** `detail` and `cause` go to the log, `values` fill the sentence, and `details` go to the caller with it. */
export interface ErrorContext {
  readonly cause?: unknown
  readonly detail?: string
  /** The sentence where it was filled earlier and stored, as a job's is. */
  readonly sentence?: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly details?: readonly { readonly path: string; readonly message: string }[]
}

/** The one error class of Adloom. `message` is the sentence of the table, filled; failures are distinguished by `code`. */
export class AdloomError extends Error {
  override readonly name = 'AdloomError'
  readonly code: ErrorCode
  readonly detail: string | null
  /** The values the sentence was filled with. */
  readonly values: Readonly<Record<string, string | number>>
  readonly details: readonly { readonly path: string; readonly message: string }[]
  constructor(code: ErrorCode, context: ErrorContext = {}) {
    super(context.sentence ?? fillSentence(errors[code].message, context.values ?? {}), { cause: context.cause })
    this.code = code
    this.detail = context.detail ?? null
    this.values = context.values ?? {}
    this.details = context.details ?? []
  }
}

/** Whether `value` is a code of the table; for codes that arrive over the wire. */
export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(errors, value)
