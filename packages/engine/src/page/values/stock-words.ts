import { type Product } from '@adloom/domain/product.ts'

export type Availability = NonNullable<Product['availability']>

/** Stock words in data, letters only: schema.org's, Open Graph's and the shop systems' own. */
const dataWords: Readonly<Record<string, Availability>> = {
  instock: 'in-stock',
  instoreonly: 'in-stock',
  onlineonly: 'in-stock',
  available: 'in-stock',
  availableforsale: 'in-stock',
  instockstatus: 'in-stock',
  in: 'in-stock',
  true: 'in-stock',
  outofstock: 'out-of-stock',
  soldout: 'out-of-stock',
  oos: 'out-of-stock',
  unavailable: 'out-of-stock',
  notavailable: 'out-of-stock',
  outofstockstatus: 'out-of-stock',
  preorder: 'preorder',
  presale: 'preorder',
  backorder: 'backorder',
  onbackorder: 'backorder',
  availablefororder: 'backorder',
  pending: 'backorder',
  limitedavailability: 'limited',
  limitedstock: 'limited',
  lowstock: 'limited',
  discontinued: 'discontinued',
  madetoorder: 'in-stock',
}

/** Labels before the word: 'Availability: in stock'. Add your language's words here. */
const LABEL =
  /^(availability|available|stock( status| level)?|status|verfügbarkeit|lagerbestand|lagerstatus|lieferstatus|bestand|disponibilité|stocks?|disponibilidad|existencias|disponibilità|disponibilidade|estoque|beschikbaarheid|voorraad|dostępność|stan|dostupnosť?|skladem|razpoložljivost|raspoloživost|zaloga|dostupnost|tillgänglighet|lagerstatus|lager|saatavuus|varastotilanne|laoseis|disponibilitate|stoc|készlet|elérhetőség|наличие|наявність|наличност|доступность|διαθεσιμότητα|stok( (durumu|total))?|ketersediaan|tình trạng|التوفر|حالة التوفر|المخزون|الحالة|זמינות|מלאי|在庫(状況)?|庫存(狀態|状态)?|库存|재고|สถานะ)\s*[:：–-]\s*/iu
const MARKS = /^[\s✓✔✅☑●•■◉○✗✘×❌⚠!-]+/u

/** Complete short texts of a page; the first matching row counts. Add your language's words here. */
const shownWords: readonly (readonly [Availability, RegExp])[] = [
  [
    'discontinued',
    /^((this (item|product) (is|has been) )?(discontinued|no longer available)|nicht mehr (lieferbar|erhältlich|verfügbar)|plus disponible|descatalogado|fuori produzione|produkt wycofany|ukončen\p{L}* (prodej|výrob)|uitlopend en niet meer|utgått|снят с производства|знято з виробництва|販売終了|生産終了|단종|停產|已停产)/iu,
  ],
  [
    'limited',
    /^(hurry[,!]? )?(only \d+ (left|in stock|remaining|available)|low (in )?stock|limited (stock|availability|quantity)|last (few|one|items?|pieces?)|(almost|nearly) (gone|sold out)|(nur )?noch \d+ |nur noch (wenige|\d+)|wenige (stück|exemplare|artikel)|geringer (lager)?bestand|(il ne reste )?plus que \d+|stock (limité|faible)|derniers? (articles?|exemplaires?|pièces?)|(¡?solo )?quedan? (solo )?\d+|últim[ao]s? (\d+ )?(unidades|piezas|peças)|ultim[io] (\d+ )?(pezz[io]|articol[io]|disponibil\p{L}*)|solo \d+ (rimast|disponibil)|apenas \d+|restam? (apenas )?\d+|nog (maar |slechts )?\d+ (op voorraad|beschikbaar|stuks)|(zostało|ostatni\p{L}*|tylko) (tylko )?\d*|posledn\p{L}+ \d* ?kus|(bara|endast|kun|bare) \d+ (kvar|tilbage|igjen|i lager|på lager)|fåtal|vain \d+|(doar|ultimele) \d+|(már )?csak \d+|utolsó \d+|son \d+ (ürün|adet)|sisa \d+|осталось|залишилось|последни \d*|μόνο \d+|残り(わずか|\d+)|在庫わずか|(僅|仅)剩|(剩餘|剩余|庫存)\s?\d|품절임박|마감임박|بقي|متبقي|נותרו)/iu,
  ],
  [
    'out-of-stock',
    /^((currently|temporarily|sorry,?|this (item|product) is( currently)?)\s+)*(sold out|out of stock|unavailable|not available|not in stock|no stock)\b|^notify me|^email me when|^back in stock soon|^((derzeit|momentan|leider|aktuell|zurzeit|vorübergehend)\s+)*(ausverkauft|vergriffen|nicht (auf lager|verfügbar|lieferbar|vorrätig))|^(actuellement |temporairement |produit )?(épuisée?s?|(en )?rupture( de stock)?|indisponible|non disponible|hors stock|victime de son succès)|^(temporalmente |actualmente |producto )?(agotad[oa]|sin (stock|existencias)|no disponible|fuera de stock)|^(attualmente |temporaneamente |prodotto )?(esaurit[oa]|non disponibile)|^(produto )?(esgotado|indisponível|sem estoque|fora de estoque)|^(tijdelijk |helaas )?(uitverkocht|niet (op voorraad|leverbaar|beschikbaar))|^(produkt |chwilowo |towar )?(niedostępn[ya]|brak (w magazynie|towaru)|wyprzedan[ya]|nie ma w magazynie)|^(momentálně |dočasně |aktuálně )?(vyprodán[oa]|vypredan[éý]|nedostupn[éý]|není skladem|nie je (na sklade|skladom))|^(tillfälligt )?(slut( i lager)?|slutsåld|ej i lager|udsolgt|utsolgt|ikke på lager)|^(loppu(nut)?|ei (varastossa|saatavilla|saadaval|laos))|^(läbi müüdud|otsas)|^(stoc epuizat|indisponibil|nu este (pe|în) stoc)|^(elfogyott|nincs (raktáron|készleten)|nem elérhető)|^(rasprodano|razprodano|nije dostupno|ni na zalogi|nema na (zalihi|skladištu|stanju)|trenutno nedostupno)|^(stokta yok|tükendi)|^(stok )?habis|^hết hàng|^(товара )?(нет в наличии|нет на складе|закончился|распродано|немає в наявності|закінчився|изчерпан|няма в наличност|не е налич)|^(εξαντλ|μη διαθέσιμο)|^(在庫切れ|品切れ|在庫なし|売り切れ|完売|sold\s?out|품절|일시품절|缺貨|缺货|已售完|已售罄|售罄|補貨中|暂无库存)|^(نفد|نفذ|غير متوفر|غير متاح)|^(אזל|לא במלאי)|^(สินค้าหมด|หมด)/iu,
  ],
  [
    'preorder',
    /^(available (for|to) )?(pre-?order|vorbestell|vorverkauf|(en )?précommand|preventa|reserva(r)? ahora|pre-?ordin|prevendita|pré-?venda|pré-?encomenda|pre-?orde|przedsprzedaż|předobjedn|predobjedn|förhandsbok|forudbestil|forhåndsbestill|ennakkotil|előrendel|precomand|ön sipariş|предзаказ|передзамов|予約(受付|商品|注文|する)?|예약|預購|预售|預售|الطلب المسبق|طلب مسبق|הזמנה מוקדמת)/iu,
  ],
  [
    'backorder',
    /^((available|can be) (on |to )?back-?order|on back-?order|back-?ordered|(available )?(to|on|by) (special )?order( only)?$|made to order|auf bestellung|wird (für sie )?bestellt|sur commande|bajo pedido|por encargo|su ordinazione|sob encomenda|op bestelling|na zamówienie|na objednávk|tilattavissa|tilaustuote|beställningsvara|bestillingsvare|på bestilling|tellimisel|la comandă|rendelhető|sipariş üzerine|под заказ|на заказ|під замовлення|お取り?寄せ|取り寄せ|주문제작|接單|客訂|حسب الطلب)/iu,
  ],
  [
    'in-stock',
    /^((\d[\d.,]*|many|plenty|more than \d+|over \d+)\s+)?(items? |pieces? |units? )?(now )?(in stock|available)( now| online| immediately| to ship| for delivery| and ready to ship| to order online)?\s*($|[.,!;|(–-]|&|-|and )|^in stock\b|^ready to (ship|dispatch)|^ships (today|now|in|within)|^((sofort|online|ab lager|gleich)\s+)*(auf lager|lieferbar|verfügbar|vorrätig|lagernd|versandfertig)|^(artikel|ware) (ist )?(auf lager|lieferbar|verfügbar)|^(\d+ )?(en stock|disponibles?|disponibili|disponível|disponibil)(?!\p{L})(?!.*(magas|boutique|tienda|negozi|loja))|^(hay|tenemos) (stock|existencias)|^stock disponible|^disponible (de inmediato|ahora)|^(subito |immediatamente )?disponibile|^(em estoque|pronta entrega|in magazzino)|^(direct |ruim |wel )?(op voorraad|leverbaar|beschikbaar)|^(produkt )?(dostępn[ya]|na stanie|w magazynie)(?!\p{L})|^(ihned )?(skladem|na sklad[eě]|skladom)|^(finns )?(i lager|på lager|på lageret|tillgänglig)(?!\p{L})|^(varastossa|saatavilla|laos(?!\p{L})|saadaval|olemas)|^(na zalogi|dobavljivo|na (zalihi|skladištu|stanju)|dostupno)|^((este )?(în|in) stoc|stoc (suficient|disponibil))|^(raktáron|készleten|elérhető)|^(stokta( var)?|mevcut)(?!\p{L})|^(stok tersedia|ready stock|tersedia|còn hàng)|^((товар )?(есть |є )?в (наличии|наявності|наличност)|на складе|есть на складе|налично|доступен|доступний)|^(διαθέσιμο|άμεσα διαθέσιμο|σε απόθεμα)|^(在庫あり|在庫有|即納|当日発送|即日発送|재고\s?있음|바로구매|구매가능|有貨|有货|現貨|现货|庫存充足|库存充足|尚有庫存)|^(متوفر|متاح|في المخزون)|^(במלאי|זמין)|^(มีสินค้า|พร้อมส่ง)/iu,
  ],
]

/** Longer texts are about more than the stock. */
const LENGTH_MAX = 120

/** The stock according to a word in data or a short text on a page; null when it is about something else. */
export function stockOf(text: string): Availability | null {
  if (text.length > LENGTH_MAX) return null
  const word =
    dataWords[
      text
        .toLowerCase()
        .replace(/^.*[/#]/, '')
        .replace(/[^a-z]/g, '')
    ]
  if (word !== undefined && text.length < 40 && /^[\x20-\x7e]+$/.test(text)) return word
  const unmarked = text.replace(MARKS, '')
  const bare = unmarked.replace(LABEL, '').replace(MARKS, '')
  // 'Stock: 610'
  if (bare !== unmarked && /^\d[\d.,]{0,8}(\s\p{L}{1,8}\.?)?$/u.test(bare)) return /^0+(\s|$)/.test(bare) ? 'out-of-stock' : 'in-stock'
  return shownWords.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
}
