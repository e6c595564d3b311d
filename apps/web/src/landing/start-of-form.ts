/** Clears the stored answers on arrival. */
const FRESH_WIZARD = '/wizard?reset=true'

/** Where 'Try it out' leads: the wizard with what the user typed into 'Provide info', else a fresh one. */
export function startOfForm(form: HTMLFormElement): { readonly to: string; readonly state: unknown } {
  const info = new FormData(form).get('info')
  const text = typeof info === 'string' ? info.trim() : ''
  return text === '' ? { to: FRESH_WIZARD, state: null } : { to: '/wizard', state: { info: text } }
}
