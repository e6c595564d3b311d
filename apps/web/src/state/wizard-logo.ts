import { type Api } from '@adloom/domain/api-client.ts'
import { type Change, type Wizard } from './wizard-state.ts'

/** A shop's logo of which this installation needs a copy: the browser may read no pixels of another site's picture, nor of every SVG. */
export interface LogoWork {
  readonly kind: 'keep-logo'
  readonly key: string
  readonly src: string
}

/** The chosen logo as its address on the page it came from; null for none, or when an uploaded one goes before it. */
const logoOfPage = ({ uploadedLogo, selectedLogo }: Wizard): string | null => (uploadedLogo === null ? selectedLogo : null)

/** The logo of the ad: the uploaded one, else our copy of the chosen one, else the chosen one itself (no copy yet, or none to be had). */
export function logoOf({ uploadedLogo, selectedLogo, keptLogo }: Wizard): string | null {
  if (uploadedLogo !== null) return uploadedLogo
  return keptLogo !== null && keptLogo.of === selectedLogo && keptLogo.url !== null ? keptLogo.url : selectedLogo
}

/** The copy to be made now: one, or none. */
export function dueLogo(wizard: Wizard): readonly LogoWork[] {
  const src = logoOfPage(wizard)
  return src === null || wizard.keptLogo?.of === src ? [] : [{ kind: 'keep-logo', key: `keep-logo:${src}`, src }]
}

/** Has the copy made. */
export async function keepLogo({ src }: LogoWork, api: Api, signal: AbortSignal): Promise<Change> {
  const { url } = await api.keepPicture({ url: src }, { signal })
  return (wizard) => logoKept(wizard, src, url)
}

/** The copy of a logo is at `url`; null when there is none to be had, and the logo stays the shop's own. */
export const logoKept = (wizard: Wizard, src: string, url: string | null): Wizard =>
  logoOfPage(wizard) === src ? { ...wizard, keptLogo: { of: src, url } } : wizard
