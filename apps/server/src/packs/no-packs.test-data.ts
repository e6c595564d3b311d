import { type Rows } from '../database/database.ts'
import { createPackStore } from './pack-store.ts'
import { type PackParts } from './serve-packs.ts'

/** Packs of a server whose tests draw none. */
export function noPacks(rows: Rows): PackParts {
  const none = async (): Promise<never> => {
    throw new Error('These tests draw nothing.')
  }
  return {
    packs: createPackStore(rows, () => 0),
    ports: { finish: none, finishHtml5: none, checkCopy: none, frameLogo: none, readVideo: none },
    madeBy: 'Adloom',
  }
}
