import { createContext } from 'react'

/** The words of each phrase, as the engine that draws the files divides them. */
type DivideWords = (phrases: readonly string[]) => Promise<readonly (readonly string[])[]>

/** How a browser asks the server; null: its own words will do. */
export const ServerWords = createContext<DivideWords | null>(null)
