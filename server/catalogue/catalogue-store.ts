import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { CataloguesQuery } from '#contract/catalogues.ts'
import { catalogueInReach, type Reach } from '#server/account/reach.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import {
  catalogueMembers,
  catalogues,
  embedDomains,
  links,
  salesDepartments,
  whiteLabelDomains,
} from '#server/db/tables/catalogue.ts'
import { orders } from '#server/db/tables/order.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { type CatalogueRow, catalogueOf, rowOf } from './catalogue-rows.ts'
import { type CatalogueSettings, inOrder, type StoredCatalogue } from './catalogue-settings.ts'

// The column's value if no mails about requests are sent.
const NO_ADDRESS = ''

/** Every catalogue in reach. */
export async function listCatalogues(queries: Queries, reach: Reach): Promise<readonly StoredCatalogue[]> {
  return (await pageCatalogues(queries, reach, {})).page
}

/** A page of the catalogues in reach, by id; all of them without a limit. `next` is the `after` of the next page. */
export async function pageCatalogues(
  queries: Queries,
  reach: Reach,
  { after, limit }: CataloguesQuery,
): Promise<{ readonly page: readonly StoredCatalogue[]; readonly next: number | null }> {
  if (after !== undefined && !canBeStored(after)) return { page: [], next: null }
  const isInPage = and(catalogueInReach(reach), after === undefined ? undefined : gt(catalogues.id, after))
  const found = queries.select().from(catalogues).where(isInPage).orderBy(asc(catalogues.id))
  if (limit === undefined) return { page: await withParts(queries, await found), next: null }
  // One row more than requested shows whether there is another page.
  const rows = await found.limit(limit + 1)
  const page = await withParts(queries, rows.slice(0, limit))
  return { page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

/** A catalogue in reach by its id, or null. */
export async function findCatalogue(queries: Queries, reach: Reach, id: number): Promise<StoredCatalogue | null> {
  if (!canBeStored(id)) return null
  const [catalogue] = await withParts(queries, await queries.select().from(catalogues).where(inReach(reach, id)))
  return catalogue ?? null
}

/** Finds a catalogue and locks it against other changes until the transaction ends. */
export async function lockCatalogue(tx: Queries, reach: Reach, id: number): Promise<StoredCatalogue | null> {
  if (!canBeStored(id)) return null
  await tx.select({ id: catalogues.id }).from(catalogues).where(inReach(reach, id)).for('update')
  return findCatalogue(tx, reach, id)
}

/** Stores a new catalogue. Its settings must be checked; whether the token is free is checked here. */
export async function insertCatalogue(
  tx: Queries,
  accountId: number,
  settings: CatalogueSettings,
): Promise<StoredCatalogue | Refusal> {
  const [row] = await tx
    .insert(catalogues)
    .values({ ...rowOf(settings), account_id: accountId, was_open: settings.published })
    .returning({ id: catalogues.id })
  if (!row) throw new Error('no catalogue was created')
  return writeParts(tx, accountId, { ...settings, id: row.id, was_open: settings.published })
}

/** Stores new settings. They must be checked; whether the token is free is checked here. */
export async function updateCatalogue(
  tx: Queries,
  accountId: number,
  catalogue: StoredCatalogue,
): Promise<StoredCatalogue | Refusal> {
  const { id } = catalogue
  const was_open = catalogue.was_open || catalogue.published
  await tx
    .update(catalogues)
    .set({ ...rowOf(catalogue), was_open })
    .where(eq(catalogues.id, id))
  await tx.delete(links).where(and(eq(links.catalogue_id, id), isNull(links.partner_id)))
  await tx.delete(catalogueMembers).where(eq(catalogueMembers.group_id, id))
  await tx.delete(embedDomains).where(eq(embedDomains.catalogue_id, id))
  await tx.delete(whiteLabelDomains).where(eq(whiteLabelDomains.catalogue_id, id))
  await tx.delete(salesDepartments).where(eq(salesDepartments.catalogue_id, id))
  return writeParts(tx, accountId, { ...catalogue, was_open })
}

/** Deletes a catalogue that has no orders; null on success. */
export async function deleteCatalogue(tx: Queries, reach: Reach, id: number): Promise<Refusal | null> {
  // The lock keeps new orders out between the check and the deletion.
  if (!(await lockCatalogue(tx, reach, id))) return unknownId('id', id)
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.catalogue_id, id)).limit(1)
  if (order) return { refused: 'conflict', reason: 'The catalogue has orders: archive it instead (archived: true)' }
  await tx.delete(catalogues).where(eq(catalogues.id, id))
  return null
}

/** The groups that a catalogue belongs to. */
export async function groupsOf(queries: Queries, id: number): Promise<readonly number[]> {
  const rows = await queries.select().from(catalogueMembers).where(eq(catalogueMembers.member_id, id))
  return rows.map(({ group_id }) => group_id)
}

/** The projects of catalogues. */
export async function projectsOf(queries: Queries, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await queries.select({ id: catalogues.project_id }).from(catalogues).where(anyOf(catalogues.id, ids))
  return rows.flatMap(({ id }) => id ?? [])
}

async function writeParts(
  tx: Queries,
  accountId: number,
  catalogue: StoredCatalogue,
): Promise<StoredCatalogue | Refusal> {
  const { id, token, members, embed_domains, privacy, sales } = catalogue
  // Tokens are unique across accounts. The index also catches a token that is being taken at this moment.
  const link = { account_id: accountId, catalogue_id: id, token }
  const [taken] = await tx.insert(links).values(link).onConflictDoNothing().returning({ id: links.id })
  if (!taken) return { refused: 'conflict', reason: 'token: is taken' }
  const memberRows = members.map((member_id, position) => ({ group_id: id, member_id, position }))
  if (memberRows.length > 0) await tx.insert(catalogueMembers).values(memberRows)
  const hosts = (embed_domains ?? []).map((host) => ({ catalogue_id: id, host }))
  if (hosts.length > 0) await tx.insert(embedDomains).values(hosts)
  const policies = privacy.map(({ domain, url }) => ({ catalogue_id: id, domain, privacy_url: url }))
  if (policies.length > 0) await tx.insert(whiteLabelDomains).values(policies)
  await tx.insert(salesDepartments).values({ catalogue_id: id, lang: sales.lang, email: sales.email ?? NO_ADDRESS })
  return catalogue
}

async function withParts(queries: Queries, rows: readonly CatalogueRow[]): Promise<readonly StoredCatalogue[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const tokens = await queries
    .select()
    .from(links)
    .where(and(inArray(links.catalogue_id, ids), isNull(links.partner_id)))
  const members = await queries
    .select()
    .from(catalogueMembers)
    .where(inArray(catalogueMembers.group_id, ids))
    .orderBy(asc(catalogueMembers.position))
  const hosts = await queries.select().from(embedDomains).where(inArray(embedDomains.catalogue_id, ids))
  const policies = await queries.select().from(whiteLabelDomains).where(inArray(whiteLabelDomains.catalogue_id, ids))
  const sales = await queries.select().from(salesDepartments).where(inArray(salesDepartments.catalogue_id, ids))
  return rows.map((row) => {
    const isOwn = ({ catalogue_id }: { readonly catalogue_id: number }) => catalogue_id === row.id
    const [link, department] = [tokens.find(isOwn), sales.find(isOwn)]
    if (!link || !department) throw new Error(`catalogue ${row.id} has no token or no sales department`)
    return catalogueOf(row, {
      token: link.token,
      members: members.filter(({ group_id }) => group_id === row.id).map(({ member_id }) => member_id),
      embed_domains: inOrder(
        hosts.filter(isOwn).map(({ host }) => host),
        (host) => host,
      ),
      privacy: inOrder(
        policies.filter(isOwn).map(({ domain, privacy_url }) => ({ domain, url: privacy_url })),
        ({ domain }) => domain ?? '',
      ),
      sales: { email: department.email === NO_ADDRESS ? null : department.email, lang: department.lang },
    })
  })
}

function inReach(reach: Reach, id: number) {
  return and(catalogueInReach(reach), eq(catalogues.id, id))
}
