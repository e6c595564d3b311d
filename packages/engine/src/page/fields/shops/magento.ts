import { attribute, elementsOf, type PageDocument } from '../../document/page-document.ts'

/** The images of Magento 2's gallery block: largest addresses, in order (2026-11). */
export function magentoGallery(page: PageDocument): string[] {
  for (const script of elementsOf(page, 'script').slice(0, 400)) {
    if (attribute(script, 'type') !== 'text/x-magento-init' || !script.raw.includes('mage/gallery/gallery"')) continue
    return [...script.raw.slice(0, 200_000).matchAll(/"full"\s*:\s*"([^"]{8,600})"/g)]
      .slice(0, 30)
      .map(([, address]) => address.replaceAll('\\/', '/'))
  }
  return []
}
