import { createContext, use } from 'react'

/** Total number of cards in the list: kept apart from the cards, which then need no new render when one is added. */
export const ListLengthContext = createContext(0)
export const useListLength = (): number => use(ListLengthContext)
