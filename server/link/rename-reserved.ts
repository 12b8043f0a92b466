import { and, eq, inArray, isNull } from 'drizzle-orm'
import { SERVER_ROOTS } from '#domain/address/address.ts'
import type { Queries } from '#server/db/database.ts'
import { links } from '#server/db/tables/catalogue.ts'
import { DIRECTORY } from '#server/live/change.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'

/** A catalogue that got another address. */
export interface RenamedToken {
  readonly from: string
  readonly to: string
}

/**
 * Gives catalogues another token if theirs has become an address of the server itself, such as `studio`. Otherwise
 * nobody could open them any more.
 */
export function renameReserved(deps: DataDeps): Promise<readonly RenamedToken[]> {
  return changeData(deps, async (tx) => {
    const taken = await tx
      .select({ id: links.id, token: links.token })
      .from(links)
      .where(and(isNull(links.partner_id), inArray(links.token, [...SERVER_ROOTS])))
    const result: RenamedToken[] = []
    for (const { id, token } of taken) {
      const to = await freeToken(tx, token)
      await tx.update(links).set({ token: to }).where(eq(links.id, id))
      result.push({ from: token, to })
    }
    return { result, subjects: result.length > 0 ? [DIRECTORY] : [] }
  })
}

async function freeToken(tx: Queries, token: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = `${token}-${number}`
    const [found] = await tx
      .select({ id: links.id })
      .from(links)
      .where(and(isNull(links.partner_id), eq(links.token, candidate)))
    if (!found) return candidate
  }
}
