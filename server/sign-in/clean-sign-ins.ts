import { lt, or } from 'drizzle-orm'
import { TRY_WINDOW_MS } from '#domain/sign-in/limits.ts'
import type { Queries } from '#server/db/database.ts'
import { invitations, ownerLinks, sessions, signInLinks } from '#server/db/tables/person.ts'

// Long enough to answer questions about them.
const KEPT_MS = 90 * 86_400_000

/** Removes what nobody can use any more. Asked links are kept while their tries count. */
export async function cleanSignIns(queries: Queries, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await queries.delete(signInLinks).where(lt(signInLinks.created_at, before(TRY_WINDOW_MS)))
  await queries.delete(ownerLinks).where(lt(ownerLinks.expires_at, before(KEPT_MS)))
  await queries.delete(invitations).where(lt(invitations.expires_at, before(KEPT_MS)))
  await queries
    .delete(sessions)
    .where(or(lt(sessions.expires_at, before(KEPT_MS)), lt(sessions.ended_at, before(KEPT_MS))))
}
