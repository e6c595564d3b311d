import { type PageReading } from '../sources/page-reading.ts'
import { foldedText, splitWords } from '../document/page-text.ts'

const SEPARATORS = /(\s+[|·•–—»«~-]+\s+|\s*[|»]\s*|\s+::?\s+|:\s+)/

/** Segments about shopping, not about what is sold. */
const SALES_TALK =
  /^(buy|shop|order|purchase|get|compare|official|best price|free (shipping|delivery)|online (shop|store|shopping|kaufen|bestellen)|kaufen|bestellen|g[uü]nstig|jetzt|acheter|achat|comprar|compra|acquista|kopen|kup|koupit|k[oö]p|osta|купить|заказать|цена|buy online|price|prices|reviews?|sale|new|home|shop online|on sale|in stock)\b/i

/** What shops append to a name without any separator: that it is cheap, delivered, and where. */
const SALES_TAIL =
  /\s+(?:по (?:низк|выгодн|лучш|доступн)\S+ цен|за найкращ|на топ цен|с доставкой|w (?:atrakcyjnej|najlepszej|dobrej|niskiej|super) cenie|za (?:nejlepší|skvělou|najlepšiu|výhodnú) cen|po (?:najboljoj|najnižoj|ugodni) cij?en|zum (?:besten|kleinen|günstigen) preis|zum bestpreis|al mejor precio|au meilleur prix|à prix (?:bas|réduit|discount)|pas cher(?=$|[\s|–-])|al miglior prezzo|ao melhor preço|pelo melhor preço|voor de (?:beste|laagste) prijs|la cel mai bun preț|la pret(?:ul)? |la preț(?:ul)? |en uygun fiyat|uygun fiyat|fiyatı ve|harga (?:murah|terbaik|terjangkau)|na wyprzedaży|till (?:bra|lågt|bästa) pris|til (?:lav|bedste|god) pris|edulliseen hintaan|parima hinnaga|à petit prix|at the best price|at best price|for the best price|at low prices?|بأفضل سعر|بأفضل الأسعار|kedvező áron|legjobb áron).*$/iu

/** Whether a text is the shop's name, or hardly more. */
export function isSiteName(text: string, reading: Pick<PageReading, 'siteNames' | 'siteLabel'>): boolean {
  const folded = foldedText(text)
  if (folded === '') return false
  const label = foldedText(reading.siteLabel)
  const withoutEnding = foldedText(text.replace(/\.[a-z]{2,3}(\.[a-z]{2})?\b/i, '').replace(/^www\./i, ''))
  if (label.length >= 3 && (folded === label || withoutEnding === label)) return true
  return reading.siteNames.some((name) => {
    const site = foldedText(name)
    return site === folded || (site.length >= 4 && folded.startsWith(site) && folded.length <= site.length + 12)
  })
}

/** Whether a last segment contains the shop's own word: 'Musikhaus Thomann' on thomann.de, 'Boutique Nature' on boutiquenature.fr. */
const isShopSegment = (text: string, reading: Pick<PageReading, 'siteNames' | 'siteLabel'>): boolean => {
  if (isSiteName(text, reading)) return true
  const label = foldedText(reading.siteLabel)
  const words = splitWords(text)
  return label.length >= 4 && words.length <= 4 && (words.includes(label) || words.join('') === label)
}

/** Words between a product and its shop; the pattern of a shop's name is built only where one occurs. */
const AT_A_SHOP = /(?:[,@]|\b(?:at|on|from|by|bei|chez|en|na|på|fra|hos|auf))\s/iu

/** 'Red Mug at Shop', 'Red Mug bei Shop kaufen', 'Red Mug, Shop' */
const atShop = (label: string): RegExp =>
  new RegExp(String.raw`\s*(?:[,@]|\b(?:at|on|from|by|bei|chez|en|na|på|fra|hos|auf))\s+${escapedPattern(label)}(?:\s+\w+)?\s*$`, 'iu')

/** A title without the shop's name, its slogans and its verbs at either end. */
export function withoutShop(title: string, reading: Pick<PageReading, 'siteNames' | 'siteLabel'>): string {
  const parts = title.split(SEPARATORS)
  // Words at even indices, separators at odd ones.
  for (let at = 2; at < parts.length; at += 2) {
    if (!isSiteName(parts[at], reading)) continue
    // The shop's name is followed by its department ('… : Amazon.de: Küche').
    parts.length = at - 1
    break
  }
  while (parts.length > 2 && (isShopSegment(parts[parts.length - 1], reading) || SALES_TALK.test(parts[parts.length - 1].trim())))
    parts.length -= 2
  while (parts.length > 2 && (isSiteName(parts[0], reading) || /^(home|shop|product)$/i.test(parts[0].trim()))) parts.splice(0, 2)
  const joined = parts.join('').trim()
  const name = joined.replace(SALES_TAIL, '').trim() || joined
  const label = reading.siteNames[0] ?? reading.siteLabel
  const shorter = label.length >= 3 && AT_A_SHOP.test(name) ? name.replace(atShop(label), '') : name
  return (shorter === '' ? name : shorter)
    .replace(
      /^(?:buy|shop|kaufen|acheter|achetez|comprar|compra|compre|acquista|koop|kup|kúpiť|koupit|köp|køb|kjøp|osta|купить|купи|купете|cumpara|cumpără|vásárlás|jual|beli|satın al|تسوق|شراء|اشتري|اشتر)\s+(?=\S+\s+\S)/i,
      '',
    )
    .trim()
}

const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
