/** What is known of an address besides itself; `side` is a guess for an address that tells no size. */
export interface PictureHint {
  readonly width?: number | null
  readonly height?: number | null
  readonly side?: number
  readonly alt?: string
  /** The box it is shown in: its size when nothing else tells, never a reason to prefer it. */
  readonly shown?: { readonly width: number | null; readonly height: number | null }
}

export interface PictureCandidate {
  readonly written: string
  readonly score: number
  readonly hint: PictureHint
}

/** Takes addresses of one and the same picture. */
export type AddPicture = (source: string, candidates: readonly PictureCandidate[]) => void
