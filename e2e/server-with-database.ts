import { join } from 'node:path'
import { boundMemory } from '../apps/server/src/bounded-memory.ts'

/**
 * The server on a new folder in which it finds a database without rows. `server.slow.test.ts` starts one on an empty folder, which takes three
 * seconds of a core more.
 */
// First, as the server does: the folder is made once.
boundMemory()
const { makeDatabaseFolder } = await import('../apps/server/src/database/made-database.test-data.ts')
await makeDatabaseFolder(join(process.env.DATA_DIR ?? '', 'database'))
await import('../apps/server/src/main.ts')
