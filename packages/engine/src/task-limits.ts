// Erased at compile time: drawing code is not loaded for a type.
import type { TaskName } from './tasks.ts'

/** Deadline of each task before its thread is ended, and whether the task goes before images in the queue. */
export const taskLimits: Readonly<Record<TaskName, { readonly deadlineMs: number; readonly isShort: boolean }>> = {
  extractProduct: { deadlineMs: 10_000, isShort: true },
  readStyle: { deadlineMs: 10_000, isShort: true },
  writeCopy: { deadlineMs: 10_000, isShort: true },
  editCopy: { deadlineMs: 10_000, isShort: true },
  checkCopy: { deadlineMs: 10_000, isShort: true },
  briefCopy: { deadlineMs: 10_000, isShort: true },
  judgeReply: { deadlineMs: 10_000, isShort: true },
  findFaults: { deadlineMs: 10_000, isShort: true },
  categorise: { deadlineMs: 10_000, isShort: true },
  inspectUpload: { deadlineMs: 10_000, isShort: true },
  storableImage: { deadlineMs: 10_000, isShort: true },
  shrinkImage: { deadlineMs: 10_000, isShort: true },
  shownImage: { deadlineMs: 10_000, isShort: true },
  imageForEditing: { deadlineMs: 10_000, isShort: true },
  cutPhoto: { deadlineMs: 30_000, isShort: false },
  encodeCutOut: { deadlineMs: 30_000, isShort: false },
  changeBackground: { deadlineMs: 60_000, isShort: false },
  compositeOntoScene: { deadlineMs: 60_000, isShort: false },
  fitImage: { deadlineMs: 30_000, isShort: false },
  renderPrompt: { deadlineMs: 60_000, isShort: false },
  helpRenderPrompt: { deadlineMs: 60_000, isShort: false },
  beginTrace: { deadlineMs: 30_000, isShort: false },
  traceBand: { deadlineMs: 60_000, isShort: false },
  denoiseBand: { deadlineMs: 30_000, isShort: false },
  developTrace: { deadlineMs: 30_000, isShort: false },
  frameImage: { deadlineMs: 30_000, isShort: false },
  finishCreative: { deadlineMs: 30_000, isShort: false },
}
