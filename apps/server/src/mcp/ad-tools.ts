import { type ProgramToolName, type ToolInput, type ToolOutput } from '@adloom/domain/tools/program-tools.ts'

/** How much of a tool's work is done: `done` of `total` steps. */
export type ReportStep = (done: number, total: number, step: string) => void

/** What the tools do, wherever it is done. Each fails with an `AdloomError` or an `ApiError`. */
export type AdTools = {
  readonly [Name in ProgramToolName]: (input: ToolInput<Name>, report: ReportStep, signal: AbortSignal) => Promise<ToolOutput<Name>>
}
