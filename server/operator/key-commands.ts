import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import { KEY_SOURCES, role } from '#contract/keys.ts'
import type { Queries } from '#server/db/database.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { projects } from '#server/db/tables/project.ts'
import { isRefusal, type Refusal, unknownId } from '#server/http/refusal.ts'
import { makeKey, managedKey, operatorOf, readKeys, revokeKey } from '#server/key/managed-key.ts'
import { changeData } from '#server/live/change-data.ts'
import { findAccount, listAccounts } from './find-account.ts'
import { operatorCommand } from './operator-command.ts'

const account = z.string().min(1).optional()

/** Lists the keys of all accounts, or of one. Projects are named by the developer's own ids. */
export const keyList = operatorCommand(z.object({ account }), async ({ database }, params) => {
  const { queries } = database
  const only = params.account === undefined ? null : await findAccount(queries, params.account)
  if (isRefusal(only)) return only
  const names = new Map((await queries.select().from(projects)).map(({ id, external_id }) => [id, external_id]))
  const shown = (await listAccounts(queries)).filter(({ id }) => only === null || id === only)
  const keys = await Promise.all(
    shown.map(async ({ id, name }) => {
      const rows = await readKeys(queries, operatorOf(id))
      return rows.map(managedKey).map((key) => ({
        ...key,
        account: name,
        projects: key.projects?.map((each) => names.get(each) ?? String(each)) ?? null,
      }))
    }),
  )
  return keys.flat()
})

/** Creates a key. */
export const keyCreate = operatorCommand(
  z.object({
    account,
    name: z.string().trim().min(1).max(200),
    role,
    source: z.enum(KEY_SOURCES).default('system'),
    projects: z.array(z.string()).min(1).nullable(),
    expires_at: z.iso.datetime().nullable(),
  }),
  async ({ database }, { name, role: given, source, ...params }) =>
    database.queries.transaction(async (tx) => {
      const accountId = await findAccount(tx, params.account)
      if (isRefusal(accountId)) return accountId
      const narrowed = params.projects && (await projectIds(tx, accountId, params.projects))
      if (isRefusal(narrowed)) return narrowed
      const expires_at = params.expires_at === null ? null : new Date(params.expires_at)
      const draft = { name, role: given, source, projects: narrowed, expires_at }
      const made = await makeKey(tx, operatorOf(accountId), draft, new Date())
      return isRefusal(made) ? made : { ...managedKey(made.row), key: made.key }
    }),
)

/** Revokes a key of any account. Its previews end. */
export const keyRevoke = operatorCommand(z.object({ id: z.int32() }), async (services, { id }) => {
  const [row] = await services.database.queries.select().from(apiKeys).where(eq(apiKeys.id, id))
  if (!row) return unknownId('id', id)
  const refusal = await changeData<Refusal | null>(services, async (tx) => {
    const revoked = await revokeKey(tx, operatorOf(row.account_id), { id, previews: 'end' }, new Date())
    return isRefusal(revoked) ? { result: revoked, subjects: [] } : revoked
  })
  return refusal ?? { id, name: row.name }
})

async function projectIds(
  tx: Queries,
  accountId: number,
  externalIds: readonly string[],
): Promise<readonly number[] | Refusal> {
  const rows = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.account_id, accountId), inArray(projects.external_id, [...externalIds])))
  const missing = externalIds.find((each) => !rows.some(({ external_id }) => external_id === each))
  if (missing !== undefined) return { refused: 'not_found', reason: `There is no project "${missing}"` }
  return rows.map(({ id }) => id)
}
