import * as z from 'zod'
import { dataFile } from '../../lexicon/data-file.ts'
import data from './page-phrases.json' with { type: 'json' }

/** Sources of regular expressions by language, in lower case with straight apostrophes; `any` for those of no language. */
const phrases = z.record(z.string().regex(/^([a-z]{2}|any)$/), z.array(z.string()).min(1))

/**
 * Phrases of pages that replace a product page, and of buttons: the schema of `page-phrases.json`. Add your language's words there. Most are
 * matched against the title and the first headings only.
 */
export const pagePhrasesSchema = dataFile({
  wall: phrases.describe('Walls: prove you are human, you are blocked, wait in line, not in your country.'),
  gate: phrases.describe('A consent, an age check, or a choice of country before anything is shown.'),
  agree: phrases.describe('Texts of the button that agrees.'),
  error: phrases.describe('An error page, or a removed product.'),
  errorHint: phrases.describe('Numbers and words that mean an error only where nothing is sold.'),
  login: phrases.describe('Titles of login pages.'),
  cart: phrases.describe('Complete titles of cart pages.'),
  search: phrases.describe('Titles of search results.'),
  parked: phrases.describe('Phrases of parked domains.'),
  buy: phrases.describe('Texts of buy buttons.'),
})

const anyOf = (byLanguage: Readonly<Record<string, readonly string[]>>): RegExp =>
  new RegExp(Object.values(byLanguage).flat().join('|'), 'iu')

export const wallPhrases = anyOf(data.wall)
export const gatePhrases = anyOf(data.gate)
export const agreePhrases = anyOf(data.agree)
export const errorPhrases = anyOf(data.error)
export const errorHints = anyOf(data.errorHint)
export const loginPhrases = anyOf(data.login)
export const cartPhrases = anyOf(data.cart)
export const searchPhrases = anyOf(data.search)
export const parkedPhrases = anyOf(data.parked)
export const buyPhrases = anyOf(data.buy)

/** Codes and exclamations that begin an error page's title, and now and then a product's name. */
export const errorOpenings =
  /^(http |server )?(error|fehler|erreur|errore|erro|fout|błąd|chyba|hiba|fel|fejl|feil|virhe|ошибка|помилка|грешка|hata)?(?:\s*[:#-])?\s*(404|410|500|502|503|504)(?!\d)|^(oops|whoops|uh[- ]oh|sorry|désolé|ups|hoppla)[ ,.!:…]*$|^(oops|whoops|sorry),? (we|this|the|that|but|something|no|page|your)(?![\p{L}])/iu

export const cartPath =
  /^(\/[a-z]{2}([-_][a-z]{2})?){0,2}(\/(shop|store|account|my|checkout))?\/(cart|basket|bag|checkout|wishlist|warenkorb|panier|carrito|cesta|carrello|carrinho|winkel(wagen|mand)|koszyk|kosik)(\.\w+)?\/?$/i

export const searchPath =
  /\/(search|suche|recherche|busca|buscar|busqueda|ricerca|zoeken|szukaj|hledat|sok|haku|poisk)(\/|$)|[?&](q|query|search|keyword|searchterm|suchbegriff)=/i
