import { type NameValues } from '@adloom/domain/placements/pack-name.ts'
import { type UploadKind } from '@adloom/domain/placements/upload-file.ts'

/** Sentences of the pack dialog. */

const counted = (count: number, one: string, many: string): string => `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export const packText = {
  title: 'Download pack',
  download: 'Download pack',
  about: (ads: number) => `${counted(ads, 'ad', 'ads')}, drawn in the size of each place, in one zip with texts, checks and upload files.`,
  placements: 'Where the ads will be shown',
  chosen: (chosen: number, total: number) => `${chosen} of ${total} placements`,
  all: 'All',
  none: 'None',
  ofPlatform: (chosen: number, total: number) => `${chosen} of ${total}`,
  show: (platform: string) => `Placements of ${platform}`,
  size: (width: number, height: number) => `${width} × ${height}`,
  combinations: 'Images and texts',
  combinationNames: { all: 'Every image with every text', first: 'The first of each' },
  html5: 'Animate the display banners, too (HTML5)',
  html5About: 'Each also as a zip with a click tag and a still picture, as ad servers take them.',
  names: 'Names of the files',
  pattern: 'Pattern',
  patternAbout: 'A slash makes a folder. Names that would be the same get a number.',
  add: 'Add a part',
  addPart: (part: string) => `Add ${part}`,
  /** As in `nameParts`. */
  parts: {
    campaign: 'Campaign',
    product: 'Product',
    placement: 'Placement',
    size: 'Size',
    image: 'Image number',
    text: 'Text number',
    n: 'File number',
  } satisfies Record<keyof NameValues, string>,
  example: 'Example',
  unknownPart: (part: string, known: readonly string[]) =>
    `{${part}} is no part of a name. There are ${known.map((name) => `{${name}}`).join(', ')}.`,
  wrongPattern: 'The pattern of names has a mistake.',
  noPattern: 'Say how the files are named.',
  campaign: 'Campaign',
  campaignAbout: 'In file names and upload files. Left empty, each ad has its own.',
  contents: 'The zip will hold',
  pictures: (count: number) => counted(count, 'picture', 'pictures'),
  banners: (count: number) => `${counted(count, 'animated banner', 'animated banners')} in HTML5, each a zip`,
  videos: (count: number) => `${counted(count, 'video', 'videos')}, as they are`,
  logos: (ratios: readonly string[]) => `The logo of each brand for Google, ${ratios.join(' and ')}`,
  noLogo: (brands: readonly string[]) =>
    `Google asks for a logo, and ${brands.length === 1 ? `${brands[0]} has none` : counted(brands.length, 'brand has none', 'brands have none')}. You can add it in Google Ads.`,
  uploadKinds: {
    'responsive-display': 'Google Ads Editor, responsive display ads',
    'performance-max': 'Google Ads Editor, Performance Max',
    meta: 'Meta bulk import',
  } satisfies Record<UploadKind, string>,
  uploadFile: (name: string) => `An upload file: ${name}`,
  inShort: (pictures: number, uploadFiles: number) =>
    [
      ...(pictures > 0 ? [counted(pictures, 'picture', 'pictures')] : []),
      ...(uploadFiles > 0 ? [counted(uploadFiles, 'upload file', 'upload files')] : []),
    ].join(', '),
  texts: 'Every text in every length (texts.csv)',
  manifest: 'What each file is, with checks, score and hash (manifest.json)',
  nothing: 'None of these can be packed: they are pictures without texts, so there is nothing to arrange in other sizes.',
  leftOut: (count: number) =>
    `${counted(count, 'creation is a picture', 'creations are pictures')} without texts and will not be in the pack: there is nothing to arrange in other sizes.`,
  noPlacement: 'Choose at least one placement.',
  tooMuch: (ads: number, files: number) =>
    `A pack has at most ${ads.toLocaleString('en')} ads and ${files.toLocaleString('en')} pictures. Choose fewer ads, placements or combinations.`,
  saving: (done: number, total: number) => `Saving ad ${done + 1} of ${total} on the server`,
  ordering: 'Ordering the pack',
  /** Pictures and animated banners. */
  drawing: (done: number, total: number, bytes: number) =>
    `Drawing file ${Math.min(done + 1, total).toLocaleString('en')} of ${total.toLocaleString('en')} · ${megabytes(bytes)}`,
  receiving: (bytes: number) => `Receiving the files · ${megabytes(bytes)}`,
  stay: 'Each picture is drawn for its place. Please keep this page open until the zip is complete.',
  stop: 'Stop',
  brokeOff: 'The zip broke off before its end, so nothing was saved. Your choices are kept: please try again.',
  doneTitle: 'The pack is in your downloads',
  done: ({ pictures, banners, videos }: Readonly<Record<'pictures' | 'banners' | 'videos', number>>, bytes: number) =>
    [
      ...(pictures > 0 ? [counted(pictures, 'picture', 'pictures')] : []),
      ...(banners > 0 ? [counted(banners, 'animated banner', 'animated banners')] : []),
      ...(videos > 0 ? [counted(videos, 'video', 'videos')] : []),
      megabytes(bytes),
    ].join(' · '),
  allPassed: 'Every picture passes every check of its placement.',
  failed: (count: number) => counted(count, 'check failed', 'checks failed'),
  warned: (count: number) => counted(count, 'check warns', 'checks warn'),
  problem: (rule: string, placement: string, count: number) =>
    `${rule[0].toUpperCase()}${rule.slice(1)}: ${placement}${count === 1 ? '' : ` (${counted(count, 'file', 'files')})`}`,
  lack: (lack: string, count: number) => `${lack[0].toUpperCase()}${lack.slice(1)} (${count.toLocaleString('en')} times)`,
  more: (count: number) => `and ${count.toLocaleString('en')} more; manifest.json names each`,
  missing: 'To add by hand in the upload files',
  notPacked: (count: number) => counted(count, 'ad is not in the pack', 'ads are not in the pack'),
  notSaved: (count: number) =>
    `${counted(count, 'ad is', 'ads are')} not in the pack: the server could not keep ${count === 1 ? 'it' : 'them'}.`,
  again: 'Change and pack again',
  finish: 'Done',
} as const

/** Sizes of files. */
function megabytes(bytes: number): string {
  const size = bytes / 1_000_000
  return `${size < 10 ? size.toFixed(1) : Math.round(size).toLocaleString('en')} MB`
}
