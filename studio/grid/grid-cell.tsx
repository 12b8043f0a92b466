import type { CSSProperties, PointerEvent } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import corner from './changed-corner.module.css'
import { ariaCell } from './grid-aria.ts'
import styles from './grid-cell.module.css'
import type { GridCell, GridColumn, GridMark, GridPerson } from './grid-props.ts'
import { isEditable } from './grid-table.ts'
import type { PastedText } from './paste-plan.ts'
import { type Band, isInBand, type RowShade } from './row-shade.ts'

interface GridCellBoxProps {
  readonly row: string
  readonly column: GridColumn
  readonly index: number
  readonly cell: GridCell
  readonly shade: RowShade
  readonly pasted: PastedText | undefined
  readonly person: GridPerson | undefined
  /** The id of the active cell, to which the focused field points. */
  readonly activeId: string
  readonly onHandleDown: (event: PointerEvent<HTMLElement>) => void
  readonly onOpen: ((row: string) => void) | undefined
}

const MARKS: Readonly<Record<GridMark, string | undefined>> = {
  changed: joinClasses(styles.changed, corner.corner),
  faulty: styles.faulty,
  suspicious: joinClasses(styles.suspicious, corner.corner),
  doubted: styles.suspicious,
  quiet: styles.muted,
}

/** One cell: its text, its marks, and its part of the selection. */
export function GridCellBox(props: GridCellBoxProps) {
  const { row, column, index, cell, shade, pasted, person, activeId, onHandleDown, onOpen } = props
  const isActive = shade.active === index
  const isSelected = isInBand(shade.selected, index)
  const canEdit = isEditable(column, row)
  const typed = pasted?.text ?? (cell.mark === 'faulty' && !cell.node ? cell.text : null)
  // What was typed reads as it was typed, also from right to left.
  const content = typed === null ? (cell.node ?? cell.text) : <bdi>{typed}</bdi>
  const isPlain = typed !== null || typeof content === 'string'
  const hint = pasted?.fault ?? cell.hint
  return (
    <div
      // The first column names the row.
      {...ariaCell(index === 0 ? 'rowheader' : 'gridcell', index, {
        'aria-selected': isSelected,
        'aria-readonly': !canEdit,
        'aria-invalid': cell.mark === 'faulty' || undefined,
      })}
      id={isActive ? activeId : undefined}
      title={hint}
      data-unkept={cell.isUnkept || undefined}
      className={joinClasses(
        styles.cell,
        index === 0 && styles.frozen,
        column.align === 'end' && styles.figures,
        (column.isDerived || (column.mark?.isLocked && !canEdit)) && styles.muted,
        cell.mark && MARKS[cell.mark],

        pasted && (pasted.fault === null ? styles.fits : styles.faulty),
        isSelected && styles.selected,
        isSelected && edgesOf(shade.selected, index),
        isInBand(shade.filled, index) && joinClasses(styles.filled, edgesOf(shade.filled, index)),
        isActive && styles.active,
        (shade.handle === index || person) && styles.raised,
      )}
    >
      <span className={joinClasses(styles.text, isPlain && styles.plain)} data-text>
        {column.opens && !pasted && onOpen ? (
          <button
            type="button"
            tabIndex={-1}
            className={styles.opener}
            onClick={({ detail }) => detail < 2 && onOpen(row)}
          >
            {content}
            <Icon name="next" size="small" />
          </button>
        ) : (
          content
        )}
      </span>
      {person && (
        <span className={styles.person} style={{ '--who': person.colour } as CSSProperties} aria-hidden="true">
          <b>{person.name}</b>
        </span>
      )}
      {shade.handle === index && <span className={styles.handle} onPointerDown={onHandleDown} data-handle />}
    </div>
  )
}

/** The edges of a rectangle that a cell is at. */
function edgesOf(band: Band | null, index: number): string {
  return joinClasses(
    band?.isTop && styles.top,
    band?.isBottom && styles.bottom,
    band?.first === index && styles.first,
    band?.last === index && styles.last,
  )
}
