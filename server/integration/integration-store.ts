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

/** A stored integration, with its secret sealed. */
export type IntegrationRow = typeof integrations.$inferSelect

/** An integration with its secrets and its owner. */
interface OpenedIntegration extends OpenIntegration {
  readonly catalogue_id: number
  readonly account_id: number
  /** Proves that a call comes from the portal (Bitrix24). */
  readonly applicationToken: string | null
}

/** Lists every integration in reach. */
export async function listIntegrations(queries: Queries, reach: Reach): Promise<readonly IntegrationRow[]> {
  return queries.select().from(integrations).where(inReach(reach)).orderBy(asc(integrations.id))
}

/** Finds an integration in reach; null if there is none with that id. */
export async function findIntegration(queries: Queries, reach: Reach, id: number): Promise<IntegrationRow | null> {
  if (!canBeStored(id)) return null
  const [row] = await queries
    .select()
    .from(integrations)
    .where(and(eq(integrations.id, id), inReach(reach)))
  return row ?? null
}

/** Does the same, and locks the row until the transaction ends. */
export async function lockIntegration(tx: Queries, reach: Reach, id: number): Promise<IntegrationRow | null> {
  if (!canBeStored(id)) return null
  await tx.select({ id: integrations.id }).from(integrations).where(eq(integrations.id, id)).for('update')
  return findIntegration(tx, reach, id)
}

/** Opens an enabled integration; null if it is deleted, disabled, or sealed with another SECRET_KEY. */
export async function openIntegration(queries: Queries, seal: Seal, id: number): Promise<OpenedIntegration | null> {
  if (!canBeStored(id)) return null
  const [row] = await queries.select().from(integrations).where(eq(integrations.id, id))
  return row?.enabled ? openRow(seal, row) : null
}

/** Opens a stored integration, enabled or not; null if its secret can't be read. */
export function openRow(seal: Seal, row: IntegrationRow): OpenedIntegration | null {
  const secrets = openSecrets(seal, row.secret)
  if (!secrets) return null
  const { id, kind, name, url, settings, catalogue_id, account_id } = row
  const { secret, application_token: applicationToken } = secrets
  return { id, kind, name, url, settings, catalogue_id, account_id, secret, applicationToken }
}

/** Disables an integration, and returns what changes for visitors. */
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

/** The integration in the form of the management API. */
export function managedIntegration(row: IntegrationRow): Integration {
  const { id, kind, catalogue_id, name, enabled, url, settings } = row
  return { id, kind, catalogue_id, name, enabled, url, settings }
}
