/** Sentences about what was generated: texts, their facts, images. */

export const generatedText = {
  choose: 'Select the texts for your ad. Every text goes with every picture.',
  all: 'Select all',
  noneOfThem: 'Select none',
  again: 'Write new options',
  headlineCounter: (length: number, max: number) => `Headline ${length} of ${max} characters`,
  descriptionCounter: (length: number, max: number) => `Description ${length} of ${max} characters`,
  cutInFeed: (shown: number) => `a phone shows the first ${shown}`,
  headlineLabel: 'Headline',
  descriptionLabel: 'Text',
  tooLong: 'longer than the platforms allow',
  own: 'Your headline',
  selected: (count: number, total: number) => `${count} of ${total} selected`,
  nothingWritten: 'No text could be written. Give the product a headline at Targeting, or try again.',
  otherLanguage: (requested: string, written: string) => `The writer cannot write in ${requested} yet, so these texts are in ${written}.`,
  behind: 'You edited the headline by hand, so nothing was written anew. These texts are from before your last changes at Targeting.',
  fallback: {
    'without-targeting': 'Written without your targeting, because the first try failed.',
    saved: 'New options could not be written; these are the ones from before.',
    page: 'No copy could be written; this is what the page itself says.',
  },
  duplicate: 'This ad is already in your creations.',
  showCreations: 'Show my creations',
  keepHere: 'Keep it in this browser only',
  again2: 'Try again',
  notKept: 'The server could not keep this ad:',
} as const

/** The support of a written text. */
export const factText = {
  fromPage: 'From the page:',
  fromWords: 'From your words:',
  yours: 'Your words:',
  title: 'What this text was written from',
  quoted: { before: '“', after: '”' },
  leftOut: '…',
  rating: (value: number, count: number) =>
    `${value} out of 5 from ${new Intl.NumberFormat('en').format(count)} ${count === 1 ? 'rating' : 'ratings'}`,
  places: {
    title: 'Product name',
    description: 'Description',
    feature: 'Highlights',
    specification: 'Specifications',
    badge: 'Badge or award',
    review: 'Customer review',
    question: 'Questions and answers',
    delivery: 'Delivery',
    returns: 'Returns',
    guarantee: 'Guarantee',
    price: 'Price',
    rating: 'Rating',
    brand: 'Brand',
    targeting: 'Your words',
  },
} as const

export const variantText = {
  title: 'Pictures of the ad',
  writing: 'Writing picture prompts',
  restaging: (place: number, total: number) => `Restaging photo ${place} of ${total}`,
  ready: (total: number) => `${total} ${total === 1 ? 'picture' : 'pictures'} ready`,
  one: (place: number) => `Picture ${place}`,
  running: (place: number) => `Picture ${place} is being made`,
  failed: (place: number) => `Picture ${place} could not be made; the original picture is used`,
  notMade: (place: number) => `Picture ${place} could not be made`,
  uncut: 'The product could not be cut out cleanly, so the photograph itself fills the pictures: no scene is drawn around it.',
  fellBack: (count: number, sentence: string) =>
    `${count === 1 ? 'One picture' : `${count} pictures`} could not be made, so the original is used. ${sentence}`,
  again: 'Try again',
} as const

export const redrawnText = {
  compare: 'Compare with the photograph',
  title: 'Is it still your product?',
  photographed: 'As photographed',
  redrawn: 'As redrawn',
  about: 'Check shape, colours and every word on the label. Scroll in a picture to see the rest of it.',
} as const

export const streamlinedText = {
  image: 'Making your ad image',
  video: 'Making your video ad',
  about: {
    image: 'Your product is cut out and set into five new scenes.',
    video: 'First a new picture of your product, then the video. It stands here as soon as it is ready.',
    footage: 'The video is cut from your own. It stands here as soon as it is ready.',
  },
  leave:
    'You can leave this page: your ad goes on and appears in your library. If you close the browser, the rest is made when you open Adloom again.',
  /** After the page was closed, on the next one. */
  goesOn: {
    image: (title: string) => `“${title}” is still being made. It appears in your library.`,
    video: (title: string) => `The video of “${title}” is still being made. It appears in your library.`,
  },
  interrupted: 'The rest is made when you open Adloom again.',
  ready: (title: string) => `“${title}” is ready in your library.`,
  restaging: 'Setting the product into new scenes',
  productImage: 'Making the product image',
  starting: 'Starting the video',
  someFailed: (count: number, sentence: string) =>
    `${count === 1 ? 'One scene' : `${count} scenes`} could not be made. The ad in your library has the others. ${sentence}`,
  allFailed: 'No scene could be made.',
  again: 'Try again',
  back: 'Back to the wizard',
} as const
