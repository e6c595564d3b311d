/** Every sentence of the library. Separate from en.ts, so that the landing page does not load it. Quoted texts are the specification's. */
export const libraryText = {
  title: 'Creations',
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  filterLabel: 'Filter creations by type',
  filters: { all: 'All Ad Types', social: 'Social Ads', display: 'Display Ads', image: 'Ad Images', video: 'Video Ads' },
  emptyTitle: 'No creations found',
  emptyText: 'Paste a product link and your first ad stands here in a minute.',
  emptyFilterText: 'There is nothing of this kind yet. Other kinds are one filter away.',
  emptyButton: 'Create Your First Ad',
  showAll: 'Show all creations',
  search: 'Search creations',
  searchHint: 'Title, product, brand or headline',
  nothingFoundTitle: 'Nothing found',
  nothingFound: (words: string) => `No creation has “${words}” in its title, product, brand or headline.`,
  clearSearch: 'Clear search',
  select: 'Select',
  createNew: 'Create new',
  generateMore: 'Generate More',
  feed: 'Your creations',
  making: 'Ads being made',
  settings: 'Settings',
  libraryMenu: 'More actions for the library',
  exportAll: 'Export library',
  importFile: 'Import library',
  videoGone: 'This video is not in this browser.',
} as const

/** An ad that is being made after the wizard. */
export const runText = {
  failed: (kind: 'image' | 'video', isPartlyMade: boolean) =>
    kind === 'video' ? 'The video ad could not be started' : isPartlyMade ? 'Some scenes are missing' : 'The ad image could not be made',
  progressOf: (title: string) => `Progress of the ad of ${title}`,
  ready: (ready: number, total: number) => `${ready} of ${total} pictures ready`,
  cancel: 'Cancel',
  cancelOf: (title: string) => `Cancel the ad of ${title}`,
  retry: 'Try again',
  retryOf: (title: string) => `Try the ad of ${title} again`,
  dismiss: 'Dismiss',
  dismissOf: (title: string) => `Dismiss the ad of ${title}`,
} as const

export const selectionText = {
  bar: 'Selection',
  count: (count: number) => `${count} selected`,
  all: (count: number) => `Select all ${count}`,
  export: 'Export',
  done: 'Done',
  one: (title: string) => `Select ${title}`,
  hint: 'Shift and a click ticks a range. Delete removes, Esc ends.',
} as const

export const archiveText = {
  collecting: (done: number, total: number) => `Collecting file ${done} of ${total}`,
  sending: (done: number, total: number) => `Bringing back file ${done} of ${total}`,
  reading: 'Reading the file',
  exported: (count: number) => `${count} ${count === 1 ? 'creation is' : 'creations are'} in your downloads`,
  missing: (count: number) =>
    count === 1
      ? '1 file could not be fetched and is not in the archive.'
      : `${count} files could not be fetched and are not in the archive.`,
  tooLarge: 'The archive would be larger than 4 GB. Please select fewer creations and export those.',
  exportFailed: 'The library could not be exported. Please try again.',
  imported: (added: number, known: number) => {
    const imported = `${added} ${added === 1 ? 'creation' : 'creations'} imported`
    return known === 0 ? imported : `${imported}, ${known} already here`
  },
  nothingNew: 'Every creation of this file is already here.',
  broken: 'This file is not an Adloom library, or it is damaged. Nothing was changed.',
  newer: 'This file comes from a newer Adloom. Please update this one first. Nothing was changed.',
  unsaved: 'This browser has no room for these creations. Nothing was changed.',
  notSaved: (count: number) =>
    count === 1
      ? '1 imported creation is in this browser only: the server could not keep it.'
      : `${count} imported creations are in this browser only: the server could not keep them.`,
  importFailed: 'The pictures of this file could not be stored. Nothing was changed. Please try again.',
} as const

export const cardText = {
  openProduct: 'Product page',
  download: 'Download',
  downloadOf: (title: string) => `Download ${title}`,
  shareShort: 'Share',
  share: (title: string) => `Share ${title}`,
  more: (title: string) => `More actions for ${title}`,
  edit: 'Edit',
  delete: 'Delete',
  downloadImages: (count: number) => `Download all ${count} images as shown`,
  downloadAll: (count: number) => `Download all ${count} combinations`,
  drawing: (done: number, total: number) => (total === 1 ? 'Drawing the file…' : `Drawing file ${done + 1} of ${total}…`),
  stop: 'Stop',
  saved: (count: number) => (count === 1 ? 'The file is in your downloads' : `One archive with ${count} files is in your downloads`),
  downloadFailed: 'The file could not be drawn. Please try again.',
  fileFailed: 'The file could not be fetched. Please try again.',
  copied: 'Link copied to the clipboard',
  shareFailed: 'The link could not be copied. Please copy it from the address bar of the opened picture.',
  layout: 'Layout',
  format: 'Format',
  imagesLabel: (title: string) => `Images of ${title}`,
  tile: (image: number, images: number, headline: string, description: string) =>
    `Image ${image} of ${images}. ${headline}. ${description}`,
  previousText: (image: number) => `Previous text for image ${image}`,
  nextText: (image: number) => `Next text for image ${image}`,
  place: (index: number, total: number) => `${index} / ${total}`,
  unnamedBrand: (name: string) => `The files say “${name}”. Give your business a name in the advanced settings.`,
  displayAd: 'Display Ad',
  videoAd: 'Video Ad',
  created: (date: string) => `Created ${date}`,
  unknown: 'Unknown',
  images: (count: number) => `${count} images`,
  enlarge: (title: string) => `Enlarge ${title}`,
  enlargeShort: 'Enlarge',
  enlargeImage: (image: number) => `Enlarge image ${image}`,
  image: 'Image',
  text: 'Text',
  editOf: (title: string) => `Edit ${title}`,
  deleteOf: (title: string) => `Delete ${title}`,
  generateVideo: 'Generate Video',
  generateVideoOf: (title: string) => `Generate a video of ${title}`,
  previousImage: (title: string) => `Previous image of ${title}`,
  nextImage: (title: string) => `Next image of ${title}`,
  duration: '0:35',
  fileFormat: 'MP4',
  play: (title: string) => `Play ${title}`,
} as const

export const panelText = {
  label: (title: string) => `Details of ${title}`,
  variation: (index: number, total: number) => `Variation ${index} / ${total}`,
  headline: 'Headline',
  callToAction: 'Call to action',
  description: 'Description',
  created: 'Created',
  notSpecified: 'Not specified',
  audience: 'Suggested audience',
  platforms: 'Recommended platforms',
  platformNames: ['Facebook', 'Instagram', 'Pinterest'],
  performance: 'Estimated performance',
  figures: [
    { name: 'Click-through rate', value: '2.4-3.1%' },
    { name: 'Engagement rate', value: '4.7-5.8%' },
    { name: 'Conversion potential', value: 'Medium-High' },
  ],
  sample: 'Sample figures, not a forecast',
  generateMore: 'Generate more',
  advanced: 'Advanced settings',
} as const

export const imagePanelText = {
  category: 'Category',
  style: 'Style',
  resolution: 'Resolution',
  created: 'Created',
  standard: 'Standard',
  defaultResolution: '1024 × 1024',
  unknown: 'Unknown',
} as const

export const imageEditText = {
  title: 'Edit image',
  name: 'Title',
  productName: 'Product Name',
  category: 'Category',
  required: 'An image needs a title',
} as const

export const playerText = {
  details: 'Details',
  quality: 'HD (1280 × 720)',
  status: 'Status',
  ready: 'Ready',
  notPlayed: 'Could not be played',
  duration: 'Duration',
  format: 'Format',
  resolution: 'Resolution',
  created: 'Created',
  platforms: 'Suggested platforms',
  platformNames: ['YouTube', 'TikTok', 'Facebook', 'Instagram'],
  download: 'Download Video',
  share: 'Share',
  again: 'Make again',
  againOf: (title: string) => `Make ${title} again`,
  failed: 'This video could not be played. Its file may be gone from the server.',
} as const

export const videoText = {
  title: 'Generate Video',
  of: (title: string) => `From “${title}”`,
  duration: 'Duration (seconds)',
  durationRange: (least: number, max: number) => `From ${least} to ${max} seconds`,
  aspect: 'Aspect ratio',
  aspects: { '1:1': 'Square', '16:9': 'Landscape', '9:16': 'Portrait', '4:5': 'Instagram' },
  prompt: 'Prompt',
  promptHint: 'What should happen in the video',
  start: 'Generate Video',
  starting: 'Starting…',
  more: 'More options',
  fewer: 'Fewer options',
  frame: (width: number, height: number) => `${width} × ${height} pixels`,
  quality: 'Quality',
  qualities: { '720p': '720p, the fastest', '1080p': '1080p, the sharpest' },
  placement: 'Where it is shown',
  placementHint: 'Texts keep clear of what that place lays over the video',
  sound: 'Music',
  automatic: 'Chosen for you',
  sounds: {
    bright: 'Bright',
    calm: 'Calm',
    warm: 'Warm',
    driving: 'Driving',
    playful: 'Playful',
    elegant: 'Elegant',
    own: 'Own sound',
    none: 'Off',
  },
  storyboard: 'Storyboard',
  storyboards: {
    reveal: 'Reveal',
    closeups: 'Close-ups',
    editorial: 'Editorial',
    offer: 'Offer',
    spotlight: 'Spotlight',
    facts: 'Facts',
    bold: 'Bold',
    quiet: 'Quiet',
  },
  storyboardHint: 'Fitting the prompt and the length',
  texts: 'Texts in the video',
  hook: 'Headline',
  captions: 'Captions',
  captionsHint: (max: number) => `One a line, ${max} at most`,
  callToAction: 'Call to action',
  written: 'Left empty, it is written from what is known of the product',
  without: 'Left empty, the video shows none',
  tooLong: 'This is too long for a video',
  tooManyCaptions: (max: number) => `A video shows ${max} captions at most`,
  failed: 'Failed to start video generation. Please try again.',
} as const

export const editText = {
  title: 'Edit Content Variation',
  productName: 'Product Name',
  headline: 'Headline',
  description: 'Description (Subheadline)',
  callToAction: 'Call to Action',
  fits: (count: number, limit: number) => `${count} of ${limit} characters`,
  cropped: (count: number, limit: number) => `${count} of ${limit} characters: the rest may be cut off`,
  required: 'An ad needs this text',
  saved: 'Changes saved',
} as const

export const deleteText = {
  title: (title: string) => `Delete “${title}”?`,
  text: 'It is removed from this browser, and its files from the server unless another ad uses them.',
  deleted: (title: string) => `“${title}” deleted`,
  titleOfMany: (count: number) => `Delete ${count} creations?`,
  textOfMany: 'They are removed from this browser, and their files from the server unless other ads use them.',
  deletedMany: (count: number) => `${count} creations deleted`,
} as const
