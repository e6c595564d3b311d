import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type CheckRequest, type Concern, type EditRequest } from '@adloom/domain/copy-edit.ts'
import { type PairingId } from '@adloom/domain/design/ad-style.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type EditedCopy, type WrittenCopy } from '@adloom/domain/ports/copywriter.ts'
import { type Product } from '@adloom/domain/product.ts'
import { checkCopy } from './copy/check-copy.ts'
import { editCopy } from './copy/edit-copy.ts'
import { claimSupportOf } from './copy/claims/claim-support.ts'
import { type AdText } from './copy/is-sound.ts'
import { faultsOf } from './copy/model/check-option.ts'
import { copyBrief, type CopyBrief } from './copy/model/copy-brief.ts'
import { type JudgedReply, judgeReply, type ReplyToJudge } from './copy/model/judge-reply.ts'
import { pairingByKind } from './copy/pairing-by-kind.ts'
import { namesOf, type ProductNames } from './copy/subject.ts'
import { writeCopy } from './copy/write-copy.ts'

/**
 * The copy tasks, in their own file so that a thread that only writes copy loads no drawing code. The first English page loads a part-of-speech
 * tagger in each thread.
 */
export const copyTasks = {
  writeCopy: async ({ request, seed }: { request: CopyRequest; seed: number }): Promise<WrittenCopy> => writeCopy(request, seed),

  editCopy: async ({ request, seed }: { request: EditRequest; seed: number }): Promise<EditedCopy> => editCopy(request, seed),

  checkCopy: async (request: CheckRequest): Promise<readonly Concern[]> => checkCopy(request),

  /** What a product is called. */
  nameProduct: async (request: CopyRequest): Promise<ProductNames> => namesOf(request),

  /** The pairing of typefaces that suits a product whose page states none. */
  pairingByKind: async (product: Product): Promise<PairingId | null> => pairingByKind(product),

  /** What a model learns about a product. */
  briefCopy: async (request: CopyRequest): Promise<CopyBrief> => copyBrief(request),

  /** The part of a model's reply that may be used. */
  judgeReply: async (order: ReplyToJudge): Promise<JudgedReply> => judgeReply(order),

  /** The faults of one text that a model wrote. */
  findFaults: async ({ text, request, language }: { text: AdText; request: CopyRequest; language: Language }): Promise<readonly string[]> =>
    faultsOf(text, claimSupportOf(request, language)),
} as const
