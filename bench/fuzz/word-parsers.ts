import { copyOptionSchema, copyRequestSchema } from '@adloom/domain/copy.ts'
import { readEngineChoices } from '@adloom/domain/engine-choice.ts'
import { defaultTargeting } from '@adloom/domain/targeting.ts'
import { leadRequestSchema } from '@adloom/domain/lead.ts'
import { productWordsOf } from '@adloom/domain/product-words.ts'
import { fitText } from '@adloom/creatives/text-fit.ts'
import { initialOf, undrawable } from '@adloom/creatives/letter-widths.ts'
import { kindFromWords } from '@adloom/engine/classify/categorise-words.ts'
import { checkCopy } from '@adloom/engine/copy/check-copy.ts'
import { cleanTitle } from '@adloom/engine/copy/clean-title.ts'
import { editCopy } from '@adloom/engine/copy/edit-copy.ts'
import { madeUpPages, foreignPages } from '@adloom/engine/copy/made-up-pages.test-data.ts'
import { writeCopy } from '@adloom/engine/copy/write-copy.ts'
import { checkRequestSchema, editRequestSchema } from '@adloom/domain/copy-edit.ts'
import { readProductPrompt } from '@adloom/engine/prompt/read-product-prompt.ts'
import { readPrompt } from '@adloom/engine/prompt/read-prompt.ts'
import { inEnglish } from '@adloom/engine/prompt/translate-prompt.ts'
import { messageSource } from '@adloom/providers/mail/message-source.ts'
import { smtpServerOf } from '@adloom/providers/mail/smtp-server.ts'
import { type z } from 'zod'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { mailboxOf } from '../../apps/server/src/config/mail-server.ts'
import { goodRequests } from '../../apps/server/src/good-requests.test-data.ts'
import { withReadableText } from '../../apps/server/src/http/readable-text.ts'
import { csvCell } from '@adloom/domain/csv-cell.ts'
import { leadMail } from '../../apps/server/src/leads/lead-mail.ts'
import { numberFlaws, schemaFlaws, unless } from './flaws.ts'
import { fieldsIn, jsonIn } from './json-in.ts'
import { type Parser, usually } from './parser.ts'

const prompts = [
  'a red mug on a marble table, soft morning light, top view, no text',
  'eine blaue Vase am Strand, Nahaufnahme, hohe Qualität',
  'deux coussins en velours vert dans un salon',
  'カップ、木のテーブルの上',
  '3 x "Fern & Fels" candles, #C0392B, without background, 4k',
]
const texts = [
  'Red Mug | Fern & Fels – 300 ml',
  'Tasse à café « Été »',
  'The best mug you will ever hold. Now 20 % off!',
  'مج أحمر للقهوة',
  'マグカップ 赤 300ml',
]

/** A value of a schema from JSON; null when it is none, as a call would refuse it. */
const valueOf = <Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | null =>
  schema.safeParse(withReadableText(jsonIn(text))).data ?? null

const box = { width: 400, height: 120, sizes: [40, 32, 24] } as Parameters<typeof fitText>[2]
const style = { weight: 700, tracking: 0, leading: 1.2 } as Parameters<typeof fitText>[1]
const AT = new Date('2026-11-23T12:00:00Z')
const me = { name: 'Adloom', address: 'adloom@shop.example' }

/** Parsers of what people write. */
export const wordParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'prompt',
    changes: 'words',
    starts: () => prompts,
    faultsOf: (text) => {
      // As long as a call takes.
      const prompt = text.slice(0, 2000)
      inEnglish(prompt)
      readPrompt(prompt, ['#112233'], 1)
      productWordsOf(prompt)
      return unless(JSON.stringify(readProductPrompt(prompt, 1)).length < 100_000, 'a reading much longer than the prompt')
    },
    share: 2,
  },
  {
    ...usually,
    name: 'category words',
    changes: 'words',
    starts: () => texts,
    faultsOf: (text) => {
      kindFromWords(text.slice(0, 2000))
      return unless(cleanTitle(text).length <= text.length * 3, 'a title longer than it was')
    },
  },
  {
    ...usually,
    name: 'copy request',
    changes: 'json',
    starts: () =>
      [...Object.values(madeUpPages), ...Object.values(foreignPages)].map((page) =>
        JSON.stringify({ ...page, targeting: { ...defaultTargeting, quotes: 'Good.', painPoints: 'cold coffee' } }),
      ),
    faultsOf: (text) => {
      const request = valueOf(copyRequestSchema, text)
      return request === null
        ? []
        : writeCopy(request, 1).options.flatMap((option) => [
            ...schemaFlaws(copyOptionSchema, option),
            ...unless(`${option.headline}${option.description}`.isWellFormed(), 'half a character'),
          ])
    },
    limitMs: 5000,
    share: 4,
  },
  {
    ...usually,
    name: 'copy edit',
    changes: 'json',
    starts: () =>
      [goodRequests('https://shop.example/a.jpg').editCopy, goodRequests('https://shop.example/a.jpg').checkCopy].map((request) =>
        JSON.stringify(request),
      ),
    faultsOf: (text) => {
      const edit = valueOf(editRequestSchema, text)
      const check = valueOf(checkRequestSchema, text)
      if (check !== null) checkCopy(check)
      return edit === null ? [] : unless(JSON.stringify(editCopy(edit, 1)).isWellFormed(), 'half a character')
    },
    limitMs: 5000,
    share: 2,
  },
  {
    ...usually,
    name: 'text of an ad',
    changes: 'words',
    starts: () => texts,
    faultsOf: (text) => {
      initialOf(text)
      undrawable(text)
      const fitted = fitText(text.slice(0, 5000), style, box)
      return [
        ...numberFlaws('size', fitted.size, 1),
        ...numberFlaws('line height', fitted.lineHeight, 1),
        ...unless(fitted.lines.join('').isWellFormed() || !text.slice(0, 5000).isWellFormed(), 'it cuts a character in two'),
      ]
    },
    limitMs: 3000,
  },
  {
    ...usually,
    name: 'mail and table',
    changes: 'json',
    starts: () => [
      JSON.stringify({
        name: 'Ada Lovelace',
        email: 'ada@shop.example',
        company: 'Engines',
        subject: 'Hello',
        text: 'A line\nand another',
        box: 'Ann <ann@shop.example>',
        url: 'smtps://ann:p%40ss@mail.example:465',
      }),
    ],
    faultsOf: (text) => {
      const found = jsonIn(text)
      if (found === undefined) return []
      const field = (name: string): string => {
        const value = fieldsIn(found)[name]
        return typeof value === 'string' ? value : ''
      }
      smtpServerOf(field('url'))
      const sender = mailboxOf(field('box')) ?? me
      const asked = leadRequestSchema.safeParse(found).data
      if (asked === undefined) return []
      const lead = { ...asked, id: 'lead_1', createdAt: '2026-11-23T12:00:00.000Z' }
      const source = messageSource(
        leadMail('mail_1', lead, { subject: field('subject'), text: field('text') }, { from: sender, to: me }),
        AT,
      )
      const [head] = source.split('\r\n\r\n')
      const names = head
        .split('\r\n')
        .filter((line) => !line.startsWith(' '))
        .map((line) => line.split(':')[0])
      return [
        // oxlint-disable-next-line no-control-regex
        ...unless(/^[\x20-\x7e\r\n\t]*$/.test(source) && !/\r(?!\n)|(?<!\r)\n/.test(source), 'a mail with other characters'),
        ...unless(
          source.split('\r\n').every((line) => line.length <= 998),
          'a line that is too long',
        ),
        ...unless(
          new Set(names).size === names.length &&
            names.every((name) => /^(?:Date|From|To|Reply-To|Subject|Message-ID|MIME-Version|Content-Type)$/.test(name)),
          `headers ${names.join(',')}`,
        ),
        ...unless(!/^"?[\s\ufeff]*[=+@-]/.test(csvCell(asked.name)), 'a formula in a table'),
      ]
    },
  },
  {
    ...usually,
    name: 'settings',
    changes: 'json',
    starts: () => [
      JSON.stringify({
        PORT: '4400',
        HOST: '127.0.0.1',
        PUBLIC_URL: 'https://ads.shop.example',
        ALLOWED_HOSTS: 'a.example, b.example',
        MAIL_FROM: 'Ann <ann@shop.example>',
        SMTP_URL: 'smtp://mail.example',
        LEAD_NOTIFY_TO: 'ann@shop.example',
        COPY_MODEL: 'openai:gpt-5',
        OPENAI_API_KEY: 'sk-1',
        DAILY_BUDGET_USD: '5',
        WORKERS: '2',
        TRUST_PROXY: '10.0.0.0/8',
        FETCH_ALLOW_HOSTS: 'shop.example:8080',
      }),
    ],
    faultsOf: (text) => {
      const found = jsonIn(text)
      if (found === undefined) return []
      const env = Object.fromEntries(
        Object.entries(fieldsIn(found)).map(([name, value]) => [
          name,
          (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\0', ''),
        ]),
      )
      readEngineChoices(text)
      const config = readConfig(env)
      return unless(Number.isInteger(config.port), `port ${config.port}`)
    },
  },
]
