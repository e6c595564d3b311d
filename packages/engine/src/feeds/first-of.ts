/** The first values, until they are enough, and all of them. A failure after the first value comes when it is reached. */
export async function firstOf<Value>(
  values: AsyncGenerator<Value>,
  isEnough: (read: readonly Value[]) => boolean,
): Promise<{ readonly first: readonly Value[]; readonly all: AsyncGenerator<Value> }> {
  const first: Value[] = []
  let failure: { readonly cause: unknown } | null = null
  try {
    while (!isEnough(first)) {
      const next = await values.next()
      if (next.done === true) break
      first.push(next.value)
    }
  } catch (cause) {
    if (first.length === 0) throw cause
    failure = { cause }
  }
  async function* all(): AsyncGenerator<Value> {
    try {
      yield* first
      if (failure !== null) throw failure.cause
      yield* values
    } finally {
      await values.return(undefined)
    }
  }
  return { first, all: all() }
}
