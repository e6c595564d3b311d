import { type Language } from '@adloom/domain/language.ts'
import { german } from './de/phrasebook.ts'
import { english } from './en/phrasebook.ts'
import { spanish } from './es/phrasebook.ts'
import { french } from './fr/phrasebook.ts'
import { italian } from './it/phrasebook.ts'
import { dutch } from './nl/phrasebook.ts'
import { portuguese } from './pt/phrasebook.ts'
import { type Phrasebook } from './phrasebook.ts'

/** What copy is written with when there is no model, by language. Add yours here. */
export const phrasebooks: Readonly<Record<Language, Phrasebook>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  nl: dutch,
  it: italian,
  pt: portuguese,
}

export const phrasebookOf = (language: Language): Phrasebook => phrasebooks[language]
