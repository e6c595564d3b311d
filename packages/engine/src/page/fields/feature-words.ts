import { foldedText } from '../document/page-text.ts'
import { stockOf } from '../values/stock-words.ts'

/** Characters of one point: shops write whole sentences into their bullets, and copywriting selects what fits. */
const LENGTH_MAX = 240

/** Shipping, returns, payment, account, cart and sharing: what a shop says about itself. Words of the larger languages. */
export const SHOP_TALK =
  /\b(shipp?(ing|ed|s)|deliver(y|ed|ies|s)?|returns?|refunds?|exchanges?|cookies?|newsletter|log ?in|sign (in|up)|cart|basket|checkout|wish ?list|add to|payments?|pay (with|in|later)|paypal|klarna|gift ?cards?|gift ?wrap|customer (service|support|care)|contact( us)?|subscribe|share|facebook|twitter|pinterest|instagram|whatsapp|email|print|privacy|terms|click (here|&)|collect in|pick ?up|store availability|in stock|out of stock|sold out|size (guide|chart)|write a review|reviews?|read more|show more|view (all|more)|learn more|see (all|more)|compare|report|seller|ask a question|download|promo|coupon|voucher|discount|% off|save up|financ\w+|instal+ments?|money.?back|price match|track (your )?order|help|faqs?|versand(kosten\w*|fertig)?|lieferung|lieferzeit|lieferbar|rückgabe|rücksendung|widerruf\w*|warenkorb|merkzettel|wunschliste|anmelden|zahlung\w*|rechnung|kundenservice|auf lager|na sklade|skladom|skladem|predajniach|bewertung(en)?|mehr (lesen|erfahren|anzeigen)|livraison|retours?|rembours\w+|panier|paiement|connexion|en stock|avis|voir plus|env[ií]os?|devoluci[oó]n(es)?|carrito|cesta|pago|iniciar sesi[oó]n|opiniones|ver m[aá]s|spedizion[ei]|resi?|reso|carrello|pagamento|accedi|recensioni|entrega|frete|devolu[cç][aã]o|carrinho|pagamentos?|verzending|bezorg\w+|retour(neren)?|winkel(wagen|mand)|betal(en|ing)|dostaw[ay]|wysyłk\w+|zwrot\w*|koszyk\w*|płatno\w+|doprava|dopravy|vrácení|košík\w*|platb\w+|frakt|leverans|retur|leverering|levering|toimitus|palautus|livrare|retur|coș)\b|доставк|возврат|корзин|оплат|отзыв|войти|самовывоз|送料|配送|返品|カート|レビュー|お届け|배송|반품|장바구니|運費|退貨|购物车|購物車|توصيل|شحن|إرجاع|سلة/iu
/** Options rather than properties: sizes, counts, prices, identifiers, links. */
const NOT_A_POINT =
  /[$€£¥₹₽₩]\s?\d|\d\s?(€|zł|kč|лв|₽|грн|円|원|lei\b|kr\b)|https?:|www\.|@\w+\.|\{|\}|^(xxs|xs|s|m|l|xl|xxl|xxxl|\d?xl|one size|eu|uk|us)\b[\s\d()./-]*$|^[\d\s.,/()x×-]+$|^\d+ (products?|items?|results?|artikel|colou?rs?|sizes?|stars?)\b|^\(\d+\)|^(sku|ean|gtin|upc|mpn|asin|isbn|item (no|number|#)|model (no|number)|article (no|number)|art(ikel)?\.?-?\s?(nr|nummer)|product (id|code)|produktnummer|référence|reference|ref|código|codice|kod|kód|артикул|código de barras|id|internal\w*|\w+_\w+|best sellers? rank|customer reviews?|date first available|availability|condition|brand|marke|marque|marca|merk|značka|výrobce|výrobca|manufacturer|hersteller|fabricant|fabricante|producent|brend|märke|производитель|бренд|марка|виробник|品牌|ブランド|country of origin import|url|image|ean13|šifra|razpoložljivost|rok dobave|proizvajalec|kaubamärk|part number|item model number|manufacturers? part number( \(mpn\))?|model name \/ number|product code|modell?nummer|is discontinued by manufacturer|durchschnittliche kundenbewertung|im angebot von \w+\.\w+ seit|付款方式|廠商\p{L}*|[^:：]{0,12}字號|kondisi|etalase|min\. pemesanan|price|preis|prix|precio|prezzo|cena|quantity|menge|quantité|cantidad|stock|наявність|наличие)\s*([:：#]|[–-]\s)|^\p{Ll}+Id\s*:|\bpdf\s*\]?$|(information )?not (available|applicable)$|keine angaben?$|non renseigné\p{L}*$|sin información$|make sure this fits|^(product name|keywords?|item name|produktname|nom du produit|nombre del producto|название( товара)?|رقم \p{L}+[^:]{0,24})\s*[:：]|[:：]\s*(no|none|nein|non|nie|ne|nej|nei|n\/a|-+|–|—|keine?|нет|ні|не|いいえ|なし|없음|无|無|لا|false|null)\s*\.?$|^[\d.,]+\s?[k+]{0,2}\s?(people|customers?|sold|bought|purchases?|views?|viewed|verkauft|käufe|vendus?|achats?|vendid[oa]s?|vendut[io]|verkocht|sprzedan\p{L}*|prodáno|terjual|купил\p{L}*|покуп\p{L}*|просмотр\p{L}*|продано|人が購入|件の購入|已售)|^\d+\s?% .{0,20}(recommend|empfehl|recommand|recomiend|raccomand|рекоменд)|\b(wearing|wears) (a )?size|[:：]$/iu
/** Captions of lists that are not about the product: the shop's terms, or the contents of the box. */
export const NOT_OF_PRODUCT =
  /^(what['’]?s (in the box|included)|in the box|included( items)?:?$|box contents|package (contents|includes|content|list)|(im )?lieferumfang|w zestawie|contenu (de la boîte|du coffret|de l['’]emballage|livré)|contenido( de la caja| del paquete)?:?$|contenuto (della|del) |zawartość (opakowania|zestawu)|obsah balen|inhoud van de (doos|verpakking)|комплект (поставки)?|комплектация|セット内容|付属品|同梱物|구성품|包裝內容|包装清单)/iu

/** A text as a point, without list marks; null when it is none. */
export function pointOf(raw: string, title: string, limit = LENGTH_MAX): string | null {
  const text = raw
    .replace(/^[\s•·●▪◦‣✓✔✅☑►▶➤★☆■□◆◇○◎❖→*»›–—-]+/u, '')
    .replace(/\s+([:;,.])/g, '$1')
    .replace(/^([^:]{2,40}\p{L}):(?=\S)/u, '$1: ')
    .replace(/[;,]$/, '')
    .trim()
  if (text.length < 3 || text.length > limit || !/\p{L}{2}/u.test(text)) return null
  if (SHOP_TALK.test(text) || NOT_A_POINT.test(text) || text.endsWith('?') || stockOf(text) !== null || NOT_OF_PRODUCT.test(text))
    return null
  const folded = foldedText(text)
  return folded === '' || folded === title ? null : text
}
