import { type FactSource } from '@adloom/domain/provenance.ts'
import { type PageReading } from './page-reading.ts'
import { region } from './page-region.ts'
import { foldedText, textOf } from './page-text.ts'
import { isSiteName } from './title.ts'

/** The shelves above the product, outermost first, without the start page and the product itself. */
export function categoryPathOf(reading: PageReading, title: string): { names: readonly string[]; source: FactSource } {
  const folded = foldedText(title)
  const clean = (names: readonly string[]): string[] =>
    names
      .filter(
        (name) =>
          name.length > 1 &&
          name.length < 80 &&
          !/^(home|start|startseite|homepage|accueil|inicio|início|domů|domov|etusivu|главная|начало|strona główna|acasă|all|shop|back|zurück)$/i.test(
            name,
          ),
      )
      .filter((name) => foldedText(name) !== folded && !isSiteName(name, reading))
      .slice(0, 8)
  const stated = clean(reading.jsonLd.breadcrumb.length > 0 ? reading.jsonLd.breadcrumb : reading.microdata.breadcrumb)
  if (stated.length > 0) return { names: stated, source: reading.jsonLd.breadcrumb.length > 0 ? 'json-ld' : 'microdata' }
  const box = reading.page.elements.find(
    ({ region: bits, parent }) => (bits & region.breadcrumb) !== 0 && ((parent?.region ?? 0) & region.breadcrumb) === 0,
  )
  if (box === undefined) return { names: [], source: 'visible' }
  const names: string[] = []
  for (let index = box.index + 1; index < box.end && names.length < 10; index++) {
    const node = reading.page.nodes[index]
    if (typeof node !== 'string' && node.tag === 'a') names.push(textOf(reading.page, node, { limit: 120 }))
  }
  return { names: clean([...new Set(names)]), source: 'visible' }
}
