import type { instances } from '#server/db/tables/building.ts'
import type { RowOf } from './row-writer.ts'

type StoredUnit = typeof instances.$inferSelect
type UnitRow = RowOf<typeof instances>

/** Which changes made by PATCH an import keeps. */
export interface KeptChanges {
  readonly keepPrices: boolean
  readonly keepStatuses: boolean
}

/** Units whose values were changed by PATCH and differ from the file, by their ids in the file. */
export interface PatchedUnits {
  readonly prices: readonly string[]
  readonly statuses: readonly string[]
  /** Units whose status can't be kept, because the file no longer has that status. */
  readonly lostStatuses: readonly string[]
}

/** Keeps track of prices and statuses that were changed by PATCH. */
interface PatchedWatch {
  /** The new row of a stored unit, with its stored values if they are to be kept. `statuses` are those of the file. */
  readonly adopt: (row: UnitRow, before: StoredUnit, statuses: ReadonlySet<number>) => UnitRow
  readonly found: () => PatchedUnits
}

/** Starts tracking. */
export function watchPatched({ keepPrices, keepStatuses }: KeptChanges): PatchedWatch {
  const prices: string[] = []
  const statuses: string[] = []
  const lostStatuses: string[] = []
  return {
    adopt: (row, before, known) => {
      const hasPrice = isPatched(before.price, before.imported_price, row.price)
      const hasExtra = isPatched(before.extra_price, before.imported_extra_price, row.extra_price)
      // Rows that were not imported have no status to compare with.
      const lastStatus = before.imported_status_id ?? before.status_id
      const hasStatus = isPatched(before.status_id, lastStatus, row.status_id)
      const keepsStatus = hasStatus && keepStatuses && known.has(before.status_id)
      if (hasPrice || hasExtra) prices.push(row.external_id)
      if (hasStatus) (keepStatuses && !keepsStatus ? lostStatuses : statuses).push(row.external_id)
      return {
        ...row,
        ...(hasPrice && keepPrices && { price: before.price }),
        ...(hasExtra && keepPrices && { extra_price: before.extra_price }),
        ...(keepsStatus && { status_id: before.status_id }),
        imported_price: lastImported(row.price, before.price, before.imported_price),
        imported_extra_price: lastImported(row.extra_price, before.extra_price, before.imported_extra_price),
        imported_status_id: lastImported(row.status_id, before.status_id, lastStatus),
      }
    },
    found: () => ({ prices, statuses, lostStatuses }),
  }
}

/** Keeps every value that PATCH can change. A unit that was archived is new and gets the values of the file. */
export const KEEP_LIVE: PatchedWatch = {
  adopt: (row, before) => {
    if (before.archived_at) return row
    const { status_id, promoactions, tags, price, extra_price, renovation, window_view } = before
    const { imported_price, imported_extra_price, imported_status_id } = before
    return {
      ...row,
      ...{ status_id, promoactions, tags, price, extra_price, renovation, window_view },
      ...{ imported_price, imported_extra_price, imported_status_id },
    }
  },
  found: () => ({ prices: [], statuses: [], lostStatuses: [] }),
}

/** Whether a stored value was changed by PATCH and differs from the file. */
function isPatched<Value>(stored: Value, imported: Value, ofFile: Value): boolean {
  return stored !== imported && stored !== ofFile
}

/**
 * What counts as the last imported value. A file with the stored value, such as an export, changes nothing: the value
 * still counts as changed by PATCH until a file replaces it.
 */
function lastImported<Value>(ofFile: Value, stored: Value, imported: Value): Value {
  return ofFile === stored ? imported : ofFile
}
