/** Sentences shared by several screens. Quoted texts are the specification's, verbatim. */

export { productNameText as brandText, routeErrorText, shellText } from './shell-en.ts'

export const designText = {
  another: 'Another design',
  anotherAbout: 'The next design that suits this ad',
  alike: 'More like this',
  alikeAbout: 'Designs like this one for all images',
  facts: 'What it shows',
  favourite: 'Favorite',
  favouriteAbout: 'Suggest this design first for ads of this brand',
  placements: 'Placements',
  placementsOf: (title: string) => `Placements of ${title}`,
} as const

export const commonText = {
  offline: 'The server does not answer. Please check your connection and try again.',
  unexpected: 'Something went wrong. Please try again.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  delete: 'Delete',
  undo: 'Undo',
  retry: 'Try again',
  imageFailed: 'Image failed to load',
  loading: 'Loading',
  messages: 'Messages',
} as const

export const signInText = {
  signedOut: 'Your session has ended. Sign in again; everything here is kept.',
  signIn: 'Sign in',
  changed: 'Another user of this browser has signed in. Reload the page to go on as them.',
  reload: 'Reload',
} as const

export const notFoundText = {
  title: 'Page not found',
  text: 'There is nothing at this address. Your creations are where you left them.',
  home: 'Go to Home',
  settings: 'Settings',
} as const

export const desktopText = {
  title: 'Please use a desktop',
  text: 'Building an ad needs room for the steps and the live preview side by side. Open this page on a screen at least 768 pixels wide.',
  home: 'Go Home',
  continue: 'Continue anyway',
} as const

export const enginesText = {
  givenUp: 'An engine you chose is no longer offered here. What this installation chooses is used from now on.',
} as const

export const storageText = {
  unsaved: 'Your work could not be saved in this browser. It stays here until you close this tab.',
  corrupt: 'Something this browser had kept could not be read. A copy of it was put aside.',
  newer: 'This browser holds work of a newer Adloom. Please reload this page; nothing is overwritten.',
  unreadable: 'Some creations this browser had kept could not be read. They are left where they are.',
  recovered: (count: number) => `Found ${count} stored image(s). Please go back and forward again.`,
} as const
