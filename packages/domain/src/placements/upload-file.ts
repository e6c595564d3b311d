/** How the ids of the placements begin whose ads are in an upload file. */
const placementStarts = { 'responsive-display': 'google-display', 'performance-max': 'performance-max', meta: 'meta-' } as const
export type UploadKind = keyof typeof placementStarts

/** The upload files for placements of these ids. */
export const uploadKindsOf = (placements: readonly string[]): readonly UploadKind[] =>
  (Object.keys(placementStarts) as UploadKind[]) // its keys
    .filter((kind) => placements.some((id) => id.startsWith(placementStarts[kind])))
