/** Sales talk that shops write instead of a description, one kind per row: a text with several kinds says nothing about the product. */
const SALES_TALK: readonly RegExp[] = [
  /^(buy|shop|order|purchase|discover|find|get|browse|choose|compare|achetez|kaufen|jetzt|bestellen|compra|compre|comprar|acquista|koop|kup|k[oö]p|osta|купит|выбе|выбира|закаж|cumpara|cumpără|vásárol|satın al|beli|jual)(?!-)/iu,
  /(jetzt|günstig|online) (kaufen|bestellen)|(shop|buy|order) (now|today|online)|acheter en ligne|comprar online|acquista online|kup online/iu,
  /free (shipping|delivery|returns)|same[- ]day|next[- ]day|kostenlose?r? (versand|lieferung)|versandkostenfrei|schneller versand|schnelle lieferung|rückgaberecht|livraison (gratuite|offerte|rapide)|envío gratis|spedizione (gratuita|veloce)|frete grátis|gratis (verzending|frakt|fragt|ongkir)|darmowa (dostawa|wysyłka)|doprava zdarma|доставк|ücretsiz kargo|livrare (rapid|gratuit)|送料無料|お届け|免運|到貨|出貨|配送|到货|发货|包邮|배송|شحن مجاني/iu,
  /(best|lowest|great|low|affordable|competitive) prices?|price match|g[uü]nstig|\bprezzo migliore|miglior prezzo|mejor precio|meilleur prix|melhor preço|beste prijs|najniższ\p{L}+ cen|nejlepší cen|(низк|лучш|выгодн)\p{L}+ цен|ценам|по цене|выгодно|en uygun fiyat|cel mai bun pre[tț]|最安|优惠/iu,
  /(online|web)[- ]?(shop|store)|online .{0,40} (shop|store|outlet)\b|official (site|store)|интернет[- ]магазин|інтернет[- ]магазин|boutique en ligne|tienda online|negozio online|loja online|webwinkel|sklep(ie)? internetow|e-?shopu?\b|verkkokauppa|nettbutikk|webáruház|magazin(ul)? online/iu,
  /customer reviews?|(read|see|with) reviews|reviews? (and|&) (price|photo|rating)|kundenbewertung|отзыв|відгук|avis clients?|opiniones|recensioni|avaliações|opinie klient|recenze/iu,
  /^(sign up|subscribe|follow (us|this)|join|log ?in|register|newsletter|abonnier|folge|melde? dich|abonnez|inscrivez|suscr[ií]b|síguenos|iscriviti|segui|inscreva|siga|schrijf|meld je|zapisz|přihlas|prihlás|prenumer|tilmeld|подпи|підпи|abone ol|تابع|اشترك)/iu,
]

/** How many kinds of sales talk a text has. */
export const salesTalkIn = (text: string): number => SALES_TALK.filter((pattern) => pattern.test(text)).length

/**
 * Whether a sentence is about the shop rather than the product; an invitation to buy alone does not count, because good copy may begin with
 * one.
 */
export const isSalesTalk = (sentence: string): boolean => SALES_TALK.slice(1).some((pattern) => pattern.test(sentence))
