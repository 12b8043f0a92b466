import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, inArray, isNull, like, or } from 'drizzle-orm'
import type { ReachingActor } from '#server/account/caller.ts'
import { FIRST_ACCOUNT, findFirstAccount } from '#server/account/first-key.ts'
import { listCatalogues } from '#server/catalogue/catalogue-store.ts'
import { patchCatalogue, removeCatalogue } from '#server/catalogue/change-catalogue.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts, media } from '#server/db/tables/account.ts'
import { catalogues, links } from '#server/db/tables/catalogue.ts'
import { orders } from '#server/db/tables/order.ts'
import { projects } from '#server/db/tables/project.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import type { Subject } from '#server/live/change.ts'
import { type Changed, changeData } from '#server/live/change-data.ts'
import { deleteMedium } from '#server/media/media-store.ts'
import type { Services } from '#server/services/services.ts'
import { type DemoCatalogue, demoCatalogues } from './demo-file.ts'
import { endVisits } from './demo-visits.ts'
import { DEMO_TOKEN } from './load-demo.ts'

/** What was removed with the demo, and what was kept. */
export interface RemovedDemo {
  readonly catalogues: number
  readonly projects: number
  readonly media: number
  /** Tokens of catalogues that have orders. They are archived, so that nobody can open them. */
  readonly archived: readonly string[]
}

/**
 * Removes everything that the demo in a folder has added to the database, in one transaction. Renames its account as in
 * an installation without the demo, so that no start loads the demo again.
 */
export async function removeDemo(services: Services, dir: string): Promise<RemovedDemo | Refusal> {
  const demo = demoCatalogues.parse(JSON.parse(await readFile(path.join(dir, 'catalogues.json'), 'utf8')))
  const { queries } = services.database
  const account = await findDemoAccount(queries, demo.account)
  if (!account) return { refused: 'not_found', reason: 'There is no demo in this database' }
  const by = { accountId: account.id, projects: null, kind: 'system', id: null } as const
  return changeData(services, async (tx) => {
    await endVisits(tx, new Date())
    const shown = await removeCatalogues(tx, by, demo.catalogues)
    const sold = await removeProjects(tx, by, demo.catalogues)
    const removedMedia = await removeMedia(tx, by, demo.catalogues)
    const hasDemoName = and(eq(accounts.id, account.id), eq(accounts.name, demo.account))
    await tx.update(accounts).set({ name: FIRST_ACCOUNT }).where(hasDemoName)
    const result = {
      catalogues: shown.result.removed,
      projects: sold.result,
      media: removedMedia,
      archived: shown.result.archived,
    }
    return { result, subjects: [...shown.subjects, ...sold.subjects] }
  })
}

/** The account of the demo: by its name or, if its first owner has renamed it, by the demo's group. */
async function findDemoAccount(queries: Queries, demoName: string): Promise<{ readonly id: number } | null> {
  const { id, name } = accounts
  const [named] = await queries.select({ id }).from(accounts).where(eq(name, demoName)).limit(1)
  const first = named ?? (await findFirstAccount(queries))
  if (named || !first) return first
  const isGroup = and(eq(links.account_id, first.id), eq(links.token, DEMO_TOKEN), isNull(links.partner_id))
  const groups = await queries.select({ id: links.account_id }).from(links).where(isGroup)
  return groups[0] ?? null
}

interface RemovedCatalogues {
  readonly removed: number
  readonly archived: readonly string[]
}

/** Removes the demo's catalogues that still show their demo project. */
async function removeCatalogues(
  tx: Queries,
  by: ReachingActor,
  demo: readonly DemoCatalogue[],
): Promise<Changed<RemovedCatalogues>> {
  const found = await listCatalogues(tx, by)
  const sold = new Map((await projectsOf(tx, by, demo)).map(({ id, external_id }) => [id, external_id]))
  const archived: string[] = []
  const subjects: Subject[] = []
  let removed = 0
  for (const { token, project } of demo) {
    const catalogue = found.find((each) => each.token === token)
    if (!catalogue || project !== (catalogue.project_id === null ? undefined : sold.get(catalogue.project_id))) continue
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.catalogue_id, catalogue.id))
      .limit(1)
    if (order) {
      subjects.push(...done(await patchCatalogue(tx, by, catalogue.id, { archived: true })).subjects)
      archived.push(token)
    } else {
      subjects.push(...done(await removeCatalogue(tx, by, catalogue.id)).subjects)
      removed += 1
    }
  }
  return { result: { removed, archived }, subjects }
}

/** Removes the projects that no catalogue shows. */
async function removeProjects(
  tx: Queries,
  by: ReachingActor,
  demo: readonly DemoCatalogue[],
): Promise<Changed<number>> {
  const subjects: Subject[] = []
  let removed = 0
  for (const { id } of await projectsOf(tx, by, demo)) {
    const [shown] = await tx
      .select({ id: catalogues.id })
      .from(catalogues)
      .where(eq(catalogues.project_id, id))
      .limit(1)
    if (shown) continue
    await tx.delete(projects).where(eq(projects.id, id))
    await recordHistory(tx, by, wholeChange({ subject: 'project', id, projectId: id }, 'deleted'))
    for (const scope of ['project', 'chess', 'pictures'] as const) subjects.push({ scope, id })
    removed += 1
  }
  return { result: removed, subjects }
}

/** Removes the media of the demo that are no longer in use. */
async function removeMedia(tx: Queries, by: ReachingActor, demo: readonly DemoCatalogue[]): Promise<number> {
  const ofDemo = or(...demo.map(({ token, project = token }) => like(media.name, `${project}/%`)))
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.account_id, by.accountId), ofDemo))
  let removed = 0
  for (const { id } of rows) if ((await deleteMedium(tx, by, id)) === null) removed += 1
  return removed
}

function projectsOf(tx: Queries, { accountId }: ReachingActor, demo: readonly DemoCatalogue[]) {
  const ids = demo.flatMap(({ project }) => project ?? [])
  return tx
    .select({ id: projects.id, external_id: projects.external_id })
    .from(projects)
    .where(and(eq(projects.account_id, accountId), inArray(projects.external_id, ids)))
}

/** A refusal can't happen: the subject was looked up in the same transaction. */
function done<Result>(outcome: Changed<Result> | Refusal): Changed<Result> {
  if (isRefusal(outcome)) throw new Error(outcome.reason)
  return outcome
}
