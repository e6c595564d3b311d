/** What a parser is given. */
export type Input = string | Uint8Array

interface AnyParser<Kind extends Input> {
  readonly name: string
  /** Valid inputs that runs start from. */
  readonly starts: () => readonly Kind[] | Promise<readonly Kind[]>
  /**
   * Gives the input to the parser. Returns what is wrong with the result: not of its schema, a number that is none, script, a private address. It may
   * throw an `AdloomError`, and nothing else.
   */
  readonly faultsOf: (input: Kind) => readonly string[] | Promise<readonly string[]>
  /** Milliseconds of processor time that one input may take. */
  readonly limitMs: number
  /** Megabytes of memory that one input may take. */
  readonly limitMb: number
  /** Its part of the bench's time, compared with others'. */
  readonly share: number
  /** Files in the folder of real ones that it starts from too; none when missing. */
  readonly endings?: RegExp
}

/** A parser of text; `changes` is the grammar by which inputs are changed. */
interface TextParser extends AnyParser<string> {
  readonly changes: 'markup' | 'json' | 'words'
}

/** A parser of bytes. */
interface BytesParser extends AnyParser<Uint8Array> {
  readonly changes: 'bytes'
}

export type Parser = TextParser | BytesParser

/** Usual limits. The machine may be busy and its code cold: what is meant are hangs and runaway memory. */
export const usually = { limitMs: 1000, limitMb: 256, share: 1 } as const
