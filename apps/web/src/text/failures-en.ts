/** Sentences for failed calls of the wizard to which the server gave no sentence. Texts of docs/specification.md (§8) are verbatim. */
export const failureText = {
  offline: 'The server does not answer. Please check your connection and try again.',
  /** Wraps the message of a page that could not be read, where the specification has no sentence of its own. */
  page: (message: string) => `Error: ${message}`,
  read: 'Failed to scrape the URL. Please try again or use a different URL.',
  timeout: 'The request timed out. The website might be slow or unavailable.',
  upload: 'Failed to upload image',
  fileGone: 'Failed to read file. It is no longer in this browser, so please choose it again.',
  copy: 'The copywriter did not answer.',
  restage: 'This picture could not be made.',
  /** Wraps the reason why the product was not cut out before its scenes were made. */
  cutOut: (reason: string) => `${reason.replace(/[^.]$/, '$&.')} The pictures were made from the whole photograph.`,
  generate: 'Failed to generate content',
  productImage: 'Failed to generate product image. The original image is used.',
  startVideo: 'Failed to start video generation. Please try again.',
} as const
