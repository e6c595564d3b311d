import { type Language } from '@adloom/domain/language.ts'
import { english } from './en.ts'
import { type Phrasebook } from './phrasebook.ts'

/** The languages that copy can be written in without a model. Add yours here. */
export const phrasebooks: Readonly<Partial<Record<Language, Phrasebook>>> & { readonly en: Phrasebook } = { en: english }
