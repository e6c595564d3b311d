/** Units that stand after a number with a space. Longer ones ("24 hours") are words of their own. Add yours here. */
const UNITS = new Set(
  (
    'nm µm mm cm dm m km ft yd mi g kg mg t lb lbs oz ml cl dl l L hl gal W kW V A mA Ah mAh Wh kWh Hz kHz MHz GHz KB MB GB TB Mbps Gbps MP px dpi ppi fps ' +
    'rpm lm lx K C F dB bar psi Pa kPa N Nm kJ kcal h min s ms sec hr hrs Std am pm AM PM Uhr x × € £ $ ¥ ₹ ₩ ₽ % ‰ ° °C °F " ″ ′ ' +
    'EUR USD GBP CHF AUD CAD NZD SEK NOK DKK PLN CZK HUF RON JPY INR BRL MXN TRY ZAR kr kr. zł Kč Ft lei лв руб грн'
  )
    .split(' ')
    .flatMap((unit) => [unit, unit.replace(/m$/, 'm²'), unit.replace(/m$/, 'm³')]),
)
const CURRENCY_BEFORE = /(?:^|[^\p{L}])(?:[A-Z]{3}|kr\.?|Fr\.|Rs\.?|[A-Z]{0,3}[€£$¥₹₩₽]) $/u
/** What numbers a thing: "No. 5", "nº 5", "Vol. 2", "ca. 5". */
const NUMBERED = /(?:^|[^\p{L}])(?:No|Nr|Nº|N°|nº|n°|№|núm|num|Art|Vol|Bd|Fig|Abb|pp?|ca|approx|max|min|#)\.? $/u
const TITLE = /(?:^|[^\p{L}])(?:Dr|Mr|Mrs|Ms|Prof|St|Ste|Sr|Sra|Mme|Mlle|Hr|\p{Lu})\. $/u
/** "z. B.", "d. h." */
const LETTER = /(?:^|[^\p{L}])\p{L}\. $/u

/** Whether no line ends between a piece and the next: a number and its unit, an amount and its currency, initials, and what French and Spanish set apart. */
export function holdTogether(piece: string, next: string): boolean {
  if (!piece.endsWith(' ')) return false
  const isNumberNext = /^[-–−+±]?\p{Nd}/u.test(next)
  return (
    (/[\p{Nd}½¼¾⅓⅔] $/u.test(piece) && UNITS.has(next.trimEnd().replace(/(?<![.,;:!?)»”])[.,;:!?)»”]+$/u, ''))) ||
    (isNumberNext && (CURRENCY_BEFORE.test(piece) || NUMBERED.test(piece) || /^[×xX–—-] $/u.test(piece))) ||
    (/^\p{Lu}/u.test(next) && TITLE.test(piece)) ||
    (/^\p{L}\./u.test(next) && LETTER.test(piece)) ||
    // Closing marks after a space, and a dash between two words.
    /^(?:[:;!?»›%‰…]|[–—-]\s*$)/u.test(next) ||
    /[«‹¿¡] $/u.test(piece)
  )
}
