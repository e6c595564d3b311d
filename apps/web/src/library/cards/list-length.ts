import { createContext, use } from 'react'

/** How many cards the whole list has: told apart from the cards, which need not be drawn again when one more comes. */
export const ListLengthContext = createContext(0)
export const useListLength = (): number => use(ListLengthContext)
