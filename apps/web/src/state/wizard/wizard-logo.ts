import { type Api } from '@adloom/domain/api-client.ts'
import { type Change, type Wizard } from './wizard-state.ts'

/** A shop's logo that this installation has to copy: the browser cannot read the pixels of another site's image, nor of every SVG. */
export interface LogoWork {
  readonly kind: 'keep-logo'
  readonly key: string
  readonly src: string
}

/** The URL of the chosen logo on its page; null for none, or when an uploaded one overrides it. */
const logoOfPage = ({ uploadedLogo, selectedLogo }: Wizard): string | null => (uploadedLogo === null ? selectedLogo : null)

/** The logo of the ad: the uploaded one, else our copy of the chosen one, else the chosen one itself (not copied yet, or not copyable). */
export function logoOf({ uploadedLogo, selectedLogo, keptLogo }: Wizard): string | null {
  if (uploadedLogo !== null) return uploadedLogo
  return keptLogo !== null && keptLogo.of === selectedLogo && keptLogo.url !== null ? keptLogo.url : selectedLogo
}

/** The copy to make now: one, or none. */
export function dueLogo(wizard: Wizard): readonly LogoWork[] {
  const src = logoOfPage(wizard)
  return src === null || wizard.keptLogo?.of === src ? [] : [{ kind: 'keep-logo', key: `keep-logo:${src}`, src }]
}

/** Makes the server copy the logo. */
export async function keepLogo({ src }: LogoWork, api: Api, signal: AbortSignal): Promise<Change> {
  const { url } = await api.keepPicture({ url: src }, { signal })
  return (wizard) => logoCopied(wizard, src, url)
}

/** The copy of a logo is at `url`; null when it cannot be copied, and the shop's URL stays. */
export const logoCopied = (wizard: Wizard, src: string, url: string | null): Wizard =>
  logoOfPage(wizard) === src ? { ...wizard, keptLogo: { of: src, url } } : wizard
