/** Sentences of the frame around every screen. They are part of the first script; sentences it does not need are in `en.ts`. */

export const productNameText = { name: 'Adloom', homeLabel: 'Adloom, go to the landing page' } as const

export const shellText = {
  skip: 'Skip to content',
  navigation: 'Main',
  home: 'Home',
  tool: 'Tool',
  campaigns: 'Campaigns',
  create: 'Create',
  copyright: (year: number) => `© ${year} Adloom`,
} as const

export const routeErrorText = {
  title: 'Something went wrong',
  text: 'This page could not be shown. What you made is kept in this browser.',
  reload: 'Reload',
  home: 'Go to Home',
} as const

/** Shown while a screen or dialog waits for the server. */
export const serverWaitText = 'The server does not answer. Nothing is lost: this goes on as soon as the server answers again.'
