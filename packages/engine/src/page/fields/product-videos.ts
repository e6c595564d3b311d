import { type Product } from '@adloom/domain/product.ts'
import { attribute, elementsOf } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { type ProductField } from './field.ts'
import { type Rule } from './rule.ts'

/** An address of a video as written, and that of its first frame; '' for none. */
interface WrittenVideo {
  readonly src: string
  readonly poster: string
}

const VIDEOS_MAX = 6
/** Most tags read of each kind. */
const TAGS_READ_MAX = 3
const ELEMENTS_READ_MAX = 60
const NOT_OF_PRODUCT = region.related | region.footer | region.nav | region.header

const rules: readonly (Rule & { readonly videos: (reading: PageReading) => readonly WrittenVideo[] })[] = [
  {
    id: 'og-video',
    reason: 'The shop chose it for links to the product.',
    since: '2026-11-21',
    videos: ({ metas }) =>
      [...(metas.get('og:video') ?? []), ...(metas.get('og:video:url') ?? [])].slice(0, TAGS_READ_MAX).map((src) => ({ src, poster: '' })),
  },
  ...(['video', 'source'] as const).map((tag) => ({
    id: `${tag}-element`,
    reason: 'Outside the header, the menus and the lists of other products.',
    since: '2026-11-21',
    videos: ({ page }: PageReading) =>
      elementsOf(page, tag)
        .slice(0, ELEMENTS_READ_MAX)
        .filter((element) => (element.region & NOT_OF_PRODUCT) === 0)
        .map((element) => {
          const holder = tag === 'source' ? element.parent : element
          return {
            src: attribute(element, 'src') || attribute(element, 'data-src'),
            poster: holder === null ? '' : attribute(holder, 'poster'),
          }
        }),
  })),
]

/** Videos of the product on the page itself: files that a browser plays, not players of other sites. */
export const productVideos: ProductField<'productVideos'> = {
  needs: [],
  onProductPagesOnly: false,
  rules,
  read: (reading) => {
    const videos = new Map<string, Product['productVideos'][number]>()
    for (const written of rules.flatMap((rule) => rule.videos(reading))) {
      const src = written.src === '' ? null : URL.parse(written.src, reading.base)
      if (src === null || !reading.isReachable(src) || !/\.(mp4|webm|ogg|mov)$/i.test(src.pathname) || videos.has(src.href)) continue
      const poster = written.poster === '' ? null : URL.parse(written.poster, reading.base)
      videos.set(src.href, poster === null || !reading.isReachable(poster) ? { src: src.href } : { src: src.href, poster: poster.href })
    }
    return [...videos.values()].slice(0, VIDEOS_MAX)
  },
}
