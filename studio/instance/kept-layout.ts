import { type ColumnChoice, FIRST_CHOICE, knownColumns, wholeOrder } from '#domain/unit-table/column-order.ts'
import { UNIT_GROUPS, type UnitGroup } from '#domain/unit-table/unit-views.ts'

/** How a person arranges the table of a project: grouping, columns and their widths in pixels. */
export interface KeptLayout {
  readonly group: UnitGroup
  /** Null: the usual ones of the project. */
  readonly columns: ColumnChoice | null
  readonly widths: Readonly<Partial<Record<string, number>>>
}

/** How the table is arranged at first. */
export const FIRST_LAYOUT: KeptLayout = { group: 'storey', columns: null, widths: {} }

const keyOf = (person: number, project: number) => `studio-units-${person}-${project}`

/** How a person arranged the table of a project in this browser. */
export function keptLayout(person: number, project: number): KeptLayout {
  try {
    return readLayout(localStorage.getItem(keyOf(person, project)))
  } catch {
    return FIRST_LAYOUT
  }
}

/** Keeps how a person arranges the table of a project. */
export function keepLayout(person: number, project: number, layout: KeptLayout): void {
  try {
    localStorage.setItem(keyOf(person, project), JSON.stringify(layout))
  } catch {
    // Without storage the table is arranged as at first next time.
  }
}

/** Reads a kept layout. What is wrong in it, or was kept by another version, is ignored. */
export function readLayout(text: string | null): KeptLayout {
  const kept = parse(text)
  const columns = parts(kept.columns)
  const hidden = Array.isArray(columns.hidden) ? knownColumns(columns.hidden) : FIRST_CHOICE.hidden
  const order = Array.isArray(columns.order) ? knownColumns(columns.order) : null
  // Columns that came after the layout was kept are as they are at first.
  const unseen = FIRST_CHOICE.hidden.filter((each) => order && !order.includes(each) && !hidden.includes(each))
  return {
    group: UNIT_GROUPS.find((each) => each === kept.group) ?? FIRST_LAYOUT.group,
    columns:
      Object.keys(columns).length > 0
        ? {
            order: order ? wholeOrder(order) : FIRST_CHOICE.order,
            hidden: [...hidden.filter((each) => each !== 'number'), ...unseen],
          }
        : null,
    widths: Object.fromEntries(
      Object.entries(parts(kept.widths)).filter(([, width]) => typeof width === 'number' && width > 0 && width < 5000),
    ) as KeptLayout['widths'],
  }
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return parts(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

function parts(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
