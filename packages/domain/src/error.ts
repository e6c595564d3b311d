/**
 * Every way Adloom refuses or fails, in one table: code → its HTTP status, whether the same request may succeed later, and the sentence a person
 * reads. Sentences of docs/specification.md (§8) are quoted to the letter. Add yours here. `{…}` in a sentence is filled from the error's `values`.
 */
export const errors = {
  'request.invalid': { status: 400, retryable: false, message: 'The request is not complete: {reason}' },
  'request.not-json': { status: 400, retryable: false, message: 'The request body is not valid JSON.' },
  'request.too-large': { status: 413, retryable: false, message: 'That is too large: at most {limit} are accepted here.' },
  'request.media-type': { status: 415, retryable: false, message: 'This call does not accept that content type.' },
  'request.too-many': { status: 429, retryable: true, message: 'Too many requests. Please wait {wait} and try again.' },
  'request.cancelled': { status: 499, retryable: true, message: 'The request was cancelled.' },
  'request.origin': { status: 403, retryable: false, message: 'Requests from this website are not allowed here.' },
  'call.unknown': { status: 404, retryable: false, message: 'There is no such call.' },
  'idempotency.key-reused': {
    status: 422,
    retryable: false,
    message: 'This Idempotency-Key was already used with another request. Please use a new key.',
  },
  'idempotency.running': { status: 409, retryable: true, message: 'The same request is still running. Please try again in a moment.' },

  'url.invalid': { status: 400, retryable: false, message: 'Please enter a valid product URL (e.g., https://example.com/product)' },
  'url.private': {
    status: 403,
    retryable: false,
    message: 'This address belongs to a private network and is not fetched. Please use a public product page.',
  },
  'page.unreachable': { status: 502, retryable: true, message: 'Cannot connect to the website. Please check the URL and try again.' },
  'page.certificate': {
    status: 502,
    retryable: false,
    message:
      'The security certificate of this website is not valid, so the page was not opened. Please try a different product URL, or upload a picture of the product.',
  },
  'page.not-found': { status: 404, retryable: false, message: 'The product page was not found. Please check the URL and try again.' },
  'page.forbidden': { status: 403, retryable: false, message: 'Access to this website is restricted. Please try a different product URL.' },
  'page.timeout': { status: 504, retryable: true, message: 'The request timed out. The website might be slow or unavailable.' },
  'page.failed': {
    status: 502,
    retryable: true,
    message: 'The website answered with an error ({status}). Please try again later or use a different URL.',
  },
  'page.not-html': {
    status: 422,
    retryable: false,
    message: 'This address is not a web page. Please use the link of a product page, or upload the picture instead.',
  },
  'page.too-large': {
    status: 422,
    retryable: false,
    message: 'This page is larger than 10 MB and was not read. Please try a different product URL.',
  },
  'page.category': {
    status: 422,
    retryable: false,
    message: 'This page lists several products. Please open one product and use its link.',
  },
  'page.article': {
    status: 422,
    retryable: false,
    message: 'This page is an article, not a product. Please use the link of a product page.',
  },
  'page.error': {
    status: 422,
    retryable: false,
    message:
      'The website shows an error page at this address, or the product is gone. Please check the link, or use the link of another product.',
  },
  'page.challenge': {
    status: 422,
    retryable: false,
    message:
      'The website asks for proof of being human, or lets no program in. Please open the page in your browser, copy it and paste it here, or upload a picture of the product.',
  },
  'page.consent': {
    status: 422,
    retryable: false,
    message:
      'The website first asks its visitors something: about cookies, their age or their country. Please answer it in your browser, copy the page and paste it here, or upload a picture of the product.',
  },
  'page.shell': {
    status: 422,
    retryable: false,
    message:
      'This page is empty until its scripts run, so it cannot be read. Please open it in your browser, copy it and paste it here, or upload a picture of the product.',
  },
  'page.other': {
    status: 422,
    retryable: false,
    message:
      'No product was found on this page. Please use the link of a product page, copy the page and paste it here if your browser shows a product, or upload a picture.',
  },
  'page.pasted': {
    status: 422,
    retryable: false,
    message: 'What was pasted is no web page. Please open the page in your browser, select everything, copy it, and paste it here.',
  },

  'picture.missing': { status: 400, retryable: false, message: 'Invalid image data' },
  'picture.undecodable': {
    status: 422,
    retryable: false,
    message: 'This file is not a picture we can read. Please use JPG, PNG, GIF or WebP.',
  },
  'picture.svg': { status: 422, retryable: false, message: 'SVG files are not accepted. Please use JPG, PNG, GIF or WebP.' },
  'picture.too-large': {
    status: 422,
    retryable: false,
    message: 'This picture is too large. Please use one below 25 MB and 40 megapixels.',
  },
  'picture.unreachable': {
    status: 502,
    retryable: true,
    message: 'The picture could not be fetched. Please check its address or upload it instead.',
  },
  'video.undecodable': {
    status: 422,
    retryable: false,
    message: 'This file is not a video we can read. Please use MP4 or WebM.',
  },
  'video.too-long': {
    status: 422,
    retryable: false,
    message: 'Video {name} is longer than 10 seconds. Please upload a shorter video.',
  },
  'video.too-large': { status: 422, retryable: false, message: 'This video is too large. Please use one below 50 MB.' },
  'video.not-found': { status: 404, retryable: false, message: 'Generation ID not found' },
  'video.expired': {
    status: 410,
    retryable: false,
    message: 'This video was made more than a day ago and is not kept any longer. Please generate it again.',
  },
  'video.failed': { status: 502, retryable: true, message: 'The video could not be made. Please try again.' },
  'video.cancelled': { status: 409, retryable: false, message: 'This video was cancelled.' },
  'video.image-required': { status: 400, retryable: false, message: 'Image URL is required for video generation' },
  'video.duration-invalid': { status: 400, retryable: false, message: 'Duration must be a valid number' },
  'picture.invalid-url': { status: 400, retryable: false, message: 'Invalid imageUrl' },
  'prompt.invalid': { status: 400, retryable: false, message: 'Invalid prompt' },
  'file.not-found': { status: 404, retryable: false, message: 'This file does not exist (any more).' },
  'ad.not-found': { status: 404, retryable: false, message: 'This ad does not exist (any more).' },

  'lead.name-required': { status: 400, retryable: false, message: 'Name is required' },
  'lead.email-required': { status: 400, retryable: false, message: 'Email is required' },
  'lead.email-invalid': { status: 400, retryable: false, message: 'Please enter a valid email address' },
  'lead.none-submitted': {
    status: 403,
    retryable: false,
    message: 'Mail is sent only about early-access details submitted a moment ago. Please submit them first.',
  },
  'mail.refused': { status: 502, retryable: false, message: 'The mail service refused the message: {reason}.' },
  'mail.unavailable': { status: 503, retryable: true, message: 'The mail service does not answer, or is busy. Please try again later.' },
  'mail.too-many': {
    status: 429,
    retryable: true,
    message: 'As much mail as allowed was sent within a day. The details are kept; please try again tomorrow.',
  },
  'admin.token-wrong': { status: 401, retryable: false, message: 'This needs the ADMIN_TOKEN of this installation as a bearer token.' },

  // Failures of providers. {provider} is the provider's name; its answer goes to the log, never into a sentence.
  'provider.key-refused': {
    status: 502,
    retryable: false,
    message: '{provider} refused the key of this installation. Whoever runs it should check the key.',
  },
  'provider.no-credit': {
    status: 502,
    retryable: false,
    message: 'The account of this installation at {provider} has no credit left, or has reached its spending limit.',
  },
  'provider.busy': { status: 503, retryable: true, message: '{provider} is busy. Please try again in {wait}.' },
  'provider.moderation': {
    status: 422,
    retryable: false,
    message: '{provider} declined to answer because of its content rules. Please change the words or the picture.',
  },
  'provider.model-unknown': {
    status: 502,
    retryable: false,
    message: '{provider} has no model "{model}" for this installation: it may have been retired. Please choose another.',
  },
  'provider.request-refused': {
    status: 502,
    retryable: false,
    message: '{provider} did not accept the request ({status}). The log of this installation says why.',
  },
  'provider.failed': { status: 502, retryable: true, message: '{provider} answered with an error ({status}). Please try again later.' },
  'provider.bad-reply': { status: 502, retryable: true, message: '{provider} gave a reply that cannot be used. Please try again.' },
  'provider.unreachable': { status: 502, retryable: true, message: '{provider} cannot be reached. Please try again later.' },
  'provider.outcome-unknown': {
    status: 502,
    retryable: false,
    message:
      '{provider} may or may not have taken the order: the connection or this installation broke down in that moment. It was not ordered again, so that nothing is paid twice. Please start it anew if you still want it.',
  },
  'webhook.unsigned': { status: 401, retryable: false, message: 'This call does not carry a signature that can be believed.' },
  'provider.timeout': { status: 504, retryable: true, message: '{provider} took longer than allowed. Please try again.' },

  'engine.not-offered': {
    status: 422,
    retryable: false,
    message: 'This installation does not offer "{engine}" for {role}. It offers {offered}.',
  },

  'budget.spent': {
    status: 429,
    retryable: true,
    message: 'What this installation may spend in a day is spent. Paid calls are possible again at midnight UTC, in {wait}.',
  },
  'budget.too-small': {
    status: 422,
    retryable: false,
    message: 'This may cost up to {most}, and this installation may spend {budget} in a day.',
  },
  'budget.price-unknown': {
    status: 422,
    retryable: false,
    message: 'What {engine} costs is not known here, so it is not used while a daily budget is set. PRICES_FILE can name its price.',
  },

  'server.busy': { status: 503, retryable: true, message: 'All hands are busy. Please try again in a few seconds.' },
  'server.stopping': { status: 503, retryable: true, message: 'The server is restarting. Please try again in a few seconds.' },
  'server.timeout': { status: 504, retryable: true, message: 'This took longer than allowed and was stopped. Please try again.' },
  'storage.full': {
    status: 507,
    retryable: true,
    message: 'There is no room left where this installation keeps its files. Please free some space and try again.',
  },
  'storage.unavailable': {
    status: 503,
    retryable: true,
    message: 'The file storage of this installation does not answer. Please try again in a moment.',
  },
  'storage.refused': {
    status: 502,
    retryable: false,
    message: 'The file storage of this installation refused: {reason}. Whoever runs it should check its S3 variables.',
  },
  'storage.unusable': {
    status: 500,
    retryable: false,
    message: 'Files cannot be kept in the bucket {bucket} of {host}: {reason}. Please check the variables that begin with S3_.',
  },
  'data.locked': {
    status: 500,
    retryable: false,
    message: 'Another Adloom (process {pid}) is already using the folder {folder}. Stop it first, or set DATA_DIR to another folder.',
  },
  'data.unusable': {
    status: 500,
    retryable: false,
    message: 'The folder {folder} cannot be written to. Please allow it, or set DATA_DIR to another folder.',
  },
  'backup.elsewhere': {
    status: 500,
    retryable: false,
    message: 'The rows are in PostgreSQL, which has its own programs for this: pg_dump and pg_restore. docs/operations.md says how.',
  },
  'backup.nothing': {
    status: 500,
    retryable: false,
    message: 'There is nothing to back up in {folder}. Please set DATA_DIR to the folder Adloom keeps its data in.',
  },
  'backup.exists': { status: 500, retryable: false, message: '{file} is there already. Please name another file.' },
  'backup.unwritable': { status: 500, retryable: false, message: 'The backup cannot be written to {file}. Please name another place.' },
  'restore.not-empty': {
    status: 500,
    retryable: false,
    message: 'The folder {folder} holds data, which a restore never overwrites. Please set DATA_DIR to an empty folder.',
  },
  'restore.unreadable': {
    status: 500,
    retryable: false,
    message: '{file} is no backup of Adloom, or is damaged. Nothing was restored.',
  },
  'output.unusable': {
    status: 500,
    retryable: false,
    message: 'Nothing can be written to {folder}. Please name another folder with --out.',
  },
  'config.invalid': { status: 500, retryable: false, message: 'Adloom cannot start with this environment:\n{problems}' },
  'server.port-taken': {
    status: 500,
    retryable: false,
    message: 'Port {port} is already in use on {host}. Stop the other program, or set PORT to another number.',
  },
  'server.cannot-listen': {
    status: 500,
    retryable: false,
    message: 'The server cannot listen on {host}, port {port}. Please set HOST and PORT to an address of this machine.',
  },
  internal: { status: 500, retryable: false, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; retryable: boolean; message: string }>

export type ErrorCode = keyof typeof errors

/** Fills `{name}` in a sentence; a name without a value stays unchanged. */
export const fillSentence = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

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
