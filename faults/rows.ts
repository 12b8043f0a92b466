import { dropped } from './connection-rows.ts'
import { killed } from './kill-rows.ts'
import { silent } from './receiver-rows.ts'
import type { Row } from './run-row.ts'

/** The rows of the matrix, in the order in which they are run; each can be asked for by its short name. */
export const ROWS: Readonly<Record<string, Row>> = {
  kill: killed,
  connections: dropped,
  silence: silent,
}
