import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { RESERVED_WORDS } from '#domain/address/reserved.ts'
import type { Queries } from '#server/db/database.ts'
import { links } from '#server/db/tables/catalogue.ts'
import { DIRECTORY, PARTNER_LINKS, type Subject } from '#server/live/change.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'

/** A catalogue, or the link of a partner, that got another address. */
interface RenamedToken {
  readonly from: string
  readonly to: string
  readonly isPartner: boolean
}

type LinkRow = typeof links.$inferSelect

/**
 * Gives catalogues and partners another token if theirs has become an address of the server itself, such as `studio`, in
 * whatever case. Otherwise nobody could open them any more.
 */
export function renameReserved(deps: DataDeps): Promise<readonly RenamedToken[]> {
  return changeData(deps, async (tx) => {
    const taken = await tx
      .select()
      .from(links)
      .where(inArray(sql`lower(${links.token})`, [...RESERVED_WORDS]))
      .orderBy(links.id)
    const result: RenamedToken[] = []
    for (const link of taken) {
      const to = await freeToken(tx, link)
      await tx.update(links).set({ token: to }).where(eq(links.id, link.id))
      result.push({ from: link.token, to, isPartner: link.partner_id !== null })
    }
    const subjects: Subject[] = result.map(({ isPartner }) => (isPartner ? PARTNER_LINKS : DIRECTORY))
    return { result, subjects }
  })
}

async function freeToken(tx: Queries, { token, account_id, partner_id }: LinkRow): Promise<string> {
  // The tokens of catalogues are unique on the server, those of partners in their account.
  const isOther = partner_id === null ? isNull(links.partner_id) : eq(links.account_id, account_id)
  for (let number = 1; ; number += 1) {
    const candidate = `${token}-${number}`
    const [found] = await tx
      .select({ id: links.id })
      .from(links)
      .where(and(isOther, eq(links.token, candidate)))
    if (!found) return candidate
  }
}
