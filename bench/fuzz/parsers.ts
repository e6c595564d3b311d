import { headerParsers } from './header-parsers.ts'
import { pageParsers } from './page-parsers.ts'
import { partParsers } from './part-parsers.ts'
import { pictureParsers } from './picture-parsers.ts'
import { replyParsers } from './reply-parsers.ts'
import { requestParsers } from './request-parsers.ts'
import { serviceParsers } from './service-parsers.ts'
import { shopParsers } from './shop-parsers.ts'
import { storedParsers } from './stored-parsers.ts'
import { wordParsers } from './word-parsers.ts'
import { type Parser } from './parser.ts'

/** THE table of parsers of bytes and text from outside. Add yours to its group. */
export const parsers: readonly Parser[] = [
  ...pageParsers,
  ...pictureParsers,
  ...requestParsers,
  ...headerParsers,
  ...wordParsers,
  ...replyParsers,
  ...shopParsers,
  ...serviceParsers,
  ...partParsers,
  ...storedParsers,
]
