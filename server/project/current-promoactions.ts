import { and, between, eq, or, type SQL, sql } from 'drizzle-orm'
import { isPromoactionOn } from '#domain/project/promoaction-days.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { projects, promoactions } from '#server/db/tables/project.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'

/** Milliseconds by the clock of the database, which all processes share. */
const CLOCK = sql<number>`(extract(epoch from now()) * 1000)::float8`.mapWith(Number)

/** The time zone of a project or else of its account; null if neither has one. */
const TIME_ZONE = sql<string | null>`coalesce(${projects.time_zone}, ${accounts.time_zone})`

/** Reads the promoactions that count at this moment, in order. */
export async function readCurrentPromoactions(queries: Queries, where: SQL | undefined) {
  const rows = await readWithZones(queries, where)
  return rows
    .filter(({ promoaction, timeZone, clock }) => isPromoactionOn(promoaction, timeZone, new Date(clock)))
    .map(({ promoaction }) => promoaction)
}

function readWithZones(queries: Queries, where: SQL | undefined) {
  return queries
    .select({ promoaction: promoactions, timeZone: TIME_ZONE, clock: CLOCK })
    .from(promoactions)
    .innerJoin(projects, eq(projects.id, promoactions.project_id))
    .innerJoin(accounts, eq(accounts.id, projects.account_id))
    .where(where)
    .orderBy(promoactions.position, promoactions.id)
}

/** Checks which promotions have begun or ended since the last check, and announces their projects. */
export function createPromoactionWatch(
  deps: DataDeps,
  since: Date,
  readNow: () => Promise<Date> = () => readClock(deps.database.queries),
): () => Promise<void> {
  let last = since
  return async () => {
    const now = await readNow()
    const changed = await changedBetween(deps.database.queries, last, now)
    if (changed.length > 0) {
      const subjects = changed.map((id) => ({ scope: 'project' as const, id }))
      await changeData(deps, async () => ({ result: null, subjects }))
    }
    last = now
  }
}

/** The current time by the clock of the database. */
export async function readClock(queries: Queries): Promise<Date> {
  const [row] = await queries.select({ clock: CLOCK }).from(sql`(values (1)) as one`)
  if (!row) throw new Error('the database has no clock')
  return new Date(row.clock)
}

const DAY = 86_400_000

/** The projects with a promotion that counts at one of two moments and not at the other. */
async function changedBetween(queries: Queries, from: Date, to: Date): Promise<readonly number[]> {
  // A day begins somewhere on Earth up to a day before, and ends up to a day after it does in UTC.
  const first = isoDay(from.getTime() - 2 * DAY)
  const last = isoDay(to.getTime() + 2 * DAY)
  const isNear = or(between(promoactions.first_day, first, last), between(promoactions.until, first, last))
  const rows = await readWithZones(queries, and(isNear))
  const changed = rows.filter(
    ({ promoaction, timeZone }) =>
      isPromoactionOn(promoaction, timeZone, from) !== isPromoactionOn(promoaction, timeZone, to),
  )
  return [...new Set(changed.map(({ promoaction }) => promoaction.project_id))]
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
