import { type Ad } from '@adloom/domain/ad.ts'
import { useEffect } from 'react'
import { chooseAll, stopSelecting, useSelection } from '../state/library/library-selection.ts'

/** Elements where these keys have a meaning of their own. */
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="presentation"]'

/** Keys of the whole screen: Ctrl or Cmd and A selects all, Delete asks to remove the selected or focused creations, Esc ends the selection. */
export function useLibraryKeys(shown: readonly Ad[], onDelete: (ads: readonly Ad[]) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.defaultPrevented || !(target instanceof Element) || target.closest(TYPING) !== null) return
      const { active, ids } = useSelection.getState()
      if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && shown.length > 0) {
        event.preventDefault()
        chooseAll(shown.map(({ id }) => id))
      }
      if (key === 'Escape' && active) stopSelecting()
      if (key === 'Delete') {
        const focused = target instanceof HTMLElement ? target.dataset.creation : undefined
        const targets = active ? shown.filter(({ id }) => ids.has(id)) : shown.filter(({ id }) => id === focused)
        if (targets.length > 0) onDelete(targets)
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [shown, onDelete])
}
