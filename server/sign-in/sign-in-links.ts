import { createHash, randomInt } from 'node:crypto'
import { and, count, desc, eq, gt, type InferSelectModel, isNull, lt, sql, sum } from 'drizzle-orm'
import type { LanguageCode } from '#domain/language/language.ts'
import { ASK_WINDOW_MS, CODE_TRIES, LINK_MS, TRY_WINDOW_MS } from '#domain/sign-in/limits.ts'
import type { Queries } from '#server/db/database.ts'
import { signInLinks } from '#server/db/tables/person.ts'
import { createToken, hashToken } from '#server/session/secret-token.ts'

/** A link and code as stored. */
type LinkRow = InferSelectModel<typeof signInLinks>

/** Who asks for a link, and in which browser. */
export interface LinkDraft {
  readonly email: string
  readonly lang: LanguageCode
  /** The token of the browser that asks. */
  readonly browser: string
}

/** A new link. Token and code are only in the mail. */
export interface CreatedLink {
  readonly id: number
  readonly token: string
  readonly code: string
}

const CODES = 1_000_000

/** Stores a link and its code. */
export async function createLink(queries: Queries, draft: LinkDraft, now: Date): Promise<CreatedLink> {
  const { email, lang, browser } = draft
  const token = createToken()
  const code = String(randomInt(CODES)).padStart(6, '0')
  const [row] = await queries
    .insert(signInLinks)
    .values({
      email,
      lang,
      token_hash: hashToken(token),
      code_hash: hashCode(browser, code),
      browser_hash: hashToken(browser),
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MS),
    })
    .returning({ id: signInLinks.id })
  if (!row) throw new Error('no link was created')
  return { id: row.id, token, code }
}

/** How many links were asked for a mail address lately. */
export async function countAsks(queries: Queries, email: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - ASK_WINDOW_MS)
  const [row] = await queries
    .select({ asks: count() })
    .from(signInLinks)
    .where(and(eq(signInLinks.email, email), gt(signInLinks.created_at, since)))
  return row?.asks ?? 0
}

/** How often codes of a mail address were tried lately. */
export async function countTries(queries: Queries, email: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - TRY_WINDOW_MS)
  const [row] = await queries
    .select({ tries: sum(signInLinks.tries).mapWith(Number) })
    .from(signInLinks)
    .where(and(eq(signInLinks.email, email), gt(signInLinks.created_at, since)))
  return row?.tries ?? 0
}

/** Whether a browser has a link that is still good. */
export async function hasLink(queries: Queries, browser: string, now: Date): Promise<boolean> {
  const rows = await queries
    .select({ found: sql`1` })
    .from(signInLinks)
    .where(and(eq(signInLinks.browser_hash, hashToken(browser)), isGood(now)))
    .limit(1)
  return rows.length > 0
}

/** Spends a link in the browser that asked for it. Only one of several simultaneous calls succeeds. */
export async function spendLink(
  tx: Queries,
  token: string,
  browser: string | null,
  now: Date,
): Promise<LinkRow | 'expired' | 'other_browser'> {
  const isOfToken = and(eq(signInLinks.token_hash, hashToken(token)), isGood(now))
  const isOfBrowser = eq(signInLinks.browser_hash, hashToken(browser ?? ''))
  const [spent] = await tx.update(signInLinks).set({ used_at: now }).where(and(isOfToken, isOfBrowser)).returning()
  if (spent) return spent
  const [other] = await tx.select().from(signInLinks).where(isOfToken)
  return other ? 'other_browser' : 'expired'
}

/** The last link that a browser asked for, if its code can still be tried. */
export async function findLastLink(queries: Queries, browser: string, now: Date): Promise<LinkRow | null> {
  const [last] = await queries
    .select()
    .from(signInLinks)
    .where(eq(signInLinks.browser_hash, hashToken(browser)))
    .orderBy(desc(signInLinks.id))
    .limit(1)
  return last && last.used_at === null && last.expires_at > now && last.tries < CODE_TRIES ? last : null
}

/**
 * Counts a try of a code. Null if it can't be tried any more. Call it outside of a transaction, which a wrong code would
 * roll back.
 */
export async function takeTry(queries: Queries, id: number, now: Date): Promise<LinkRow | null> {
  const [row] = await queries
    .update(signInLinks)
    .set({ tries: sql`${signInLinks.tries} + 1` })
    .where(and(eq(signInLinks.id, id), isGood(now), lt(signInLinks.tries, CODE_TRIES)))
    .returning()
  return row ?? null
}

/** Whether this is the code of a link. */
export function isRightCode({ code_hash }: LinkRow, browser: string, code: string): boolean {
  return code_hash === hashCode(browser, code)
}

/** Spends the code of a link. Only one of several simultaneous calls succeeds. */
export async function spendCode(tx: Queries, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(signInLinks)
    .set({ used_at: now })
    .where(and(eq(signInLinks.id, id), isGood(now)))
    .returning({ id: signInLinks.id })
  return rows.length > 0
}

function isGood(now: Date) {
  return and(isNull(signInLinks.used_at), gt(signInLinks.expires_at, now))
}

/** Six digits could be found from a plain hash. The token of the browser is not stored, so this hash says nothing. */
function hashCode(browser: string, code: string): string {
  return createHash('sha256').update(`${browser} ${code}`).digest('hex')
}
