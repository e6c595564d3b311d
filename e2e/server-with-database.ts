import { join } from 'node:path'
import { makeDatabaseFolder } from '../apps/server/src/database/made-database.test-data.ts'

/**
 * The server on a new folder in which it finds a database without rows. `server.slow.test.ts` starts one on an empty folder, which takes three seconds of
 * a core more.
 */
await makeDatabaseFolder(join(process.env.DATA_DIR ?? '', 'database'))
await import('../apps/server/src/main.ts')
