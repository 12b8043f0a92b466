import type { FaultReason } from './read-edit.ts'
import type { UnitColumn } from './unit-columns.ts'

/** A text that could not be read. It stays in its cell and is not sent. */
export interface FaultyText {
  readonly row: string
  readonly column: UnitColumn
  readonly text: string
  readonly fault: FaultReason
  readonly suggestion: string | undefined
  /** The words that name no tag of the project, so that they can be made. */
  readonly unknown: readonly string[]
}

/** Faulty texts by `cellKey`. */
export type FaultyTexts = ReadonlyMap<string, FaultyText>

/** The key of a cell. */
export function cellKey(row: string, column: string): string {
  return `${column} ${row}`
}
