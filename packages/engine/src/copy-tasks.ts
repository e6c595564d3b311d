import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type EditRequest } from '@adloom/domain/copy-edit.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type EditedCopy, type WrittenCopy } from '@adloom/domain/ports/copywriter.ts'
import { editCopy } from './copy/edit-copy.ts'
import { groundsOf } from './copy/claim-support.ts'
import { type AdText } from './copy/is-sound.ts'
import { faultsOf } from './copy/model/check-option.ts'
import { copyBrief, type CopyBrief } from './copy/model/copy-brief.ts'
import { type JudgedReply, judgeReply, type ReplyToJudge } from './copy/model/judge-reply.ts'
import { writeCopy } from './copy/write-copy.ts'

/**
 * The tasks of copy, in a file of their own so that a thread that only writes loads nothing that draws. Reading a page's sentences takes a tagger that
 * each thread loads with its first English page.
 */
export const copyTasks = {
  writeCopy: async ({ request, seed }: { request: CopyRequest; seed: number }): Promise<WrittenCopy> => writeCopy(request, seed),

  editCopy: async ({ request, seed }: { request: EditRequest; seed: number }): Promise<EditedCopy> => editCopy(request, seed),

  /** What a model is told of a product. */
  briefCopy: async (request: CopyRequest): Promise<CopyBrief> => copyBrief(request),

  /** What may run of a model's reply. */
  judgeReply: async (order: ReplyToJudge): Promise<JudgedReply> => judgeReply(order),

  /** What is wrong with one text that a model wrote. */
  findFaults: async ({ text, request, language }: { text: AdText; request: CopyRequest; language: Language }): Promise<readonly string[]> =>
    faultsOf(text, groundsOf(request, language)),
} as const
