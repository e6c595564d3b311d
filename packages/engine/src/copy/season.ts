import { phrasebooks } from './languages/phrasebooks.ts'
import { type Season, seasons, titleSeasons } from './languages/seasons.ts'

/** The season or feast that title or description names in any of the languages, or null. Seasons of the year count only in the title. */
export function seasonOf(title: string, description: string): Season | null {
  const [name, text] = [title, description].map((part) => part.replaceAll('’', "'"))
  const books = Object.values(phrasebooks)
  const says = (season: Season, where: string): boolean => books.some((book) => book.seasons[season].says.test(where))
  return seasons.find((season) => says(season, name)) ?? seasons.find((season) => !titleSeasons.has(season) && says(season, text)) ?? null
}
