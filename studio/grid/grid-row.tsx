import { type CSSProperties, memo, type PointerEvent } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import { CheckBox } from './check-box.tsx'
import styles from './grid.module.css'
import { ariaCell, ariaRow } from './grid-aria.ts'
import { GridCellBox } from './grid-cell.tsx'
import type { GridLine } from './grid-layout.ts'
import type { GridCell, GridColumn, GridPerson } from './grid-props.ts'
import type { PastedText } from './paste-plan.ts'
import { isSameShade, type RowShade } from './row-shade.ts'

interface GridRowBoxProps {
  readonly line: GridLine
  /** The distance from the start of the group's drawn part, in pixels. */
  readonly top: number
  readonly columns: readonly GridColumn[]
  readonly cellOf: (row: string, column: string) => GridCell
  readonly shade: RowShade
  readonly pasted: ReadonlyMap<number, PastedText> | undefined
  readonly people: readonly GridPerson[] | undefined
  readonly isChecked: boolean
  readonly isOpen: boolean
  readonly activeId: string
  readonly checkLabel: string
  readonly acts: RowActs
}

/** What happens in rows. The object stays the same, so that rows need not be drawn again. */
export interface RowActs {
  readonly check: (row: string, isToMany: boolean) => void
  readonly open: ((row: string) => void) | undefined
  readonly handleDown: (event: PointerEvent<HTMLElement>) => void
}

/** A row. It is drawn again only if something in it changes. */
export const GridRowBox = memo(function GridRowBox(props: GridRowBoxProps) {
  const { line, top, columns, cellOf, shade, pasted, people, isChecked, isOpen, activeId, checkLabel, acts } = props
  const { id, number, at } = line
  const style: CSSProperties = { insetBlockStart: top }
  return (
    <div
      {...ariaRow(at)}
      style={style}
      className={joinClasses(styles.row, isOpen && styles.open, isChecked && styles.checked)}
    >
      <div {...ariaCell('gridcell', -1)} className={joinClasses(styles.check, styles.frozenCheck)}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <CheckBox label={checkLabel} isChecked={isChecked} onToggle={(isToMany) => acts.check(id, isToMany)} />
      </div>
      {columns.map((column, index) => (
        <GridCellBox
          key={column.id}
          row={id}
          column={column}
          index={index}
          cell={cellOf(id, column.id)}
          shade={shade}
          pasted={pasted?.get(index)}
          person={people?.find((each) => each.column === column.id)}
          activeId={activeId}
          onHandleDown={acts.handleDown}
          onOpen={acts.open}
        />
      ))}
    </div>
  )
}, isSameRow)

function isSameRow(before: GridRowBoxProps, after: GridRowBoxProps): boolean {
  return (Object.keys(after) as (keyof GridRowBoxProps)[]).every((key) =>
    key === 'shade' ? isSameShade(before.shade, after.shade) : Object.is(before[key], after[key]),
  )
}
