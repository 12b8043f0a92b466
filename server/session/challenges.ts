import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { challenges } from '#server/db/tables/passkey.ts'
import { hashToken } from './secret-token.ts'

/** What a browser was given to answer once: the challenge of a passkey, or the state of a trip to the identity provider. */
interface Challenge {
  readonly purpose: 'passkey' | 'oidc'
  readonly text: string
  /** Who may answer it; null for a sign-in. */
  readonly personId: number | null
}

/** Remembers a challenge that a browser received. */
export async function keepChallenge(queries: Queries, challenge: Challenge, lifeMs: number, now: Date): Promise<void> {
  await queries.delete(challenges).where(lt(challenges.expires_at, now))
  const expires_at = new Date(now.getTime() + lifeMs)
  await queries.insert(challenges).values({ hash: hashOf(challenge), person_id: challenge.personId, expires_at })
}

/** Uses a challenge up. False if it is unknown, used, expired, for another purpose or somebody else's. */
export async function takeChallenge(queries: Queries, challenge: Challenge, now: Date): Promise<boolean> {
  const { personId } = challenge
  const ofPerson = personId === null ? isNull(challenges.person_id) : eq(challenges.person_id, personId)
  const taken = await queries
    .delete(challenges)
    .where(and(eq(challenges.hash, hashOf(challenge)), gt(challenges.expires_at, now), ofPerson))
    .returning({ hash: challenges.hash })
  return taken.length > 0
}

function hashOf({ purpose, text }: Challenge): string {
  return hashToken(purpose === 'passkey' ? text : `${purpose} ${text}`)
}
