import { and, eq, isNull } from 'drizzle-orm'
import { CATALOGUE, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import type { DraftEntry } from '#domain/draft/entry.ts'
import { sameJson } from '#domain/draft/json.ts'
import { wholeAccount } from '#server/account/reach.ts'
import { lockCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { Queries } from '#server/db/database.ts'
import { links } from '#server/db/tables/catalogue.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { flattenGroup } from '#server/draft/snapshot.ts'
import { writeCatalogue } from '#server/export/write-catalogue.ts'

/** Whether the settings that a publication changes are still those of the snapshot. Locks the catalogue. */
export async function areSettingsUnchanged(
  tx: Queries,
  home: DraftHome,
  live: Snapshot,
  writes: readonly DraftEntry[],
): Promise<boolean> {
  // The root of a group is one of its pictures, which only imports change.
  const changed = writes.filter(({ kind, field }) => kind === 'catalogue' && field !== 'root')
  if (changed.length === 0) return true
  const id = home.catalogueId ?? (await findByToken(tx, valueIn(live, { ...CATALOGUE, field: 'token' })))
  const catalogue = id === null ? null : await lockCatalogue(tx, wholeAccount(home.accountId), id)
  if (!catalogue) return false
  const stored = flattenGroup({ group: '', catalogue: writeCatalogue(catalogue), interactives: [] })
  return changed.every((entry) => sameJson(valueIn(stored, entry), valueIn(live, entry)))
}

async function findByToken(tx: Queries, token: unknown): Promise<number | null> {
  if (typeof token !== 'string') return null
  const [link] = await tx
    .select({ id: links.catalogue_id })
    .from(links)
    .where(and(eq(links.token, token), isNull(links.partner_id)))
  return link?.id ?? null
}
