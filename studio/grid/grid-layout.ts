import type { GridGroupRow, GridRow } from './grid-props.ts'

/** A row with cells that is not hidden by a closed group. Ranges and keys count lines; group heads are not among them. */
export interface GridLine {
  readonly id: string
  /** Its number among all rows with cells, from 1, so that it stays when a group closes. */
  readonly number: number
  /** Its position on the screen, from 0. Group heads count too. */
  readonly at: number
}

/** Lines below one head. Rows before the first head have none. */
interface GridGroup {
  readonly head: GridGroupRow | null
  /** The positions on the screen, with the head. `to` is exclusive. */
  readonly from: number
  readonly to: number
}

/** The rows of a grid as they are placed on the screen. */
export interface GridLayout {
  readonly lines: readonly GridLine[]
  readonly groups: readonly GridGroup[]
  /** How many positions there are: lines and heads. */
  readonly count: number
  /** The index of a line by its id. */
  readonly lineOf: ReadonlyMap<string, number>
  /** The line at each position. At a head it is the line after it. */
  readonly lineAt: readonly number[]
}

/** Places the rows. Leaves out those of closed groups. */
export function layoutRows(rows: readonly GridRow[]): GridLayout {
  const lines: GridLine[] = []
  const groups: { head: GridGroupRow | null; from: number; to: number }[] = []
  const lineOf = new Map<string, number>()
  const lineAt: number[] = []
  let number = 0
  for (const row of rows) {
    const at = lineAt.length
    if (row.kind === 'group') {
      groups.push({ head: row, from: at, to: at + 1 })
      lineAt.push(lines.length)
      continue
    }
    number += 1
    const group = groups.at(-1) ?? { head: null, from: 0, to: 0 }
    if (groups.length === 0) groups.push(group)
    if (group.head?.isOpen === false) continue
    lineOf.set(row.id, lines.length)
    lineAt.push(lines.length)
    lines.push({ id: row.id, number, at })
    group.to = at + 1
  }
  return { lines, groups, count: lineAt.length, lineOf, lineAt }
}

/** The line at a position, or the nearest one. Null if there are no lines. */
export function nearestLine({ lines, lineAt }: GridLayout, position: number): number | null {
  if (lines.length === 0) return null
  const line = lineAt[Math.max(0, Math.min(Math.floor(position), lineAt.length - 1))] ?? 0
  return Math.min(line, lines.length - 1)
}

/** The index of the group at a position. */
export function groupAt(groups: readonly GridGroup[], position: number): number {
  let low = 0
  let high = groups.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((groups[middle]?.from ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** The part of a group that is drawn. */
export interface DrawnGroup {
  readonly group: GridGroup
  /** The drawn positions. `to` is exclusive. */
  readonly from: number
  readonly to: number
}

/** The parts of groups within some positions. */
export function groupsWithin({ groups }: GridLayout, from: number, to: number): readonly DrawnGroup[] {
  const drawn: DrawnGroup[] = []
  for (let index = groupAt(groups, from); index < groups.length; index += 1) {
    const group = groups[index]
    if (!group || group.from >= to) break
    if (group.to > from) drawn.push({ group, from: Math.max(group.from, from), to: Math.min(group.to, to) })
  }
  return drawn
}

/** The closed group that is nearest to a position: the next one, or else the one before. */
export function nearestClosedGroup({ groups }: GridLayout, position: number): GridGroupRow | null {
  const isClosed = ({ head }: GridGroup) => head?.isOpen === false
  const next = groups.find((group) => isClosed(group) && group.from >= position)
  return (next ?? groups.findLast(isClosed))?.head ?? null
}
