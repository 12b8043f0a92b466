import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open-database.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { startPostgres } from './postgres.fixture.ts'
import { makeRunFolder } from './run-folder.fixture.ts'

const TEMPLATE = 'template_vitrine'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the whole run, with a migrated database `template_vitrine` to copy. */
    readonly postgresUrl: string
    /** The data folder of a migrated embedded database to copy. All that is beside it is removed after the run. */
    readonly embeddedTemplate: string
  }
}

/**
 * Before all test files: starts a PostgreSQL server, and creates a template of either database for the files to copy.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await makeRunFolder()
  const embeddedTemplate = path.join(folder, 'template')
  const [postgres] = await Promise.all([startWithTemplate(), makeTables(null, embeddedTemplate)])
  provide('postgresUrl', postgres.url)
  provide('embeddedTemplate', embeddedTemplate)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

async function startWithTemplate() {
  const postgres = await startPostgres(TEMPLATE)
  await makeTables(`${postgres.url}/${TEMPLATE}`, '')
  return postgres
}

/** Creates all tables, including those of the jobs. */
async function makeTables(databaseUrl: string | null, dataDir: string): Promise<void> {
  const database = await openDatabase(databaseUrl, dataDir, { isDurable: false })
  const jobs = await createJobs(database, {
    onError: (error) => {
      throw error
    },
  })
  await jobs.stop()
  await database.close()
}
