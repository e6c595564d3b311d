import { type FeedField, type FeedKind } from '@adloom/domain/campaign/feed-product.ts'
import { type CampaignProduct } from '@adloom/domain/campaign/campaign.ts'

/** Sentences of the screens of campaigns. */

const counted = (count: number, one: string, many: string): string => `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export const campaignsText = {
  title: 'Campaigns',
  intro: 'Ads of many products at once, from a list of links, a spreadsheet, a merchant feed or a shop’s export.',
  create: 'New campaign',
  list: 'Your campaigns',
  count: (count: number) => counted(count, 'campaign', 'campaigns'),
  emptyTitle: 'Many products? One campaign',
  emptyText: 'Drop a spreadsheet, a shop’s export or a list of links, and every product gets its own ads.',
  retry: 'Try again',
} as const

export const campaignStatusText = {
  reading: 'Reading the feed',
  running: 'Making ads',
  paused: 'Paused',
  finished: 'Finished',
  progressOf: (name: string) => `Progress of ${name}`,
  made: (made: number, total: number) => `${made.toLocaleString('en')} of ${total.toLocaleString('en')} products made`,
  failed: (count: number) => `${count.toLocaleString('en')} failed`,
  refused: (count: number) => `${count.toLocaleString('en')} left out`,
  started: (date: string) => `Started ${date}`,
} as const

/** Why a time is about right only: it follows the products of the last minutes. */
export function timeLeftText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'Less than a minute left'
  if (minutes < 90) return `About ${counted(minutes, 'minute', 'minutes')} left`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `About ${counted(hours, 'hour', 'hours')} left` : `About ${counted(Math.round(hours / 24), 'day', 'days')} left`
}

export const feedKindText: Readonly<Record<FeedKind, string>> = {
  links: 'List of links',
  table: 'Table',
  google: 'Google Merchant feed',
  shopify: 'Shopify export',
  woocommerce: 'WooCommerce export',
  sitemap: 'Sitemap',
}

export const feedFieldText: Readonly<Record<FeedField, string>> = {
  id: 'ID',
  title: 'Title',
  description: 'Description',
  link: 'Link to the product',
  image: 'Picture',
  pictures: 'Further pictures',
  price: 'Price',
  salePrice: 'Sale price',
  oldPrice: 'Old price',
  saleDates: 'Dates of the sale',
  saleFrom: 'Start of the sale',
  saleUntil: 'End of the sale',
  currency: 'Currency',
  brand: 'Brand',
  category: 'Category',
  availability: 'Availability',
  rating: 'Rating',
  ratingCount: 'Number of ratings',
  features: 'Features',
  language: 'Language',
  published: 'Whether it is on sale',
}

export const newCampaignText = {
  title: 'New campaign',
  intro: 'Every product of your list gets its own ads. First the list, then how the ads are made.',
  back: 'Campaigns',
  drop: 'Drop your product list here',
  click: 'or click to choose a file',
  formats: 'CSV, TSV, XLSX, XML or TXT: spreadsheets, merchant feeds, exports of Shopify and WooCommerce, sitemaps',
  or: 'or paste it',
  paste: 'Links, a table, or the address of a feed',
  pastePlaceholder: 'https://shop.example/mug\nhttps://shop.example/lamp',
  pasteHelper: 'One product link a line, cells copied from a spreadsheet, or the address of a feed or sitemap.',
  read: 'Read products',
  sending: (name: string, percent: number) => `Sending ${name}: ${percent} %`,
  reading: (name: string) => (name === '' ? 'Reading the products' : `Reading ${name}`),
  pasted: 'Pasted list',
  cancel: 'Cancel',
  oneFile: 'One file at a time, please.',
  startOver: 'Choose another list',
  nothingUsable: 'No row of this list can become an ad. Please see what is wrong with the rows, or say below what its columns hold.',
} as const

export const feedText = {
  heading: 'Products',
  total: (count: number) => counted(count, 'product', 'products'),
  wrong: (count: number) => counted(count, 'row cannot be used', 'rows cannot be used'),
  wrongRow: (row: number, column: string | undefined) => `Row ${row.toLocaleString('en')}${column === undefined ? '' : `, ${column}`}`,
  wrongMore: (shown: number, total: number) => `The first ${shown.toLocaleString('en')} of ${total.toLocaleString('en')}.`,
  wrongLeftOut: 'They are left out; all others become ads.',
  showWrong: (count: number) => `Show ${count.toLocaleString('en')}`,
  hideWrong: 'Show fewer',
  needsCurrency: 'The list names no currency, so its prices are left out. Choose theirs to show them.',
  currencySaid: 'The currency of prices that name none.',
  currency: 'Currency of the prices',
  noCurrency: 'Leave prices out',
  first: (shown: number, total: number) =>
    shown < total ? `The first ${shown} of ${total.toLocaleString('en')} rows` : counted(shown, 'row', 'rows'),
  readFromPage: 'Read from its page',
  noPicture: 'No picture',
  columns: { row: 'Row', product: 'Product', price: 'Price', link: 'Link' },
  columnsHeading: 'Columns',
  columnsAbout: 'What each column is read as. Change it where it is wrong.',
  columnsRead: (read: number, total: number) => `${read} of ${total} columns are read`,
  showColumns: 'Show columns',
  hideColumns: 'Hide columns',
  readAs: (column: string) => `Column “${column}” is read as`,
  notRead: 'Not read',
  again: 'Reading again',
} as const

export const choicesText = {
  heading: 'Ads',
  name: 'Name of the campaign',
  nameMissing: 'A campaign needs a name.',
  images: 'Pictures of each product',
  texts: 'Texts of each product',
  designs: 'Designs',
  designsSuited: 'What suits each product',
  designsChosen: 'Choose designs',
  designsAbout: 'Each picture of a product gets another of them.',
  designsNone: 'Choose at least one design.',
  designsFull: (most: number) => `At most ${most} designs.`,
  language: 'Language',
  languageOfFeed: 'As the list or the page says',
  callToAction: 'Call to action',
  callAsWritten: 'As written for each product',
  shows: 'What the ads show',
  showsAbout: 'Where the list or the page states it.',
  start: 'Start',
  total: (products: number) => `Makes ${counted(products, 'ad', 'ads')}`,
  each: (images: number, texts: number) => `each with ${counted(images, 'picture', 'pictures')} and ${counted(texts, 'text', 'texts')}`,
  noProducts: 'Choose a list of products first.',
  leave: 'You can leave this page while they are made.',
} as const

export const campaignText = {
  pause: 'Pause',
  resume: 'Resume',
  retry: (count: number) => `Try ${count.toLocaleString('en')} failed again`,
  callOff: 'Call off',
  remove: 'Remove',
  callOffTitle: (name: string) => `Call off “${name}”?`,
  callOffAbout: (left: number) =>
    left === 0
      ? 'The campaign leaves this list. Its ads stay in your creations.'
      : `${counted(left, 'product', 'products')} will not be made, and the campaign leaves this list. The ads made so far stay in your creations.`,
  removeTitle: (name: string) => `Remove “${name}”?`,
  calledOff: (name: string) => `“${name}” is called off`,
  removed: (name: string) => `“${name}” is removed from your campaigns`,
  keep: 'Keep it',
  pack: 'Download pack',
  inLibrary: 'See the ads in the library',
  products: 'Products',
  filterLabel: 'Filter products by status',
  all: 'All',
  statuses: {
    waiting: 'Waiting',
    making: 'Being made',
    made: 'Made',
    failed: 'Failed',
    refused: 'Left out',
  } satisfies Record<CampaignProduct['status'], string>,
  row: (row: number) => `Row ${row.toLocaleString('en')}`,
  open: (title: string) => `Open the ad of ${title} in the library`,
  none: 'No product has this status now.',
  noneYet: 'The first products appear in a moment.',
  loadingMore: 'Loading further products',
  leave: 'You can leave this page: the ads are made all the same, and wait in your creations.',
  pausedAbout: 'Nothing new is begun until you resume. Ads that had been begun are still finished.',
  changeAll: 'Change all ads',
  offline: 'The server does not answer. This goes on as soon as it does.',
} as const

export const bulkText = {
  callToAction: 'Replace call to action',
  callField: 'New call to action',
  callAbout: (made: number) => `For ${counted(made, 'ad', 'ads')} made so far, and all to come. Each ad’s own is replaced.`,
  callHint: 'Up to 200 characters',
  suggestions: 'Usual ones',
  layout: 'Another design for all',
  layoutAbout: (made: number) => `For ${counted(made, 'ad', 'ads')} made so far, and all to come. Every picture gets this design.`,
  layoutLabel: 'Design of all ads',
  facts: 'Show or hide',
  apply: 'Change all',
  finalCalls: 'This cannot be undone: the calls to action that the ads have now are not kept.',
  finalDesigns: 'This cannot be undone: the designs that the ads have now are not kept.',
  changed: (count: number) =>
    count === 0 ? 'No ad made so far is different; those to come follow it.' : `${counted(count, 'ad', 'ads')} changed`,
  undo: 'Undo',
} as const
