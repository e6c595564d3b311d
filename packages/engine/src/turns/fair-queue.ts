/** Waiting items of clients, who take turns: one with a hundred items waits as long for its second as another for its first. */
interface FairQueue<Item> {
  readonly size: () => number
  /** Items of one client. */
  readonly sizeOf: (client: string) => number
  readonly add: (client: string, item: Item) => void
  /** Whether the item was there. */
  readonly remove: (client: string, item: Item) => boolean
  /**
   * Removes the next item that one of the choices lets through, or gives null. Of the client whose turn it is the first choice is looked for among all
   * its items, then the second; otherwise its items are taken in their order.
   */
  readonly take: (...choices: readonly ((item: Item) => boolean)[]) => Item | null
  /** Removes the newest item of the client who has most, when that are at least two more than this one's; null otherwise. */
  readonly makeRoom: (client: string) => Item | null
  /** Removes all. */
  readonly clear: () => readonly Item[]
}

export function createFairQueue<Item>(): FairQueue<Item> {
  // In the order of turns: whoever had one goes to the end.
  const waiting = new Map<string, Item[]>()

  function removeAt(client: string, items: Item[], place: number): Item {
    const [item] = items.splice(place, 1)
    if (items.length === 0) waiting.delete(client)
    return item
  }

  return {
    size: () => [...waiting.values()].reduce((sum, items) => sum + items.length, 0),
    sizeOf: (client) => waiting.get(client)?.length ?? 0,
    add: (client, item) => {
      const items = waiting.get(client)
      if (items === undefined) waiting.set(client, [item])
      else items.push(item)
    },
    remove: (client, item) => {
      const items = waiting.get(client) ?? []
      const place = items.indexOf(item)
      if (place < 0) return false
      removeAt(client, items, place)
      return true
    },
    take: (...choices) => {
      for (const [client, items] of waiting) {
        const place = choices.map((mayTake) => items.findIndex(mayTake)).find((found) => found >= 0)
        if (place === undefined) continue
        const item = removeAt(client, items, place)
        if (waiting.delete(client)) waiting.set(client, items)
        return item
      }
      return null
    },
    makeRoom: (client) => {
      const own = waiting.get(client)?.length ?? 0
      let most: readonly [string, Item[]] | null = null
      for (const each of waiting) if (each[1].length > (most?.[1].length ?? own + 1)) most = each
      return most === null ? null : removeAt(most[0], most[1], most[1].length - 1)
    },
    clear: () => {
      const all = [...waiting.values()].flat()
      waiting.clear()
      return all
    },
  }
}
