import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { passkeyChallenges } from '#server/db/tables/passkey.ts'
import { hashToken } from '#server/session/secret-token.ts'

// Time to find a phone or a security key.
const LIFE_MS = 5 * 60_000

/** Remembers a challenge that a browser received. `personId` is null for a sign-in. */
export async function keepChallenge(
  queries: Queries,
  challenge: string,
  personId: number | null,
  now: Date,
): Promise<void> {
  await queries.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, now))
  const expires_at = new Date(now.getTime() + LIFE_MS)
  await queries.insert(passkeyChallenges).values({ hash: hashToken(challenge), person_id: personId, expires_at })
}

/** Uses a challenge up. False if it is unknown, used, expired or somebody else's. */
export async function takeChallenge(
  queries: Queries,
  challenge: string,
  personId: number | null,
  now: Date,
): Promise<boolean> {
  const ofPerson = personId === null ? isNull(passkeyChallenges.person_id) : eq(passkeyChallenges.person_id, personId)
  const taken = await queries
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.hash, hashToken(challenge)), gt(passkeyChallenges.expires_at, now), ofPerson))
    .returning({ hash: passkeyChallenges.hash })
  return taken.length > 0
}
