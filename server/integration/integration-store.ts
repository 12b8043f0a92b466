import { and, asc, eq } from 'drizzle-orm'
import type { Integration } from '#contract/integrations.ts'
import { ofCatalogueInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { integrations } from '#server/db/tables/order.ts'
import { recordHistory } from '#server/history/record-history.ts'
import type { Subject } from '#server/live/change.ts'
import type { Seal } from '#server/secret/seal.ts'
import { openSecrets } from './integration-secrets.ts'
import type { OpenIntegration } from './open-integration.ts'

/** An integration as it is stored, its secret sealed. */
export type IntegrationRow = typeof integrations.$inferSelect

/** An integration with all that is to be known of it. */
export interface OpenedIntegration extends OpenIntegration {
  readonly catalogue_id: number
  readonly account_id: number
  /** Proves that a call comes from the portal (Bitrix24). */
  readonly applicationToken: string | null
}

/** Every integration in reach. */
export async function listIntegrations(queries: Queries, reach: Reach): Promise<readonly IntegrationRow[]> {
  return queries.select().from(integrations).where(inReach(reach)).orderBy(asc(integrations.id))
}

/** An integration in reach; null where there is none by that id. */
export async function findIntegration(queries: Queries, reach: Reach, id: number): Promise<IntegrationRow | null> {
  if (!canBeStored(id)) return null
  const [row] = await queries
    .select()
    .from(integrations)
    .where(and(eq(integrations.id, id), inReach(reach)))
  return row ?? null
}

/** The same, held against every other change until the transaction ends. */
export async function lockIntegration(tx: Queries, reach: Reach, id: number): Promise<IntegrationRow | null> {
  if (!canBeStored(id)) return null
  await tx.select({ id: integrations.id }).from(integrations).where(eq(integrations.id, id)).for('update')
  return findIntegration(tx, reach, id)
}

/** An integration in use with its secret; null where it is gone, disabled, or was sealed under another SECRET_KEY. */
export async function openIntegration(queries: Queries, seal: Seal, id: number): Promise<OpenedIntegration | null> {
  if (!canBeStored(id)) return null
  const [row] = await queries.select().from(integrations).where(eq(integrations.id, id))
  return row?.enabled ? openRow(seal, row) : null
}

/** A stored integration with its secret, be it in use or not; null where that can not be read. */
export function openRow(seal: Seal, row: IntegrationRow): OpenedIntegration | null {
  const secrets = openSecrets(seal, row.secret)
  if (!secrets) return null
  const { id, kind, name, url, settings, catalogue_id, account_id } = row
  const { secret, application_token: applicationToken } = secrets
  return { id, kind, name, url, settings, catalogue_id, account_id, secret, applicationToken }
}

/** Sends nothing more to an integration until somebody enables it again; tells what visitors then see otherwise. */
export async function disableIntegration(tx: Queries, id: number): Promise<readonly Subject[]> {
  const rows = await tx
    .update(integrations)
    .set({ enabled: false })
    .where(and(eq(integrations.id, id), eq(integrations.enabled, true)))
    .returning()
  for (const { id: integrationId, account_id: accountId } of rows) {
    const change = { subject: 'integration', id: integrationId, field: 'enabled', old: true, new: false } as const
    await recordHistory(tx, { accountId, kind: 'system', id: null }, [change])
  }
  return rows.map(subjectOf)
}

function inReach(reach: Reach) {
  return and(eq(integrations.account_id, reach.accountId), ofCatalogueInReach(integrations.catalogue_id, reach))
}

/** What an integration changes for visitors: whether their catalogue has a CRM. */
export function subjectOf({ catalogue_id }: Pick<IntegrationRow, 'catalogue_id'>) {
  return { scope: 'catalogue', id: catalogue_id } as const
}

/** An integration as the management API shows it. */
export function managedIntegration(row: IntegrationRow): Integration {
  const { id, kind, catalogue_id, name, enabled, url, settings } = row
  return { id, kind, catalogue_id, name, enabled, url, settings }
}
