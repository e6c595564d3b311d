import { isAvailable, ownPath } from '../../browser/own-files.ts'
import { readBlob, writeBlob } from '../../browser/database.ts'
import { uploadFile } from '../../browser/api.ts'

/** Under which its bytes are stored in this browser; null for a logo elsewhere, which this installation never removes. */
export function logoIdOf(logo: string): string | null {
  const path = ownPath(logo)
  return path === null ? null : `logo ${path}`
}

/** Stores the bytes of a saved brand's logo in this browser: the server removes files that nothing used for long, a brand stays. */
export async function storeLogo(logo: string, nowMs: number): Promise<void> {
  const [id, path] = [logoIdOf(logo), ownPath(logo)]
  if (id === null || path === null || (await readBlob(id)) !== null) return
  const reply = await fetch(path)
  if (reply.ok) await writeBlob(id, await reply.blob(), nowMs)
}

/** The address of a saved brand's logo, which is sent again when the server has removed it. */
export async function restoredLogo(logo: string, signal: AbortSignal, upload = uploadFile): Promise<string> {
  const [id, path] = [logoIdOf(logo), ownPath(logo)]
  if (id === null || path === null || (await isAvailable(path, signal))) return logo
  const blob = await readBlob(id)
  return blob === null ? logo : (await upload(new File([blob], 'logo', { type: blob.type }), { signal })).url
}
