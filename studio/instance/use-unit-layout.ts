import { useMemo, useState } from 'react'
import {
  type ColumnChoice,
  choiceOfShown,
  FIRST_CHOICE,
  shownColumns,
  toggleColumn,
} from '#domain/unit-table/column-order.ts'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import type { UnitGroup } from '#domain/unit-table/unit-views.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { type KeptLayout, keepLayout, keptLayout } from './kept-layout.ts'
import type { SavedView } from './use-saved-views.ts'

/** How the table is arranged. */
export interface UnitLayoutChoice {
  readonly group: UnitGroup
  readonly onGroup: (group: UnitGroup) => void
  readonly choice: ColumnChoice
  /** The columns as they are at first in this project. */
  readonly usual: ColumnChoice
  readonly onChoice: (choice: ColumnChoice) => void
  /** The columns that are shown, in order. */
  readonly columns: readonly UnitColumn[]
  readonly widths: KeptLayout['widths']
  readonly onWidth: (column: string, width: number) => void
  /** Arranges the table as the saved view does. */
  readonly onReset: () => void
}

const WITH_EXTRA = toggleColumn(FIRST_CHOICE, 'extra_price')

interface Arranged {
  readonly view: number
  readonly group: UnitGroup
  readonly choice: ColumnChoice
}

/**
 * Grouping and columns: of the saved view with what was changed since it was opened, else as the person left them in this
 * project. Widths are always the person's.
 */
export function useUnitLayout(view: SavedView | null, { units }: Pick<UnitBook, 'units'>): UnitLayoutChoice {
  const { id: person } = useMe()
  const project = Number(useProject().catalogue.project_id)
  const [kept, setKept] = useState(() => keptLayout(person, project))
  const [changed, setChanged] = useState<Arranged | null>(null)
  const keep = (next: KeptLayout) => {
    setKept(next)
    keepLayout(person, project, next)
  }
  const ofView = useMemo(
    () => view && { view: view.id, group: view.content.group, choice: choiceOfShown(view.content.columns) },
    [view],
  )
  const arranged = ofView && changed?.view === ofView.view ? changed : ofView
  // Second prices stand beside the first ones where a project has them.
  const hasExtra = useMemo(() => units.some(({ extraPrice }) => extraPrice !== null), [units])
  const usual = hasExtra ? WITH_EXTRA : FIRST_CHOICE
  const { group, choice } = arranged ?? { group: kept.group, choice: kept.columns ?? usual }
  const columns = useMemo(() => shownColumns(choice), [choice])
  return {
    group,
    choice,
    usual,
    columns,
    widths: kept.widths,
    onGroup: (next) => (arranged ? setChanged({ ...arranged, group: next }) : keep({ ...kept, group: next })),
    onChoice: (next) => (arranged ? setChanged({ ...arranged, choice: next }) : keep({ ...kept, columns: next })),
    onWidth: (column, width) => keep({ ...kept, widths: { ...kept.widths, [column]: width } }),
    onReset: () => setChanged(null),
  }
}
