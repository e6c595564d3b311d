import { create } from 'zustand'

/** The selected creations. Not `active`: nothing is selected, and cards behave normally. `anchor` is the start of a range. */
export interface Selection {
  readonly active: boolean
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

const nothing: Selection = { active: false, ids: new Set(), anchor: null }

/** Selects or deselects one creation; with `range` selects all from the anchor to it, in the order of `shown`. */
export function chosen(selection: Selection, id: string, { range, shown }: { range: boolean; shown: readonly string[] }): Selection {
  const ids = new Set(selection.ids)
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor)
  if (range && from >= 0) {
    const to = shown.indexOf(id)
    for (const between of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(between)
    return { active: true, ids, anchor: selection.anchor }
  }
  if (!ids.delete(id)) ids.add(id)
  return { active: true, ids, anchor: id }
}

export const useSelection = create<Selection>(() => nothing)

export const startSelecting = (): void => useSelection.setState({ ...nothing, active: true }, true)
export const stopSelecting = (): void => useSelection.setState(nothing, true)
export const chooseCreation = (id: string, how: { range: boolean; shown: readonly string[] }): void =>
  useSelection.setState((selection) => chosen(selection, id, how), true)
export const chooseAll = (ids: readonly string[]): void =>
  useSelection.setState({ active: true, ids: new Set(ids), anchor: ids[0] ?? null }, true)
