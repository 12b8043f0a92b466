import type { ImportError } from '#contract/errors.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { orders } from '#server/db/tables/order.ts'
import { WHOLE_FILE } from './issue-row.ts'

/** A unit that the file no longer has. */
export interface ArchivedUnit {
  readonly id: number
  readonly external_id: string
}

/** What is worth a warning. */
export interface Noticed {
  readonly archived: readonly ArchivedUnit[]
  /** How many units have a price that was changed since the last import and that the file does not have. */
  readonly patched: number
  readonly keepPrices: boolean
}

// More would not be read.
const MAX_NAMED = 20

/** Words what an import does that its sender may not expect. */
export async function warnings(queries: Queries, { archived, patched, keepPrices }: Noticed): Promise<ImportError[]> {
  const ordered = await readOrdered(queries, archived)
  return [
    ...(patched > 0 ? [{ path: WHOLE_FILE, reason: wordPrices(patched, keepPrices) }] : []),
    ...(ordered.length > 0 ? [{ path: WHOLE_FILE, reason: wordOrdered(ordered) }] : []),
  ]
}

async function readOrdered(queries: Queries, archived: readonly ArchivedUnit[]): Promise<readonly ArchivedUnit[]> {
  if (archived.length === 0) return []
  const rows = await queries
    .selectDistinct({ id: orders.instance_id })
    .from(orders)
    .where(
      anyOf(
        orders.instance_id,
        archived.map(({ id }) => id),
      ),
    )
  const ids = new Set(rows.map(({ id }) => id))
  return archived.filter(({ id }) => ids.has(id))
}

function wordPrices(count: number, keepPrices: boolean): string {
  const units = count === 1 ? '1 unit has a price' : `${count} units have a price`
  const fate = keepPrices ? 'it is kept' : 'the price of the file replaces it; keep_prices=1 keeps it'
  return `${units} that was changed since the last import and differs from the file: ${fate}`
}

function wordOrdered(units: readonly ArchivedUnit[]): string {
  const names = units.slice(0, MAX_NAMED).map(({ external_id }) => `"${external_id}"`)
  const more = units.length > MAX_NAMED ? ` and ${units.length - MAX_NAMED} more` : ''
  return `Units with requests are archived, since the file no longer has them: ${names.join(', ')}${more}`
}
