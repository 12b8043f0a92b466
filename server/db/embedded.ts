import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, RunScript } from './database.ts'
import { lockFolder } from './lock-folder.ts'

// PostgreSQL would set 128 MB aside for pages; the data of a catalogue that needs them has a server of its own.
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB']

/** Opens PostgreSQL in this process, in a folder that no other process may use meanwhile. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = path.join(dataDir, 'postgres')
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(dataDir)
  const pglite = await PGlite.create({ dataDir: folder, startParams: [...PGlite.defaultStartParams, ...SMALL] })
  const run: RunScript = async (sql) =>
    (await pglite.exec(sql)).flatMap(({ rows }) => rows) as Awaited<ReturnType<RunScript>>
  return {
    kind: 'embedded',
    queries: drizzle(pglite),
    listen: async (channel, { onMessage }) => {
      await pglite.listen(channel, onMessage)
    },
    onConnection: (work) => work(run),
    close: async () => {
      await pglite.close()
      await unlock()
    },
  }
}
