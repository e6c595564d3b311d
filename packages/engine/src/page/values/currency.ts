import { ownValue } from '@adloom/domain/own-value.ts'

/** Currencies without a minor unit (ISO 4217, 2026). */
const wholeUnits = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
/** Currencies that shops show without decimals: "37.100" is thirty-seven thousand. */
export const shownWhole = new Set([...wholeUnits, 'IDR', 'COP', 'HUF', 'TWD', 'IRR', 'LBP', 'MMK', 'LAK', 'KZT', 'ARS'])
/** Currencies with three decimals (ISO 4217, 2026). */
export const threeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** Currencies by sign or abbreviation; several share "$", "kr" and "¥", which the domain decides. */
const marks: Readonly<Record<string, string>> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  'rs.': 'INR',
  rs: 'INR',
  '₽': 'RUB',
  руб: 'RUB',
  'руб.': 'RUB',
  'р.': 'RUB',
  '₩': 'KRW',
  원: 'KRW',
  円: 'JPY',
  '¥': 'JPY',
  元: 'CNY',
  '₺': 'TRY',
  tl: 'TRY',
  '₴': 'UAH',
  грн: 'UAH',
  'грн.': 'UAH',
  '₫': 'VND',
  đ: 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₦': 'NGN',
  '₪': 'ILS',
  '₸': 'KZT',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  leu: 'RON',
  лв: 'BGN',
  'лв.': 'BGN',
  kn: 'HRK',
  дин: 'RSD',
  din: 'RSD',
  'din.': 'RSD',
  rsd: 'RSD',
  rp: 'IDR',
  'rp.': 'IDR',
  rm: 'MYR',
  r$: 'BRL',
  us$: 'USD',
  u$s: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  mx$: 'MXN',
  clp$: 'CLP',
  cop$: 'COP',
  's/.': 'PEN',
  's/': 'PEN',
  'fr.': 'CHF',
  'sfr.': 'CHF',
  $: '$',
  kr: 'kr',
  'kr.': 'kr',
  'ر.س': 'SAR',
  'ر.س.': 'SAR',
  ريال: 'SAR',
  sr: 'SAR',
  'د.إ': 'AED',
  'د.إ.': 'AED',
  درهم: 'AED',
  'د.ك': 'KWD',
  'د.ك.': 'KWD',
  'ر.ق': 'QAR',
  'ر.ق.': 'QAR',
  'ر.ع': 'OMR',
  'د.ب': 'BHD',
  'ج.م': 'EGP',
  'ج.م.': 'EGP',
  'د.م.': 'MAD',
  ریال: 'IRR',
  dh: 'MAD',
  dhs: 'AED',
}
const codes = new Set(
  'AED ARS AUD BAM BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HRK HUF IDR ILS INR IRR ISK JOD JPY KES KRW KWD KZT LBP LKR MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR'.split(
    ' ',
  ),
)
/** The mark of a currency as in the table; null for an ordinary word next to a number. */
export function knownMark(text: string): string | null {
  const mark = text.toLowerCase()
  if (Object.hasOwn(marks, mark) || codes.has(mark.toUpperCase())) return mark
  const bare = mark.replace(/\.$/, '')
  return Object.hasOwn(marks, bare) ? bare : null
}

/** The ISO 4217 code of a mark in the table; null where several countries share it. */
export function currencyOfMark(mark: string): string | null {
  const upper = mark.toUpperCase()
  if (codes.has(upper)) return upper
  const meant = ownValue(marks, mark)
  return meant === null || meant === '$' || meant === 'kr' || mark === '元' || mark === '¥' ? null : meant
}

/** Currency by country of a domain or of a locale's region. */
const currencyOfCountry: Readonly<Record<string, string>> = {
  us: 'USD',
  uk: 'GBP',
  gb: 'GBP',
  au: 'AUD',
  ca: 'CAD',
  nz: 'NZD',
  sg: 'SGD',
  hk: 'HKD',
  tw: 'TWD',
  mx: 'MXN',
  cl: 'CLP',
  co: 'COP',
  ar: 'ARS',
  br: 'BRL',
  pe: 'PEN',
  uy: 'UYU',
  se: 'SEK',
  no: 'NOK',
  dk: 'DKK',
  is: 'ISK',
  jp: 'JPY',
  cn: 'CNY',
  kr: 'KRW',
  in: 'INR',
  id: 'IDR',
  my: 'MYR',
  th: 'THB',
  ph: 'PHP',
  vn: 'VND',
  ru: 'RUB',
  ua: 'UAH',
  kz: 'KZT',
  pl: 'PLN',
  cz: 'CZK',
  hu: 'HUF',
  ro: 'RON',
  bg: 'BGN',
  rs: 'RSD',
  ch: 'CHF',
  tr: 'TRY',
  il: 'ILS',
  ae: 'AED',
  sa: 'SAR',
  kw: 'KWD',
  qa: 'QAR',
  om: 'OMR',
  bh: 'BHD',
  eg: 'EGP',
  ma: 'MAD',
  za: 'ZAR',
  ng: 'NGN',
  ke: 'KES',
  de: 'EUR',
  at: 'EUR',
  fr: 'EUR',
  be: 'EUR',
  nl: 'EUR',
  lu: 'EUR',
  it: 'EUR',
  es: 'EUR',
  pt: 'EUR',
  ie: 'EUR',
  fi: 'EUR',
  ee: 'EUR',
  lv: 'EUR',
  lt: 'EUR',
  sk: 'EUR',
  si: 'EUR',
  gr: 'EUR',
  mt: 'EUR',
  cy: 'EUR',
  hr: 'EUR',
}
const dollarCountries = new Set(['us', 'au', 'ca', 'nz', 'sg', 'hk', 'tw', 'mx', 'cl', 'co', 'ar', 'uy'])
const crownCountries = new Set(['se', 'no', 'dk', 'is'])

/** Countries of an address or a locale, most certain first: top-level domain, subdomain, path prefix, region of `lang`. */
export function countriesOf(url: string, locale: string): string[] {
  const parsed = URL.parse(url)
  const labels = parsed === null ? [] : parsed.hostname.toLowerCase().split('.')
  const path = /^\/(?:([a-z]{2})(?:[-_]([a-z]{2}))?)(?=\/|$)/i.exec(parsed?.pathname ?? '')
  const fromLocale = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})\b/i.exec(locale)
  const found = [labels[labels.length - 1], path?.[2], path?.[1], ...(labels[0] ?? '').split('-'), fromLocale?.[1]]
  return found
    .flatMap((country) => (country === undefined ? [] : [country.toLowerCase()]))
    .filter((country) => Object.hasOwn(currencyOfCountry, country))
}

/**
 * The currency of a price whose sign is shared ('$', 'kr', '¥') or missing, by the countries of the page. '$' without any country is the US
 * dollar; null without sign and country.
 */
export function currencyFor(mark: string | null, countries: readonly string[]): string | null {
  const own = mark === null ? null : currencyOfMark(mark)
  if (mark === '¥' || mark === '元')
    return countries.includes('tw') ? 'TWD' : countries.includes('jp') ? 'JPY' : mark === '元' || countries.includes('cn') ? 'CNY' : 'JPY'
  if (own !== null) return own
  if (mark === '$') return currencyOfCountry[countries.find((country) => dollarCountries.has(country)) ?? 'us']
  if (mark === 'kr' || mark === 'kr.') return currencyOfCountry[countries.find((country) => crownCountries.has(country)) ?? 'se']
  return countries.length === 0 ? null : ownValue(currencyOfCountry, countries[0])
}

/** The ISO 4217 code of a field's value ('usd', '€', 'RUR'), or null. */
export function currencyCode(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  const upper = text.toUpperCase()
  if (upper === 'RUR') return 'RUB'
  if (/^[A-Z]{3}$/.test(upper) && (codes.has(upper) || Object.hasOwn(knownElsewhere, upper))) return upper
  return currencyOfMark(text.toLowerCase())
}
/** Codes in structured data that are hardly ever next to a visible price. */
const knownElsewhere: Readonly<Record<string, true>> = {
  AFN: true,
  ALL: true,
  AMD: true,
  AOA: true,
  AZN: true,
  BDT: true,
  BOB: true,
  BYN: true,
  CRC: true,
  DOP: true,
  DZD: true,
  ETB: true,
  GEL: true,
  GHS: true,
  GTQ: true,
  HNL: true,
  IQD: true,
  JMD: true,
  KGS: true,
  KHR: true,
  LYD: true,
  MDL: true,
  MKD: true,
  MNT: true,
  MOP: true,
  MUR: true,
  NIO: true,
  NPR: true,
  PAB: true,
  PYG: true,
  TZS: true,
  UGX: true,
  UZS: true,
  VES: true,
  XAF: true,
  XOF: true,
}

/** An amount from minor units (cents): 1250 → 12.5 for EUR, 1250 for JPY. */
export const fromMinorUnits = (amount: number, currency: string | null): number =>
  currency !== null && wholeUnits.has(currency) ? amount : currency !== null && threeDecimals.has(currency) ? amount / 1000 : amount / 100
