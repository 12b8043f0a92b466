import { eq } from 'drizzle-orm'
import type { IntegrationBody, IntegrationPatch } from '#contract/integrations.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Reach } from '#server/account/reach.ts'
import { findCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { Queries } from '#server/db/database.ts'
import { integrations } from '#server/db/tables/order.ts'
import { settingChanges, wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal, type Refusal, unknownId } from '#server/http/refusal.ts'
import { openSecrets, sealSecrets, UNREADABLE } from '#server/integration/integration-secrets.ts'
import { type IntegrationRow, lockIntegration, subjectOf } from '#server/integration/integration-store.ts'
import type { Changed } from '#server/live/change-data.ts'
import type { Seal } from '#server/secret/seal.ts'
import { checkIntegration, checkSecrets } from './check-integration.ts'

/** What checking and storing an integration needs. */
export interface IntegrationDeps {
  readonly seal: Seal
  readonly allowPrivate: boolean
}

type Outcome = Promise<Changed<IntegrationRow> | Refusal>

/** Creates an integration of a catalogue. */
export async function createIntegration(
  tx: Queries,
  { seal, allowPrivate }: IntegrationDeps,
  reach: Reach,
  body: IntegrationBody,
): Outcome {
  const { kind, catalogue_id, name, url, secret, enabled = true, settings = {}, application_token = null } = body
  if (!(await findCatalogue(tx, reach, catalogue_id))) return unknownId('catalogue_id', catalogue_id)
  const secrets = { secret, application_token }
  const refusal = checkIntegration({ kind, url, settings }, allowPrivate) ?? checkSecrets(kind, secrets)
  if (refusal) return refusal
  const owner = { account_id: reach.accountId, catalogue_id }
  const values = { ...owner, kind, name, enabled, url, settings, secret: sealSecrets(seal, secrets) }
  const [row] = await tx.insert(integrations).values(values).returning()
  if (!row) throw new Error('no integration was created')
  return { result: row, subjects: [subjectOf(row)] }
}

/** Changes an integration. Secrets that are not given are kept. */
export async function patchIntegration(
  tx: Queries,
  { seal, allowPrivate }: IntegrationDeps,
  by: ReachingActor,
  id: number,
  patch: IntegrationPatch,
): Outcome {
  const stored = await lockIntegration(tx, by, id)
  if (!stored) return unknownId('id', id)
  const { kind } = stored
  const { name = stored.name, enabled = stored.enabled, url = stored.url, settings = stored.settings } = patch
  const refusal = checkIntegration({ kind, url, settings }, allowPrivate) ?? checkSecrets(kind, patch)
  const secret = refusal ?? sealPatch(seal, stored.secret, patch)
  if (isRefusal(secret)) return secret
  const values = { name, enabled, url, settings, secret }
  const [row] = await tx.update(integrations).set(values).where(eq(integrations.id, stored.id)).returning()
  if (!row) throw new Error(`integration ${stored.id} is gone`)
  await recordHistory(tx, by, settingChanges({ subject: 'integration', id: row.id }, stored, row))
  return { result: row, subjects: [subjectOf(row)] }
}

/** Deletes an integration with its deliveries and links. */
export async function removeIntegration(tx: Queries, by: ReachingActor, id: number): Outcome {
  const stored = await lockIntegration(tx, by, id)
  if (!stored) return unknownId('id', id)
  await tx.delete(integrations).where(eq(integrations.id, stored.id))
  await recordHistory(tx, by, wholeChange({ subject: 'integration', id: stored.id }, 'deleted'))
  return { result: stored, subjects: [subjectOf(stored)] }
}

function sealPatch(seal: Seal, stored: string, patch: IntegrationPatch): string | Refusal {
  if (patch.secret === undefined && patch.application_token === undefined) return stored
  const old = openSecrets(seal, stored)
  const { secret = old?.secret, application_token = old?.application_token ?? null } = patch
  return secret === undefined ? UNREADABLE : sealSecrets(seal, { secret, application_token })
}
