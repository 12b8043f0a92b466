import { eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { integrations } from '#server/db/tables/order.ts'
import type { Seal } from '#server/secret/seal.ts'

/** Reseals secrets of an earlier SECRET_KEY, so that it can be dropped. Returns the number of secrets. */
export async function resealIntegrations(queries: Queries, seal: Seal): Promise<number> {
  return queries.transaction(async (tx) => {
    const rows = await tx.select({ id: integrations.id, secret: integrations.secret }).from(integrations).for('update')
    let count = 0
    for (const { id, secret } of rows) {
      const text = seal.openOld(secret)
      if (text === null) continue
      await tx
        .update(integrations)
        .set({ secret: seal.seal(text) })
        .where(eq(integrations.id, id))
      count += 1
    }
    return count
  })
}
