type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Shares a URL through the system's share sheet, or copies it where there is none. Call it directly from a click: browsers require that. */
export async function shareAddress(url: string, title: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled'
      // The sheet rejected this URL: copy it instead.
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}

/** Whether the system's sheet takes a file of this name and type. */
export const canShareFile = (name: string, type: string): boolean =>
  typeof navigator.share === 'function' &&
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], name, { type })] })

/** Shares files through the system's sheet. `failed`: the sheet rejected them, e.g. because fetching took so long that the click no longer counts. */
export async function shareFiles(files: File[], title: string): Promise<ShareOutcome> {
  try {
    await navigator.share({ files, title })
    return 'shared'
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}

/** Copies text to the clipboard; also on plain HTTP, where only the deprecated API exists. False when the browser blocks it. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard !== undefined) {
    try {
      await clipboard.writeText(text)
      return true
    } catch {
      // No permission: the deprecated API below may still be allowed.
    }
  }
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.cssText = 'position:fixed;opacity:0'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
  }
}
