import { and, asc, eq, like } from 'drizzle-orm'
import { hasDuty, type Role } from '#domain/account/role.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import { lockCatalogue } from '#server/catalogue/catalogue-store.ts'
import { removeCatalogue } from '#server/catalogue/change-catalogue.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { media } from '#server/db/tables/account.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { draftHistory } from '#server/db/tables/draft.ts'
import { orders } from '#server/db/tables/order.ts'
import { projects } from '#server/db/tables/project.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal, type Refusal, unknownId } from '#server/http/refusal.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Subject } from '#server/live/change.ts'
import type { Changed } from '#server/live/change-data.ts'
import { deleteMedium } from '#server/media/media-store.ts'
import { eraseOrders } from '#server/personal-data/erase-orders.ts'
import { recordErasure } from '#server/personal-data/erase-person.ts'
import { isDemoCopy } from './demo-copies.ts'

/** What removing a copy needs. */
export interface RemoveCopyDeps {
  readonly jobs: Jobs
  readonly now: () => Date
}

/** Who removes a copy, and as what. */
type CopyRemover = ReachingActor & { readonly role: Role }

/**
 * Removes a copy of the demo with its catalogues, requests, drafts, versions and files. The history keeps who removed it.
 * Returns the keys of mails, which are removed after the transaction: until it ends, a delivery may still write its mail.
 */
export async function removeDemoCopy(
  tx: Queries,
  deps: RemoveCopyDeps,
  { role, ...by }: CopyRemover,
  id: number,
): Promise<Changed<readonly string[]> | Refusal> {
  const copy = await findCopy(tx, by, id)
  if (isRefusal(copy)) return copy
  const subjects: Subject[] = (['project', 'chess', 'pictures'] as const).map((scope) => ({ scope, id }))
  const mailKeys: string[] = []
  for (const catalogueId of await cataloguesOf(tx, id)) {
    // Keeps new requests out.
    await lockCatalogue(tx, by, catalogueId)
    const keys = await removeOrders(tx, deps, { ...by, role }, catalogueId)
    if (isRefusal(keys)) return keys
    const removed = await removeCatalogue(tx, by, catalogueId)
    if (isRefusal(removed)) return removed
    mailKeys.push(...keys)
    subjects.push(...removed.subjects)
  }
  await tx.delete(projects).where(eq(projects.id, id))
  await tx.delete(draftHistory).where(eq(draftHistory.project_id, id))
  await removeMedia(tx, by, copy.external_id)
  await recordHistory(tx, by, wholeChange({ subject: 'project', id, projectId: id }, 'deleted'))
  return { result: mailKeys, subjects }
}

async function findCopy(tx: Queries, reach: Reach, id: number): Promise<{ external_id: string } | Refusal> {
  const isOwn = and(eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach))
  const [row] = canBeStored(id)
    ? await tx
        .select({ external_id: projects.external_id })
        .from(projects)
        .where(and(isOwn, eq(projects.id, id)))
    : []
  if (!row) return unknownId('id', id)
  if (!isDemoCopy(row.external_id)) return { refused: 'conflict', reason: 'The project is not a copy of the demo' }
  return row
}

async function cataloguesOf(tx: Queries, projectId: number): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: catalogues.id })
    .from(catalogues)
    .where(eq(catalogues.project_id, projectId))
    .orderBy(asc(catalogues.id))
  return rows.map(({ id }) => id)
}

/** Removes the requests of a catalogue, and what was queued for them. Returns the keys of their mails. */
async function removeOrders(
  tx: Queries,
  { jobs, now }: RemoveCopyDeps,
  { role, ...by }: CopyRemover,
  catalogueId: number,
): Promise<readonly string[] | Refusal> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.catalogue_id, catalogueId))
    .orderBy(asc(orders.id))
    .for('update')
  if (rows.length === 0) return []
  if (!hasDuty(role, 'serve')) {
    return { refused: 'forbidden', reason: 'The copy has requests, so only an owner may remove it' }
  }
  const ids = rows.map(({ id }) => id)
  const { mailKeys } = await eraseOrders(tx, jobs, ids, now())
  await recordErasure(tx, by, ids, now())
  await tx.delete(orders).where(anyOf(orders.id, ids))
  return mailKeys
}

/** Removes the files of the copy that nothing else uses. Contents that others have too are kept. */
async function removeMedia(tx: Queries, by: ReachingActor, externalId: string): Promise<void> {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.account_id, by.accountId), like(media.name, `${externalId}/%`)))
  for (const { id } of rows) await deleteMedium(tx, by, id)
}
