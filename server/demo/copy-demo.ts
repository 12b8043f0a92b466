import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ImportProgress } from '#contract/imports.ts'
import type { FileCatalogue } from '#contract/project-file-catalogue.ts'
import { hasDuty } from '#domain/account/role.ts'
import { actorOfCaller, type Caller } from '#server/account/caller.ts'
import type { Queries } from '#server/db/database.ts'
import { projects } from '#server/db/tables/project.ts'
import { filesBeside } from '#server/import/files-beside.ts'
import type { ImportDeps, ImportOutcome } from '#server/import/import-deps.ts'
import { readPerson } from '#server/person/person-store.ts'
import { readClock } from '#server/project/current-promoactions.ts'
import { copyFile, sourceFolder } from './copy-file.ts'
import { newCopyId } from './demo-copies.ts'

/** What copying the demo needs. */
export type CopyDeps = Omit<ImportDeps, 'readFile'>

/** Copies the demo project into the account of the caller, all of it or nothing. */
export async function copyDemo(
  deps: CopyDeps,
  demoDir: string,
  caller: Caller,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  // Loaded with the first copy, because it is a tenth of all modules.
  const { importFile } = await import('#server/import/import-file.ts')
  const { queries } = deps.database
  const names = await readNames(queries, caller.accountId)
  const file = await copyFile(demoDir, {
    id: newCopyId(),
    token: `demo-${randomBytes(4).toString('hex')}`,
    sales: await salesOf(queries, caller),
    isTaken: (name) => names.has(name),
    today: (await readClock(queries)).toISOString().slice(0, 10),
  })
  const by = actorOfCaller(caller)
  // The file is ours, so its settings are those of an owner.
  const options = { dryRun: false, by, reach: by, role: 'owner', onProgress } as const
  return importFile({ ...deps, readFile: filesBeside(sourceFolder(demoDir)) }, by.accountId, file, options)
}

/** Requests of a copy go to the owner who made it: the addresses of the demo belong to nobody, and requests are not for editors. */
async function salesOf(queries: Queries, { who, role }: Caller): Promise<FileCatalogue['sales']> {
  if (who.kind !== 'person' || !hasDuty(role, 'serve')) return { email: null }
  const { email, lang } = await readPerson(queries, who.personId)
  return { email, lang }
}

/** The English names of the account's projects. */
async function readNames(queries: Queries, accountId: number): Promise<ReadonlySet<string>> {
  const rows = await queries.select({ name: projects.name }).from(projects).where(eq(projects.account_id, accountId))
  return new Set(rows.flatMap(({ name }) => name.en ?? []))
}
