/** Every sentence of the library. Apart from en.ts, so that the landing page does not load it. Quoted texts are the specification's. */
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
  displayAd: 'Display Ad',
  videoAd: 'Video Ad',
  created: (date: string) => `Created ${date}`,
  unknown: 'Unknown',
  images: (count: number) => `${count} images`,
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
} as const
