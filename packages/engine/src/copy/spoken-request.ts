import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type Phrasebook } from './languages/phrasebook.ts'
import { nativeKindIn } from './native-noun.ts'
import { type Subject } from './subject.ts'
import { languageOf } from './text-language.ts'

/** Whether what the user typed is in the ad's language. Too short to tell, it is taken for the page's; in an English ad for English. */
function isSpoken(text: string, book: Phrasebook, { language }: Subject): boolean {
  const spoken = languageOf(text)
  if (spoken !== null) return spoken === book.language
  if (book.language === 'en' || language === null || language === book.language) return true
  return /[^\p{ASCII}“”„’–…]/u.test(text) || nativeKindIn(text, book.language, book) !== null
}

/** The request without worries and quotes typed in another language than the ad's: nobody wants "Wet feet? Kennen wir." */
export function spokenRequest(request: CopyRequest, subject: Subject, book: Phrasebook): CopyRequest {
  const { targeting } = request
  if (targeting === undefined) return request
  const { painPoints, quotes, additionalQuotes, ...others } = targeting
  const isKept = (text: string): boolean => isSpoken(text, book, subject)
  return {
    ...request,
    targeting: {
      ...others,
      ...(painPoints !== undefined && isKept(painPoints) ? { painPoints } : {}),
      ...(quotes !== undefined && isKept(quotes) ? { quotes } : {}),
      ...(additionalQuotes === undefined ? {} : { additionalQuotes: additionalQuotes.filter(isKept) }),
    },
  }
}
