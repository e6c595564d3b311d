import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { type RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import { type CallToolResult, type ServerNotification, type ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type ProgramToolName, programTools } from '@adloom/domain/tools/program-tools.ts'
import type * as z from 'zod'
import { VERSION } from '../http/version.ts'
import { type AdTools, type ReportStep } from './ad-tools.ts'

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

interface McpServerOptions {
  /** Whether files are written into folders of this machine; else they are told by their addresses, and no tool asks for a folder. */
  readonly writesFiles: boolean
  /** Receives failures that are not ours. */
  readonly logFailure: (failure: unknown) => void
}

/** A server of the Model Context Protocol with these tools, not yet connected. */
export function createMcpServer(tools: AdTools, { writesFiles, logFailure }: McpServerOptions): McpServer {
  const server = new McpServer(
    { name: 'adloom', title: 'Adloom', version: VERSION },
    {
      instructions:
        'Makes truthful ads from product links. Everything an ad says stands on the product’s page; never add claims to its texts.',
    },
  )
  for (const name of Object.keys(programTools) as ProgramToolName[]) {
    const { title, description, input, output, isReadOnly } = programTools[name]
    const inputSchema: z.ZodObject = writesFiles ? input : withoutFolder(input)
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema: output, annotations: { readOnlyHint: isReadOnly, destructiveHint: false } },
      (given, extra: Extra) =>
        answer(() => run(tools[name], { folder: '', ...given }, extra), { output, signal: extra.signal, logFailure }),
    )
  }
  return server
}

const withoutFolder = (input: z.ZodObject): z.ZodObject => ('folder' in input.shape ? input.omit({ folder: true }) : input)

/** The schema of its row validated the input. */
const run = (tool: AdTools[ProgramToolName], input: object, extra: Extra): Promise<unknown> =>
  (tool as (given: object, report: ReportStep, signal: AbortSignal) => Promise<unknown>)(input, reporterOf(extra), extra.signal)

/** Sends progress to a caller that asked for it. */
function reporterOf({ _meta, sendNotification }: Extra): ReportStep {
  const progressToken = _meta?.progressToken
  if (progressToken === undefined) return () => undefined
  return (progress, total, message) => {
    // Whoever left needs no progress.
    sendNotification({ method: 'notifications/progress', params: { progressToken, progress, total, message } }).catch(() => undefined)
  }
}

/** The result as structured content and as text, or a failure with its sentence and its code. */
async function answer(
  work: () => Promise<unknown>,
  { output, signal, logFailure }: { readonly output: z.ZodObject; readonly signal: AbortSignal } & Pick<McpServerOptions, 'logFailure'>,
): Promise<CallToolResult> {
  try {
    const structuredContent = output.parse(await work())
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] }
  } catch (failure) {
    const { code, sentence } = shownFailure(signal.aborted ? new AdloomError('request.cancelled') : failure)
    if (code === 'internal') logFailure(failure)
    return { isError: true, content: [{ type: 'text', text: `${sentence} (${code})` }], _meta: { 'adloom/code': code } }
  }
}

function shownFailure(failure: unknown): { readonly code: string; readonly sentence: string } {
  if (failure instanceof ApiError) return { code: failure.code ?? 'internal', sentence: failure.sentence }
  const error = failure instanceof AdloomError ? failure : new AdloomError('internal', { cause: failure })
  return { code: error.code, sentence: error.message }
}
