import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { StudioKey } from '#i18n/messages.ts'

/** A text that could not be read. It stays in its cell and is not sent. */
export interface FaultyText {
  readonly row: string
  readonly column: UnitColumn
  readonly text: string
  readonly fault: StudioKey
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
