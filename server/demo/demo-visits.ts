import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, gt, like, lte } from 'drizzle-orm'
import { DEMO_VISIT_MINUTES, MAX_DEMO_VISITS } from '#contract/demo-limits.ts'
import type { DemoVisit } from '#contract/demo-visits.ts'
import { canBeToken } from '#domain/address/reserved.ts'
import { tidyAgentName, tokenOfName } from '#domain/demo/agent-name.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import { wholeAccount } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { links } from '#server/db/tables/catalogue.ts'
import { demoVisits } from '#server/db/tables/demo-visit.ts'
import { history } from '#server/db/tables/history.ts'
import { projects } from '#server/db/tables/project.ts'
import { resultOf } from '#server/http/refusal.ts'
import { filesBeside } from '#server/import/files-beside.ts'
import type { ImportDeps } from '#server/import/import-deps.ts'
import { patchInstances } from '#server/instance/patch-instances.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Directory } from '#server/link/link-directory.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import type { KeptMails } from '#server/mail/kept-mails.ts'
import { createPartner } from '#server/partner/partner-store.ts'
import type { PublicModels } from '#server/public/public-models.ts'
import { copyFile, sourceFolder } from './copy-file.ts'
import { newCopyId } from './demo-copies.ts'
import { frontUnits } from './front-data.ts'
import { removeDemoCopy } from './remove-demo-copy.ts'

/** What visitors' copies need. */
export interface VisitDeps extends Omit<ImportDeps, 'readFile'> {
  readonly directory: Directory
  readonly models: PublicModels
  /** The folder of the demo's files. */
  readonly demoDir: string
  readonly now: () => Date
}

/** A copy that a visitor may change. */
export interface FoundVisit {
  readonly token: string
  readonly projectId: number
  readonly catalogueId: number
}

// The account is no company, so nobody ever reads its name.
const ACCOUNT = 'Visitors of the demo'
const SECRET_BYTES = 16
const TOKEN_BYTES = 6

// Numbers for films and demos: nobody is ever called at them.
const AGENT = { phones: ['+44 7700 900163'], email: 'agent@meridian-thorne.example.com' }

/** Makes a copy of the demo for one visitor; null if there are too many already. */
export async function makeVisit(deps: VisitDeps): Promise<DemoVisit | null> {
  const { queries } = deps.database
  const now = deps.now()
  const [running] = await queries.select({ count: count() }).from(demoVisits).where(gt(demoVisits.expires_at, now))
  if ((running?.count ?? 0) >= MAX_DEMO_VISITS) return null
  const visit = randomBytes(SECRET_BYTES).toString('base64url')
  const token = `demo-${randomBytes(TOKEN_BYTES).toString('hex')}`
  const copyId = newCopyId()
  const expires = new Date(now.getTime() + DEMO_VISIT_MINUTES * 60_000)
  // The row comes first: if the process ends during the copying, what was copied is still removed.
  await queries.insert(demoVisits).values({ hash: hashOf(visit), copy_id: copyId, token, expires_at: expires })
  const projectId = await copyDemoFor(deps, { copyId, token })
  return { visit, token, expires_at: expires.toISOString(), units: await unitsOf(deps, token, projectId) }
}

/** A copy by its secret; null if it has ended. */
export async function findVisit({ database, directory, now }: VisitDeps, visit: string): Promise<FoundVisit | null> {
  const [found] = await database.queries
    .select({ token: demoVisits.token })
    .from(demoVisits)
    .where(and(eq(demoVisits.hash, hashOf(visit)), gt(demoVisits.expires_at, now())))
  const { id, project_id } = (found && directory.resolve(found.token)?.catalogue) ?? {}
  return found && id !== undefined && project_id ? { token: found.token, catalogueId: id, projectId: project_id } : null
}

/** Makes the link of an agent in a copy. Returns the second token. */
export async function addAgent(
  deps: VisitDeps,
  { catalogueId }: FoundVisit,
  { name, lang }: { readonly name: string; readonly lang: LanguageCode },
): Promise<string> {
  const accountId = await visitorsAccount(deps.database.queries)
  return changeData(deps, async (tx) => {
    const token = await freeToken(tx, accountId, tokenOfName(name))
    const body = {
      ...AGENT,
      catalogue_id: catalogueId,
      token,
      name: tidyAgentName(name),
      profile_type: 1,
      lang,
    } as const
    const { subjects } = resultOf(await createPartner(tx, wholeAccount(accountId), body))
    return { result: token, subjects }
  })
}

/** The token, or with a number behind it: tokens are unique in the account, so another copy may have it already. */
async function freeToken(tx: Queries, accountId: number, wished: string): Promise<string> {
  const alike = and(eq(links.account_id, accountId), like(links.token, `${wished}%`))
  const rows = await tx.select({ token: links.token }).from(links).where(alike)
  const taken = new Set(rows.map(({ token }) => token))
  for (let number = 1; ; number += 1) {
    const token = number === 1 ? wished : `${wished}-${number}`
    if (canBeToken(token) && !taken.has(token)) return token
  }
}

/** Changes the price of a unit in a copy. */
export async function setPrice(deps: VisitDeps, visit: FoundVisit, unit: number, price: number): Promise<void> {
  const accountId = await visitorsAccount(deps.database.queries)
  const by = { ...systemOf(accountId), projects: [visit.projectId] }
  await changeData(deps, async (tx) => resultOf(await patchInstances(tx, by, [{ id: unit, price }])))
}

/** Ends all copies. They are removed a little later, like those whose time is over. */
export async function endVisits(tx: Queries, now: Date): Promise<void> {
  await tx.update(demoVisits).set({ expires_at: now }).where(gt(demoVisits.expires_at, now))
}

/** Removes the copies whose time is over, with everything that was done in them. */
export async function removeVisits(
  deps: DataDeps & { readonly jobs: Jobs; readonly mails: KeptMails; readonly now: () => Date },
): Promise<void> {
  const { queries } = deps.database
  const over = await queries.select().from(demoVisits).where(lte(demoVisits.expires_at, deps.now()))
  if (over.length === 0) return
  const accountId = await visitorsAccount(queries)
  for (const { id, copy_id } of over) {
    const mailKeys = await changeData(deps, async (tx) => {
      const [copy] = await tx
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.account_id, accountId), eq(projects.external_id, copy_id)))
      const by = { ...systemOf(accountId), role: 'owner' } as const
      // Another process may have removed it.
      const removed = copy ? resultOf(await removeDemoCopy(tx, deps, by, copy.id)) : { result: [], subjects: [] }
      await tx.delete(demoVisits).where(eq(demoVisits.id, id))
      await tx.delete(history).where(eq(history.account_id, accountId))
      return removed
    })
    await deps.mails.remove(mailKeys)
  }
}

/** Copies the demo as it is published, for visitors and not for search engines. Returns the id of the project. */
async function copyDemoFor(deps: VisitDeps, { copyId, token }: { readonly copyId: string; readonly token: string }) {
  const { importFile } = await import('#server/import/import-file.ts')
  const accountId = await visitorsAccount(deps.database.queries)
  const today = deps.now().toISOString().slice(0, 10)
  const file = await copyFile(deps.demoDir, { id: copyId, token, sales: { email: null }, isTaken: () => false, today })
  const shown = { ...file, catalogue: { ...file.catalogue, published: true, indexable: false } }
  const parts = { ...deps, readFile: filesBeside(sourceFolder(deps.demoDir)) }
  const outcome = await importFile(parts, accountId, shown, { dryRun: false })
  if (!outcome.ok || outcome.report.project_id === null) throw new Error('the demo could not be copied for a visitor')
  return outcome.report.project_id
}

async function unitsOf({ directory, models }: VisitDeps, token: string, projectId: number): Promise<number[]> {
  const visit = directory.resolve(token)
  const model = visit && (await models.project({ ...visit, lang: 'en', isPreview: false, domain: null }, projectId))
  return model ? frontUnits(model.chess).map(({ id }) => id) : []
}

/** The account of all copies of visitors. It is apart, so that a company's people never meet them. */
async function visitorsAccount(queries: Queries): Promise<number> {
  const find = () => queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.for_visits, true))
  const [found] = await find()
  if (found) return found.id
  await queries.insert(accounts).values({ name: ACCOUNT, for_visits: true }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('no account for visitors was created')
  return made.id
}

function systemOf(accountId: number): ReachingActor {
  return { accountId, projects: null, kind: 'system', id: null }
}

function hashOf(visit: string): string {
  return createHash('sha256').update(visit).digest('base64url')
}
