/** What is known of an address besides itself; `side` is a guess for an address that tells no size. */
export interface ImageHint {
  readonly width?: number | null
  readonly height?: number | null
  readonly side?: number
  readonly alt?: string
  /** The box it is shown in: its size when nothing else tells, never a reason to prefer it. */
  readonly shown?: { readonly width: number | null; readonly height: number | null }
}

export interface ImageCandidate {
  readonly written: string
  readonly score: number
  readonly hint: ImageHint
}

/** Takes addresses of one and the same picture. */
export type AddImage = (source: string, candidates: readonly ImageCandidate[]) => void
