/** Whether an address clears the wizard (§2.1): `?reset=true`. */
export const isResetWanted = (search: string): boolean => new URLSearchParams(search).get('reset') === 'true'
