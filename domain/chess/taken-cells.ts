import type { Span } from './chess-answer.ts'

/** The cells of a section that units have taken: for each level of `storeyLevels`, the owner of each column. */
export type TakenCells<Owner> = readonly Map<number, Owner>[]

/** The size of a unit on one storey and in one column. */
export const ONE_CELL: Span = { columns: 1, storeys: 1 }

/** The owner of one of the cells that a unit needs; undefined if they are free. Above the highest level there are no cells. */
export function ownerOf<Owner>(taken: TakenCells<Owner>, level: number, column: number, span: Span): Owner | undefined {
  for (const owners of taken.slice(level, level + span.storeys)) {
    for (let at = column; at < column + span.columns; at++) if (owners.has(at)) return owners.get(at)
  }
  return undefined
}

/** Takes the cells of a unit. */
export function takeCells<Owner>(
  taken: TakenCells<Owner>,
  level: number,
  column: number,
  span: Span,
  owner: Owner,
): void {
  for (const owners of taken.slice(level, level + span.storeys)) {
    for (let at = column; at < column + span.columns; at++) owners.set(at, owner)
  }
}
