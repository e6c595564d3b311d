import { type PageElement } from './page-document.ts'

/** Caches a function's result per element. Keep it no longer than the page. */
export function oncePerElement<T>(compute: (element: PageElement) => T): (element: PageElement) => T {
  const known = new Map<PageElement, T>()
  return (element) => {
    const before = known.get(element)
    if (before !== undefined) return before
    const answer = compute(element)
    known.set(element, answer)
    return answer
  }
}
