import { eq } from 'drizzle-orm'
import type { AccountPatch, AccountSettings } from '#contract/account-settings.ts'
import { DUTIES } from '#domain/account/role.ts'
import { type HoldLength, holdLengthOf } from '#domain/hold/hold-length.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { projects } from '#server/db/tables/project.ts'
import { recordHistory } from '#server/history/record-history.ts'
import type { Changed } from '#server/live/change-data.ts'

/** Reads the settings of an account. */
export async function readSettings(queries: Queries, accountId: number): Promise<AccountSettings> {
  return settingsOf(await readAccount(queries, accountId))
}

type AccountRow = typeof accounts.$inferSelect

async function readAccount(queries: Queries, accountId: number): Promise<AccountRow> {
  const [row] = await queries.select().from(accounts).where(eq(accounts.id, accountId))
  if (!row) throw new Error(`no account ${accountId}`)
  return row
}

function settingsOf({ name, time_zone, hold_days }: AccountRow): AccountSettings {
  const lengths = DUTIES.sell.map((role) => [role, holdLengthOf(role, hold_days)] as const)
  return { name, time_zone, hold_days: Object.fromEntries(lengths) as Record<(typeof lengths)[number][0], HoldLength> }
}

/** Changes the settings of an account. A new time zone changes which promotions count in its projects. */
export async function changeSettings(
  tx: Queries,
  by: Actor,
  { time_zone, hold_days }: AccountPatch,
  now: Date,
): Promise<Changed<AccountSettings>> {
  const before = await readAccount(tx, by.accountId)
  const changes = {
    ...(time_zone !== undefined && { time_zone }),
    ...(hold_days !== undefined && { hold_days: hold_days && { ...before.hold_days, ...hold_days } }),
  }
  if (Object.keys(changes).length === 0) return { result: settingsOf(before), subjects: [] }
  await tx.update(accounts).set(changes).where(eq(accounts.id, by.accountId))
  const entries = (Object.keys(changes) as (keyof typeof changes)[]).map((field) => ({
    subject: 'account' as const,
    id: by.accountId,
    field,
    old: before[field],
    new: changes[field] ?? null,
  }))
  await recordHistory(tx, by, entries, { at: now })
  const hasNewZone = time_zone !== undefined && time_zone !== before.time_zone
  const touched = hasNewZone
    ? await tx.select({ id: projects.id }).from(projects).where(eq(projects.account_id, by.accountId))
    : []
  return {
    result: settingsOf({ ...before, ...changes }),
    subjects: touched.map(({ id }) => ({ scope: 'project', id })),
  }
}
