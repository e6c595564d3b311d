import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readConfig } from './config/config.ts'
import { testVideoModel } from './jobs/video-model.test-data.ts'
import { startWorkerProcess } from './worker-process.ts'

test('a worker process without PostgreSQL says what it needs', async () => {
  const starting = startWorkerProcess(readConfig({}), new PassThrough(), testVideoModel())
  await expect(starting).rejects.toMatchObject({ code: 'config.invalid', message: expect.stringContaining('  DATABASE_URL: must be set') })
})
