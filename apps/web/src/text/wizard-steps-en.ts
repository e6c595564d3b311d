/** Sentences inside the wizard's steps after the first, and of the screens that follow them. Quoted texts are the specification's, verbatim. */

export const methodText = {
  about: {
    url: 'Enter a product URL to scrape product information',
    upload: 'Upload images or video (up to 10 seconds)',
    uploadImages: 'Upload images of your product',
    prompt: 'Generate images with AI using text prompts',
  },
  label: 'How do you want to begin?',
} as const

export const urlText = {
  label: 'Product URL',
  placeholder: 'https://example.com/product',
  helper: 'Enter a product URL from websites like Amazon, Etsy, Shopify, etc.',
  processing: 'Processing URL...',
  uploadInstead: 'Upload pictures instead',
  again: 'Try again',
} as const

export const uploadText = {
  drop: 'Drop your images here',
  dropMedia: 'Drop your images or video here',
  click: 'or click to select files',
  uploading: 'Uploading files...',
  analyzing: 'Analyzing images...',
  tooMany: 'Too many files',
  wrongType: 'File type must be JPG, PNG, GIF or WebP',
  wrongMediaType: 'File type must be JPG, PNG, GIF, WebP, MP4 or WebM',
  tooLarge: (bytes: number) => `File is larger than ${bytes} bytes`,
  tooSmall: (bytes: number) => `File is smaller than ${bytes} bytes`,
  list: 'Selected files',
  hint: 'JPG, PNG, GIF max 5MB',
  hintMedia: 'JPG, PNG, GIF, MP4, WebM max 10MB',
  failed: 'Failed to upload one or more files. Please try again.',
  tooLong: (name: string) => `Video ${name} is longer than 10 seconds. Please upload a shorter video.`,
  unreadable: (name: string) => `Video ${name} can’t be played by this browser. Please use MP4 or WebM.`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try again to upload ${name}`,
  /** At least 0.01: no file has 0.00 MB. */
  megabytes: (bytes: number) => `${Math.max(0.01, bytes / 1024 / 1024).toFixed(2)} MB`,
  progress: (name: string) => `Uploading ${name}`,
} as const

export const promptFormText = {
  form: 'Kind of prompt',
  forms: { single: 'Single Prompt', guided: 'Guided Prompt' },
  namePlaceholder: 'Stoneware mug with a wide handle',
  detailsPlaceholder: 'On a shelf beside two books',
  details: 'Suggested details',
  choose: 'Choose one',
  any: 'Any',
  label: 'Describe the picture',
  placeholder: 'A ceramic coffee mug on an oak table in soft morning light',
  suggestions: 'Suggestions',
  mode: 'Mode',
  notes: {
    fast: 'Fast takes under a second.',
    pro: 'Pro takes about 10 seconds and gives better quality.',
    display: 'Display makes pictures in the shapes of banners.',
  },
  size: 'Image size',
  ratio: 'Aspect ratio',
  quality: 'Quality',
  displaySizes: {
    auto: 'Auto',
    '1024x1024': 'Square (1024 × 1024)',
    '1536x1024': 'Landscape (1536 × 1024)',
    '1024x1536': 'Portrait (1024 × 1536)',
  },
  qualities: { auto: 'Auto', low: 'Low', medium: 'Medium', high: 'High' },
  sizes: {
    square_hd: 'Square (1024 × 1024)',
    portrait_4_3: 'Portrait 3:4 (768 × 1024)',
    portrait_16_9: 'Portrait 9:16 (576 × 1024)',
    landscape_4_3: 'Landscape 4:3 (1024 × 768)',
    landscape_16_9: 'Landscape 16:9 (1024 × 576)',
  },
  count: 'Number of images',
  busy: 'Generating your content...',
  images: 'Your pictures',
  imagesBefore: 'Your pictures so far',
  closeAlert: 'Close',
  instead: 'Use a product URL instead',
} as const

export const contentText = {
  titles: {
    scraped: 'Select a product image',
    scrapedMedia: 'Select a product image or video',
    uploaded: 'Select one of your images',
    uploadedMedia: 'Select one of your images or videos',
  },
  loading: 'Loading product content...',
  nothing: 'No product content available. Please go back and select content first.',
  categorizing: 'Categorizing product images...',
  logos: 'Brand Logos',
  noLogo: 'No logo',
  logo: (place: number) => `Logo ${place}`,
  video: 'Video',
  addCategory: 'Add category',
  editCategory: 'Edit category',
  categoryPlaceholder: 'Enter category, e.g. Coffee Mug, Sneakers, Laptop',
  small: (width: number, height: number) => `This picture has only ${width} × ${height} pixels and will look blurred in the ad.`,
  facts: 'Found on the page',
  factNames: {
    brand: 'Brand',
    price: 'Price',
    rating: 'Rating',
    availability: 'Availability',
    category: 'Category',
    categoryPath: 'Category',
    features: 'Features',
    description: 'Description',
  },
  more: (count: number) => `and ${count} more`,
  words: 'The words there:',
  showWords: (source: string, name: string) => `${source}: show the words about ${name}`,
  rating: (value: number, count: number) => `${value} of 5 from ${count}`,
  availability: {
    'in-stock': 'In stock',
    'out-of-stock': 'Out of stock',
    preorder: 'Can be pre-ordered',
    backorder: 'Can be back-ordered',
    limited: 'Few left',
    discontinued: 'No longer made',
  },
  enhancement: {
    title: 'Image Enhancement Workflow',
    text: 'The product is cut out of the image you select and set into five new scenes. Its own pixels are never redrawn.',
  },
  toVideo: {
    title: 'Image to Video Workflow',
    text: 'The product image is restaged first; the video then begins from that picture.',
  },
} as const

/** Where a fact was found, for users. */

export const sourceText = {
  'json-ld': 'from its product data',
  microdata: 'from its product data',
  rdfa: 'from its product data',
  'open-graph': 'from its link preview',
  twitter: 'from its link preview',
  meta: 'from its description',
  'embedded-state': 'from the shop’s data',
  visible: 'seen on the page',
  url: 'from its address',
  'style-sheet': 'from its style sheets',
  picture: 'from its pictures',
  agreement: 'several sources agree',
} as const

export const targetingText = {
  generatedContent: 'AI-GENERATED AD CONTENT',
  generatedPreview: 'AI-GENERATED PREVIEW',
  writing: 'Writing copy',
  pageWords: 'No writer answered',
  nothingYet: 'No text could be written yet.',
  businessName: 'Business name',
  businessNameCut: (shown: number) => `Google shows the first ${shown} characters.`,
  headline: 'Product Headline',
  headlineAsked: 'The product’s name, until you write your own.',
  headlineKept: 'Your own headline goes into the first option.',
  headlineCut: (shown: number) => `A phone shows the first ${shown} characters.`,
  headlineTooLong: 'Longer than the platforms allow.',
  headlineBack: 'Use the product’s name',
  logo: 'Brand logo',
  edit: 'Edit',
  changeLogo: 'Edit brand logo',
  addLogo: 'Edit brand logo, none yet',
  noLogo: 'No logo yet',
  language: 'Language',
  audience: 'Target audience',
  editAudience: 'Edit target audience',
  website: 'Website of this ad',
  noWebsite: 'No website yet',
  changeWebsite: 'Edit website',
} as const

export const audienceText = {
  title: 'Target audience',
  demographics: 'Demographics',
  interests: 'Interests & Behavior',
  painPoints: 'Pain points',
  gender: 'Gender',
  age: 'Age',
  ageFrom: 'Youngest age',
  ageTo: 'Oldest age',
  incomeLevel: 'Income level',
  lifeStage: 'Life stage',
  location: 'Location',
  interestedIn: 'Interested in',
  engagesWith: 'Engages with',
  browsingFor: 'Browsing for',
  painPointsLabel: 'What bothers them today',
  painPointsHelper: 'One sentence, in their words. Copy may speak to it.',
  quotes: 'A quote from a customer',
  quotesHelper: 'Only words a customer really said: they may appear in the ad.',
  addQuote: 'Add another quote',
  budget: 'Budget',
  budgetHelper: 'For your own planning. It is sent with the targeting and never shown in the ad.',
  quoteNumber: (place: number) => `Quote ${place}`,
  removeQuote: (place: number) => `Remove quote ${place}`,
} as const

export const logoText = {
  title: 'Brand logo',
  choose: 'Choose an image file',
  hint: 'PNG, JPG, GIF or WebP, best with a transparent background',
  drop: 'Drop the image here',
  onlyImages: 'Only image files can be a logo.',
  uploading: 'Uploading logo...',
  failed: 'Failed to upload image',
  because: (sentence: string) => `Failed to upload image. ${sentence}`,
  done: 'Done',
} as const

export const websiteText = {
  title: 'Website of this ad',
  label: 'Website address',
  helper: 'Where the button of the ad leads.',
} as const

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
  framed: 'The product could not be cut out cleanly, so the photo is framed whole.',
  fellBack: (count: number, sentence: string) =>
    `${count === 1 ? 'One picture' : `${count} pictures`} could not be made, so the original is used. ${sentence}`,
  again: 'Try again',
} as const

export const streamlinedText = {
  image: 'Making your ad image',
  video: 'Making your video ad',
  about: {
    image: 'Your product is cut out and set into five new scenes.',
    video: 'First a new picture of your product, then the video. It stands here as soon as it is ready.',
  },
  restaging: 'Setting the product into new scenes',
  productImage: 'Making the product image',
  starting: 'Starting the video',
  someFailed: (count: number) =>
    `${count === 1 ? 'One scene' : `${count} scenes`} could not be made and ${count === 1 ? 'is' : 'are'} left out.`,
  allFailed: 'No scene could be made.',
  again: 'Try again',
  back: 'Back to the wizard',
} as const
