import { elementsOf, type PageDocument, type PageElement } from './page-document.ts'
import { region } from './page-region.ts'
import { textOf } from './page-text.ts'

/** Words in a section's heading that name the section, for pages whose class names say nothing. Add your language's words here. */
const sectionWords: readonly (readonly [number, RegExp])[] = [
  [
    region.related,
    /^(you (may|might|will|['’]ll)|related (products|items)|similar|customers (also|who)|people also|others also|also (bought|viewed|like)|frequently bought|bought together|recently viewed|recommended|recommendations|more (from|like|to (love|explore))|complete (the|your) (look|set)|goes (well )?with|pairs? (well )?with|best ?sellers|products related|sponsored|compare (with|to|similar|these|our|other|products|models|items|all)|there is a newer|newer (version|model)|(buy|shop) (it |them |these )?together|bundle (and|&|deals?)|mit ähnlichen|vergleich(en)? (mit|ähnliche)|neuere (version|modell)|gesponsert|zusammen kaufen|comparer (avec|à)|version plus récente|sponsorisé|acheter ensemble|comparar con|versión más reciente|patrocinad|comprar juntos|confronta con|versione più recente|sponsorizzat|acquista(ti)? insieme|comparar com|versão mais recente|compre junto|vergelijk met|nieuwere versie|gesponsord|samen kopen|porównaj z|nowsza wersja|sponsorowane|kup razem|das könnte|dazu passt|ähnliche|kunden (kauften|haben|die|interess)|zuletzt angesehen|wird oft zusammen|passend|empfehl|weitere (produkte|artikel)|vous aimerez|produits? (similaires|associés|liés|complémentaires|vus)|vous (pourriez|devriez)|les clients|récemment|también te|productos (relacionados|similares|vistos)|te (puede|podría)|quienes|podría|ti potrebbe|prodotti (correlati|simili|visti)|potrebbe|chi ha|visti di recente|também|produtos (relacionados|semelhantes|similares)|quem (viu|comprou)|gerelateerde|vergelijkbare|anderen|misschien|ook bekeken|podobne|powiązane|inni (kupili|klienci)|mohlo by|podobné|související|súvisiace|liknande|relaterade|lignende|relaterede|andra (köpte|tittade)|samankaltais|sarnased|похожие|с этим товаром|рекоменду|вам (может|также)|вы (недавно )?смотрели|схожі|подобни|свързани|slični|podobni|povezani|produse (similare|asemănătoare)|hasonló|benzer|terkait|serupa|関連|おすすめ|この商品|最近|관련|相關|猜你|推薦|相关|منتجات (ذات|مشابهة))/iu,
  ],
  [
    region.reviews,
    /^((customer |product |ratings? (and|&) )?reviews?|ratings|questions|q ?& ?a|faqs?|(kunden)?bewertungen|kundenmeinungen|fragen|(les )?avis|questions? (et|\/)|opiniones|reseñas|valoraciones|preguntas|recensioni|domande|avaliações|opiniões|beoordelingen|opinie|recenzje|hodnocení|hodnotenia|recenze|recenzije|omdömen|anmeldelser|arvostelut|отзывы|вопросы|відгуки|отзиви|рецензии|recenzii|vélemények|yorumlar|değerlendirme|ulasan|レビュー|리뷰|評價|评价|تقييم)/iu,
  ],
  [
    region.description,
    /^((product |item )?(description( from the seller)?|details?|(additional )?information|overview|features?|highlights|specifications?|specs)|about (this|the) (item|product)|(item )?specifics|key (features|specs)|why you['’]ll love it|(zusätzliche |weitere |technische )?(produkt|artikel)?(beschreibung|details|informationen|merkmale|eigenschaften)|informations? (complémentaires?|produit)|información adicional|informazioni aggiuntive|informações adicionais|informação adicional|aanvullende informatie|dodatkowe informacje|informacje dodatkowe|další informace|ďalšie informácie|dodatne informacije|informații suplimentare|ytterligare information|yderligere information|lisätiedot|info zu diesem artikel|à propos de cet article|acerca de este (artículo|producto)|informazioni su questo articolo|sobre este item|over dit artikel|この商品について|дополнительная информация|додаткова інформація|technische (daten|details)|(la )?description|caractéristiques|détails( du produit)?|fiche technique|descripción|características|detalles|ficha técnica|descrizione|caratteristiche|dettagli|scheda tecnica|descrição|detalhes|especificações|(product)?(omschrijving|kenmerken|specificaties)|opis( produktu)?|cechy|specyfikacja|popis( produktu)?|parametry|vlastnosti|lastnosti|karakteristike|značajke|beskrivning|egenskaper|produktinformation|beskrivelse|kuvaus|ominaisuudet|kirjeldus|описание|характеристики|особенности|опис|descriere|caracteristici|specificații|leírás|jellemzők|açıklama|özellikler|deskripsi|spesifikasi|商品説明|商品紹介|特徴|特長|仕様|商品の説明|상품 ?설명|상품정보|商品(描述|特色|介紹|规格|規格)|الوصف|المميزات|المواصفات|تفاصيل)\s*:?$/iu,
  ],
]

/** Whether a caption only says that the section describes the product. */
export const isDescriptionCaption = (text: string): boolean =>
  sectionWords.some(([bit, pattern]) => bit === region.description && pattern.test(text))

const HEADING_TAGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'legend']
/** The text of a section without an opening caption that only names the section ('Description', 'About this item'). */
export function withoutCaption(page: PageDocument, box: PageElement, text: string): string {
  for (let index = box.index + 1; index < Math.min(box.end, box.index + 10); index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') {
      if (node.trim() !== '') return text
    } else if (/^(h[1-6]|summary|legend)$/.test(node.tag)) {
      const caption = textOf(page, node, { limit: 80 })
      return caption !== '' && isDescriptionCaption(caption) && text.startsWith(`${caption} `) ? text.slice(caption.length).trim() : text
    }
  }
  return text
}

/** Most nodes of wrappers and icons between a section's start and its heading. */
const WRAPPERS_MAX = 6
/** First headings a section must not contain; further ones are no headings. */
const FIRST_HEADINGS_MAX = 30

/** The section of a heading, as a range of nodes: the box it opens, else everything up to the next heading of its rank. */
function partOf(page: PageDocument, heading: PageElement, firstHeadings: readonly PageElement[]): readonly [number, number] {
  const holdsTitle = (box: PageElement): boolean => firstHeadings.some(({ index }) => index > box.index && index < box.end)
  let box = heading
  for (let { parent } = heading; parent !== null; { parent } = parent) {
    if (/^(body|html|main)$/.test(parent.tag) || heading.index - parent.index > WRAPPERS_MAX || holdsTitle(parent)) break
    box = parent
  }
  if (box.end - box.index > heading.end - heading.index + WRAPPERS_MAX) return [box.index, box.end]
  const end = box.parent === null ? box.end : box.parent.end
  for (let index = box.end; index < end; index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string' && (node.tag === 'h1' || node.tag === 'footer' || (node.tag === heading.tag && heading.tag !== 'summary')))
      return [box.index, node.index]
  }
  return [box.index, end]
}

/** Adds regions to the sections of a page by their headings, so that a page with meaningless class names is read as well as any other. */
export function markSections(page: PageDocument): void {
  const firstHeadings = elementsOf(page, 'h1').slice(0, FIRST_HEADINGS_MAX)
  let count = 0
  for (const tag of HEADING_TAGS)
    for (const heading of elementsOf(page, tag)) {
      if (heading.end - heading.index > 12 || count > 200) continue
      const text = textOf(page, heading, { limit: 80, withButtons: true })
      if (text.length < 2 || text.length > 70) continue
      const bit = sectionWords.find(([, pattern]) => pattern.test(text))?.[0]
      if (bit === undefined || (heading.region & bit) !== 0) continue
      count++
      const [start, end] = partOf(page, heading, firstHeadings)
      for (let index = start; index < end; index++) {
        const node = page.nodes[index]
        // The document was built here and has no other reader yet.
        if (typeof node !== 'string') (node as { region: number }).region |= bit
      }
    }
}
