/** Every sentence of the landing page, the shell and the library. Quoted texts are the specification's, to the letter. */

export const brandText = { name: 'Adloom', homeLabel: 'Adloom, go to the landing page' } as const

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

export const shellText = {
  skip: 'Skip to content',
  navigation: 'Main',
  home: 'Home',
  tool: 'Tool',
  create: 'Create',
  copyright: (year: number) => `© ${year} Adloom`,
} as const

export const notFoundText = {
  title: 'Page not found',
  text: 'There is nothing at this address. Your creations are where you left them.',
  home: 'Go to Home',
} as const

export const desktopText = {
  title: 'Please use a desktop',
  text: 'Building an ad needs room for the steps and the live preview side by side. Open this page on a screen at least 768 pixels wide.',
  home: 'Go Home',
  continue: 'Continue anyway',
} as const

export const routeErrorText = {
  title: 'Something went wrong',
  text: 'This page could not be shown. What you made is kept in this browser.',
  reload: 'Reload',
  home: 'Go to Home',
} as const

export const storageText = {
  unsaved: 'Your work could not be saved in this browser. It stays here until you close this tab.',
  corrupt: 'Something this browser had kept could not be read. A copy of it was put aside.',
  newer: 'This browser holds work of a newer Adloom. Please reload this page; nothing is overwritten.',
  unreadable: 'Some creations this browser had kept could not be read. They are left where they are.',
  recovered: (count: number) => `Found ${count} stored image(s). Please go back and forward again.`,
} as const

export const landingText = {
  results: 'Results',
  heroFirst: 'Your product in.',
  heroSecond: 'Ready-to-post',
  heroThird: 'ads out.',
  lede: 'Paste a product link. Adloom reads the page, writes the copy, sets your product into five new scenes and hands you finished ads.',
  inputLabel: 'Provide info',
  tryIt: 'Try it out',
  promise: 'No account. No key. Your product is never redrawn.',
  heroPictures: 'Two finished ads: a feed post and a story',
  sampleBrand: 'Harbour & Hearth',
  sampleSponsored: 'Sponsored',
  sampleText: 'Thrown by hand and glazed in sea green.',
  sampleHeadline: 'Ask 212 people',
  sampleLine: 'Rated 4.8 out of 5',
  sampleButton: 'Shop now',
  storyBrand: 'Saltmarsh',
  storyHeadline: 'Two drops',
  storyLine: 'Sea Fennel Face Serum',
  storyButton: 'Learn more',
  badgeScenes: '5 scenes',
  badgeTexts: '5 texts',
  badgeAds: '25 ads',
  howTitle: 'How it works',
  steps: [
    {
      title: 'Get product details',
      text: 'Paste a product link, drop photos or a clip, or describe the shot you want. The facts come from the page.',
    },
    { title: 'Prepare content', text: 'Headlines, descriptions and buttons for your audience, and your own product in five new scenes.' },
    { title: 'Finalize & Download', text: 'Pick the pictures and texts that work. What you preview is the file you download.' },
  ],
  stepFacts: ['Name', 'Price', 'Pictures'],
  stepOptions: ['Mornings, upgraded', 'Warm to the last sip'],
  simpleTitle: 'Powerfully simple',
  simpleLede: 'One guided flow, a live preview that looks like the real placement, and nothing to set up.',
  tiles: {
    formats: { title: 'Every format from one ad', text: 'Feed post, square, story and landscape, laid out anew for each size.' },
    types: { title: 'Four kinds of ads', text: 'Social, display, image and video, built in the same few steps.' },
    truth: { title: 'True to your product', text: 'Cut out and relit, never redrawn. The copy claims only what your page says.' },
    own: { title: 'Runs where you are', text: 'One process on your own machine. Add a key only if you want another engine.' },
  },
  closingTitle: 'Make your first ad in a minute',
  closingText: 'You need a link to your product. We bring the rest.',
  getStarted: 'Get started',
  poweredBy: 'Powered by Node.js',
} as const
