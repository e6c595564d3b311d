/** What is known about an address besides itself; `side` is a guess for an address without a size. */
export interface ImageHint {
  readonly width?: number | null
  readonly height?: number | null
  readonly side?: number
  readonly alt?: string
  /** The size of its box: used when no other size is known, never a reason to prefer it. */
  readonly shown?: { readonly width: number | null; readonly height: number | null }
}

export interface ImageCandidate {
  readonly written: string
  readonly score: number
  readonly hint: ImageHint
}

/** Adds addresses of one and the same image. */
export type AddImage = (source: string, candidates: readonly ImageCandidate[]) => void
