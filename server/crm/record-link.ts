import { eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { integrations } from '#server/db/tables/order.ts'
import { recordHistory } from '#server/history/record-history.ts'
import type { LeadKey } from './lead-store.ts'

/** Records in the history that a CRM linked or unlinked a unit, without the lead, whose id identifies a person. */
export async function recordLink(
  tx: Queries,
  { integration_id: id }: LeadKey,
  instanceId: number,
  at: Date,
  isLinked: boolean,
): Promise<void> {
  const [catalogue] = await tx
    .select({ accountId: catalogues.account_id })
    .from(integrations)
    .innerJoin(catalogues, eq(catalogues.id, integrations.catalogue_id))
    .where(eq(integrations.id, id))
  if (!catalogue) return
  const [unit] = await tx
    .select({ projectId: instances.project_id })
    .from(instances)
    .where(eq(instances.id, instanceId))
  const change = { field: 'lead_link', old: !isLinked, new: isLinked, projectId: unit?.projectId ?? null }
  await recordHistory(tx, { ...catalogue, kind: 'crm', id }, [{ subject: 'instance', id: instanceId, ...change }], {
    at,
  })
}
