/** The results of `work` in the order of the items, while the next ones are at work already: `ahead` of them at most. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<readonly [Item, Result]> {
  let waiting: readonly { readonly item: Item; readonly result: Promise<Result> }[] = []
  try {
    for (const item of items) {
      const result = work(item)
      // Its failure is thrown when it is its turn.
      result.catch(() => undefined)
      waiting = [...waiting, { item, result }]
      if (waiting.length < ahead) continue
      yield [waiting[0].item, await waiting[0].result]
      waiting = waiting.slice(1)
    }
    for (const { item, result } of waiting) yield [item, await result]
  } finally {
    await Promise.allSettled(waiting.map(({ result }) => result))
  }
}
