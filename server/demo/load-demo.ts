import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { asc } from 'drizzle-orm'
import { createAccount } from '#server/account/key-store.ts'
import { accounts } from '#server/db/tables/account.ts'
import { filesBeside } from '#server/import/files-beside.ts'
import { readClock } from '#server/project/current-promoactions.ts'
import type { Services } from '#server/services/services.ts'
import { addDemoCatalogue } from './add-demo-catalogue.ts'
import { demoCatalogues } from './demo-file.ts'
import { renewPromoactions } from './renew-promoactions.ts'

/** The token of the group on the root page. It is created last, so its existence means that the demo is complete. */
export const DEMO_TOKEN = 'meridian'

/** Loads the demo into an empty database, or continues where an earlier start was stopped. */
export async function loadDemoIfEmpty(services: Services, dir: string, say: (line: string) => void): Promise<void> {
  const { queries } = services.database
  const demo = demoCatalogues.parse(await readJson(path.join(dir, 'catalogues.json')))
  const [first] = await queries.select().from(accounts).orderBy(asc(accounts.id)).limit(1)
  if (first && first.name !== demo.account) return
  if (services.directory.resolve(DEMO_TOKEN)) return
  say('Loading the demo …')
  const accountId = first?.id ?? (await createAccount(queries, demo.account))
  for (const catalogue of demo.catalogues) {
    if (catalogue.project) await importDemoFile(services, accountId, path.join(dir, catalogue.project, 'project.json'))
    if (!services.directory.resolve(catalogue.token)) await addDemoCatalogue(services, accountId, catalogue, dir)
    if (catalogue.members) await importDemoFile(services, accountId, path.join(dir, catalogue.token, 'group.json'))
  }
}

async function importDemoFile(services: Services, accountId: number, file: string): Promise<void> {
  // Loaded only if there is no demo yet.
  const { importFile } = await import('#server/import/import-file.ts')
  const parts = { ...services, readFile: filesBeside(path.dirname(file)) }
  const today = (await readClock(services.database.queries)).toISOString().slice(0, 10)
  const renewed = renewPromoactions(await readJson(file), today)
  const outcome = await importFile(parts, accountId, renewed, { dryRun: false })
  if (!outcome.ok) throw new Error(`${file}: ${outcome.rows.map((row) => `${row.path} ${row.reason}`).join('; ')}`)
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}
