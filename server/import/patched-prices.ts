import type { instances } from '#server/db/tables/building.ts'
import type { RowOf } from './row-writer.ts'

type StoredUnit = typeof instances.$inferSelect
type UnitRow = RowOf<typeof instances>

/** Watches over prices that were changed since the last import. */
export interface PatchedPrices {
  /** The row of a stored unit: with its own prices where they are to be kept. */
  readonly adopt: (row: UnitRow, before: StoredUnit) => UnitRow
  /** How many units had a price of their own that the file does not have. */
  readonly count: () => number
}

/** Begins to watch; with `keeps` the changed prices stay, else those of the file replace them. */
export function watchPatchedPrices(keeps: boolean): PatchedPrices {
  let count = 0
  return {
    adopt: (row, before) => {
      const price = before.price !== before.imported_price && before.price !== row.price
      const extra = before.extra_price !== before.imported_extra_price && before.extra_price !== row.extra_price
      if (!price && !extra) return row
      count += 1
      if (!keeps) return row
      return { ...row, ...(price && { price: before.price }), ...(extra && { extra_price: before.extra_price }) }
    },
    count: () => count,
  }
}
