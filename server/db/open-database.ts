import type { Database } from './database.ts'
import type { EmbeddedOptions } from './embedded.ts'
import { migrate } from './migrate.ts'

/** Opens the database server of a URL or else the embedded database in the data folder, and applies migrations. */
export async function openDatabase(
  databaseUrl: string | null,
  dataDir: string,
  options?: EmbeddedOptions,
): Promise<Database> {
  const database = await openWithoutTables(databaseUrl, dataDir, options)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Opens the database without applying migrations. */
export function openWithoutTables(
  databaseUrl: string | null,
  dataDir: string,
  options?: EmbeddedOptions,
): Promise<Database> {
  return databaseUrl ? openServerOf(databaseUrl) : openFolder(dataDir, options)
}

// Each driver is loaded only if it is used.
async function openServerOf(databaseUrl: string): Promise<Database> {
  const { openServer } = await import('./server.ts')
  return openServer(databaseUrl)
}

async function openFolder(dataDir: string, options?: EmbeddedOptions): Promise<Database> {
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(dataDir, options)
}
