/** Every sentence of the wizard and its preview. Quoted texts are the specification's, to the letter. */

export const wizardText = {
  title: 'New creation',
  close: 'Close and go to the landing page',
  steps: 'Steps',
  edit: 'Edit',
  next: 'Next step',
  continue: 'Continue',
  processing: 'Processing...',
  completed: 'Completed',
  announce: (place: number, total: number, title: string) => `Step ${place} of ${total}, ${title}`,
} as const

export const adTypeText = {
  title: 'Ad Type',
  prompt: 'Choose the type of ad you want to create:',
  missing: 'Choose an ad type to continue.',
} as const

export const methodText = {
  title: 'Creation Method',
  tabs: { url: 'Product URL', upload: 'Upload Images', uploadMedia: 'Upload Media', prompt: 'AI Prompt' },
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
  empty: 'Please enter a valid URL',
  fetch: 'Fetch Content',
  uploadInstead: 'Upload pictures instead',
  again: 'Try again',
  paste: 'The page can’t be read? Paste its HTML instead',
  pasteLabel: 'HTML of the page',
  pasteHelper: 'Open the page in your browser, show its source (Ctrl+U), copy everything and paste it here. The address stays above.',
} as const

export const uploadText = {
  drop: 'Drop your images here',
  dropMedia: 'Drop your images or video here',
  click: 'or click to select files',
  uploading: 'Uploading files...',
  analyzing: 'Analyzing images...',
  selected: (count: number, most: number) => `${count} of ${most} files selected`,
  tooMany: 'Too many files',
  list: 'Selected files',
  hint: 'JPG, PNG, GIF max 5MB',
  hintMedia: 'JPG, PNG, GIF, MP4, WebM max 10MB',
  none: 'Please upload at least one file.',
  stillUploading: 'Your files are still being uploaded.',
  failed: 'Failed to upload one or more files. Please try again.',
  tooLong: (name: string) => `Video ${name} is longer than 10 seconds. Please upload a shorter video.`,
  unreadable: (name: string) => `Video ${name} can’t be played by this browser. Please use MP4 or WebM.`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try again to upload ${name}`,
  /** At least 0.01: nothing is 0.00 MB. */
  megabytes: (bytes: number) => `${Math.max(0.01, bytes / 1024 / 1024).toFixed(2)} MB`,
  progress: (name: string) => `Uploading ${name}`,
} as const

export const promptText = {
  form: 'Kind of prompt',
  forms: { single: 'Single Prompt', guided: 'Guided Prompt' },
  guided: {
    productName: 'Product Name',
    category: 'Category',
    style: 'Style',
    mood: 'Mood',
    backgroundColor: 'Background Color',
    customDetails: 'Additional Details',
  },
  namePlaceholder: 'Stoneware mug with a wide handle',
  detailsPlaceholder: 'On a shelf beside two books',
  details: 'Suggested details',
  choose: 'Choose one',
  any: 'Any',
  missingGuided: (fields: readonly string[]) => `Still missing: ${fields.join(', ')}.`,
  label: 'Describe the picture',
  placeholder: 'A ceramic coffee mug on an oak table in soft morning light',
  suggestions: 'Suggestions',
  mode: 'Mode',
  modes: { fast: 'Fast', pro: 'Pro', display: 'Display' },
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
  generate: (count: number, mode: string) => `Generate ${count} ${count === 1 ? 'image' : 'images'} with ${mode}`,
  generating: 'Generating...',
  busy: 'Generating your content...',
  missing: 'Describe the picture and generate it to continue.',
  again: 'Generate again',
  pictures: 'Your pictures',
  picturesBefore: 'Your pictures so far',
  ignored: (words: readonly string[]) => `Nothing came of: ${words.join(', ')}.`,
  closeAlert: 'Close',
  instead: 'Use a product URL instead',
} as const

export const contentText = {
  title: 'Content Selection',
  titles: {
    scraped: 'Select a product image',
    scrapedMedia: 'Select a product image or video',
    uploaded: 'Select one of your images',
    uploadedMedia: 'Select one of your images or videos',
  },
  loading: 'Loading product content...',
  noImage: 'No product image found at the provided URL.',
  nothing: 'No product content available. Please go back and select content first.',
  categorizing: 'Categorizing product images...',
  logos: 'Brand Logos',
  noLogo: 'No logo',
  logo: (place: number) => `Logo ${place}`,
  video: 'Video',
  addCategory: 'Add category',
  editCategory: 'Edit category',
  categoryPlaceholder: 'Enter category, e.g. Coffee Mug, Sneakers, Laptop',
  missing: 'Select an image to continue.',
  skip: 'Skip this step and use the first image',
  enhance: 'Create ad image',
  film: 'Create video ad',
  facts: 'Found on the page',
  enhancement: {
    title: 'Image Enhancement Workflow',
    text: 'The product is cut out of the image you select and set into five new scenes. Its own pixels are never redrawn.',
  },
  toVideo: {
    title: 'Image to Video Workflow',
    text: 'The product image is restaged first; the video then begins from that picture.',
  },
} as const

/** Where a fact was found, for people. */
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
  agreement: 'several sources agree',
} as const

export const targetingText = {
  title: 'Targeting',
  generatedContent: 'AI-GENERATED AD CONTENT',
  generatedPreview: 'AI-GENERATED PREVIEW',
  writing: 'Writing copy',
  pageWords: 'No writer answered',
  businessName: 'Business name',
  headline: 'Product Headline',
  headlineKept: 'Your own headline goes into the first option.',
  headlineBack: 'Use the product’s name',
  logo: 'Brand logo',
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
  quoteNumber: (place: number) => `Quote ${place}`,
  removeQuote: (place: number) => `Remove quote ${place}`,
  save: 'Save',
  cancel: 'Cancel',
} as const

export const logoText = {
  title: 'Brand logo',
  choose: 'Choose an image file',
  hint: 'PNG, JPG, GIF or WebP. A transparent background looks best.',
  onlyImages: 'Only image files can be a logo.',
  uploading: 'Uploading logo...',
  fromPage: 'Found on the page',
  failed: 'Failed to upload image',
  none: 'No logo',
  done: 'Done',
} as const

export const websiteText = {
  title: 'Website of this ad',
  label: 'Website address',
  helper: 'Where the button of the ad leads.',
} as const

export const generatedText = {
  title: 'Generated Content',
  choose: 'Select the texts for your ad. Every text goes with every picture.',
  loading: 'Writing copy',
  again: 'Write new options',
  create: 'Create ad with selected content',
  creating: 'Creating your ad',
  missing: 'Select at least one text to continue.',
  missingPictures: (done: number, total: number) => `The pictures are still being made: ${done} of ${total} ready.`,
  headlineCounter: (length: number, most: number) => `Headline ${length} of ${most} characters`,
  descriptionCounter: (length: number, most: number) => `Description ${length} of ${most} characters`,
  cutInFeed: (shown: number) => `a phone shows the first ${shown}`,
  cutShort: (shown: number) => `cut after ${shown} on a phone`,
  tooLong: 'longer than the platforms allow',
  own: 'Your headline',
  selected: (count: number) => `${count} selected`,
  nothingWritten: 'No text could be written. Give the product a headline at Targeting, or try again.',
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

export const variantText = {
  title: 'Pictures of the ad',
  writing: 'Writing picture prompts',
  restaging: (place: number, total: number) => `Restaging photo ${place} of ${total}`,
  ready: (total: number) => `${total} ${total === 1 ? 'picture' : 'pictures'} ready`,
  one: (place: number) => `Picture ${place}`,
  running: (place: number) => `Picture ${place} is being made`,
  failed: (place: number) => `Picture ${place} could not be made; the original picture is used`,
  framed: 'The product could not be cut out cleanly, so the photo is framed whole.',
  fellBack: (count: number, sentence: string) =>
    `${count === 1 ? 'One picture' : `${count} pictures`} could not be made, so the original is used. ${sentence}`,
  again: 'Try again',
} as const

export const previewText = {
  region: 'Live preview',
  noTypeTitle: 'Ad Preview',
  noTypeText: 'Select an ad type to see how your content will look',
  format: 'Preview format',
  formats: { feed: 'Feed', story: 'Story', finished: 'Finished ad', landscape: 'Landscape', square: 'Square' },
  layout: 'Layout of the finished ad',
  previous: 'Previous image',
  next: 'Next image',
  counter: (place: number, total: number) => `${place} / ${total}`,
  videoPlaceholder: 'Video content will appear here',
  nothing: 'Select an ad type or upload content to see a preview.',
  unavailable: 'Preview unavailable',
  unknownFormat: 'Unknown Preview Format',
  loading: 'The preview is being made',
} as const

export const streamlinedText = {
  image: 'Making your ad image',
  video: 'Making your video ad',
  restaging: 'Setting the product into new scenes',
  productImage: 'Making the product image',
  starting: 'Starting the video',
  fellBack: 'The product image could not be restaged, so the original is used.',
  someFailed: (count: number) =>
    `${count === 1 ? 'One scene' : `${count} scenes`} could not be made and ${count === 1 ? 'is' : 'are'} left out.`,
  allFailed: 'No scene could be made.',
  again: 'Try again',
  back: 'Back to the wizard',
  library: 'Show my creations',
} as const
