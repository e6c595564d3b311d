import * as z from 'zod'
import { costSchema } from '../cost.ts'
import { checkRequestSchema, concernSchema, editRequestSchema } from '../copy-edit.ts'
import { copyReplySchema, copyRequestSchema } from '../copy.ts'
import { type Endpoint, KB, perMinute } from '../endpoint.ts'
import { languageSchema } from '../language.ts'
import { engineNameSchema } from '../provenance.ts'

/** Ad copy: written, edited, checked. Rows of the table of calls (`endpoints.ts`). */
export const copyCalls = {
  generateCopy: {
    method: 'POST',
    path: '/generate-copy/generate',
    summary: 'Write headlines, descriptions and calls to action, and prompts for pictures',
    request: copyRequestSchema,
    response: z.object({
      copy: z.array(copyReplySchema),
      imagePrompts: z.array(z.string()),
      engine: engineNameSchema,
      cost: costSchema.optional(),
      notes: z.array(z.string()).optional(),
      seed: z.int().optional(),
    }),
    status: 200,
    failures: [],
    timeoutMs: 60_000,
    maxBodyBytes: 256 * KB,
    rate: perMinute(20),
    generates: true,
    engines: ['copy'],
  },
  editCopy: {
    method: 'POST',
    path: '/copy/edit',
    summary: 'Change one written option: shorter, another manner, another button, another language',
    request: editRequestSchema,
    response: z.object({
      headline: z.string(),
      subline: z.string(),
      button: z.string(),
      language: languageSchema,
      engine: engineNameSchema,
      cost: costSchema.optional(),
      seed: z.int(),
      /** Why the text is as it is, or which engine stood in. */
      notes: z.array(z.string()),
    }),
    status: 200,
    failures: [],
    timeoutMs: 60_000,
    maxBodyBytes: 256 * KB,
    rate: perMinute(60),
    generates: true,
    engines: ['copy'],
  },
  checkCopy: {
    method: 'POST',
    path: '/copy/check',
    summary: 'What in an ad text the facts do not bear out, the platforms refuse, or does not fit: advice',
    request: checkRequestSchema,
    response: z.object({ concerns: z.array(concernSchema) }),
    status: 200,
    failures: ['server.busy'],
    timeoutMs: 10_000,
    maxBodyBytes: 256 * KB,
    rate: perMinute(120),
    generates: false,
  },
} as const satisfies Record<string, Endpoint>
