import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type ColumnChoice, moveColumn, toggleColumn } from '#domain/unit-table/column-order.ts'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import styles from './column-list.module.css'
import { columnTitle } from './unit-columns.ts'
import { useColumnUnits } from './use-column-units.ts'
import { useHungAgain } from './use-hung-again.ts'

export interface ColumnListProps {
  readonly choice: ColumnChoice
  /** As they are at first. */
  readonly usual: ColumnChoice
  readonly onChange: (choice: ColumnChoice) => void
}

/** The columns of the table: shown or hidden by their boxes, moved by their handles with the pointer or the arrow keys. */
export function ColumnList({ choice, usual, onChange }: ColumnListProps) {
  const translator = useTranslator()
  const { t } = translator
  const units = useColumnUnits()
  const list = useRef<HTMLDivElement>(null)
  useHungAgain(list, 'end')
  const [dragged, setDragged] = useState<{ readonly column: UnitColumn; readonly to: number } | null>(null)
  const [said, say] = useState('')
  const titleOf = (column: UnitColumn) => columnTitle(translator, column, units)
  // The number stays first, so it is not listed.
  const columns = choice.order.slice(1)
  // While a row is dragged only its looks move: an element that moves in the document loses the pointer.
  const drawn = dragged ? moveColumn(choice, dragged.column, dragged.to).order : choice.order
  const move = (column: UnitColumn, to: number) => {
    const next = moveColumn(choice, column, to)
    if (String(next.order) === String(choice.order)) return
    onChange(next)
    say(
      t('units.columns.moved', {
        name: titleOf(column),
        place: next.order.indexOf(column),
        count: columns.length,
      }),
    )
  }
  const onKey = (event: KeyboardEvent, column: UnitColumn) => {
    const place = choice.order.indexOf(column)
    const places: Readonly<Record<string, number>> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 1,
      End: choice.order.length,
    }
    const to = places[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(column, to)
  }
  const onDown = (event: PointerEvent<HTMLElement>, column: UnitColumn) => {
    if (event.button !== 0) return
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    let to = choice.order.indexOf(column)
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      to = placeAt(list.current, clientY)
      setDragged({ column, to })
    }
    const end = ({ type }: Event) => {
      handle.removeEventListener('pointermove', follow)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
      setDragged(null)
      if (type === 'pointerup') move(column, to)
    }
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
  return (
    <div className={styles.columns}>
      <div ref={list} className={styles.list}>
        {columns.map((column) => (
          <div
            key={column}
            className={styles.row}
            style={{ order: drawn.indexOf(column) } as CSSProperties}
            data-dragged={dragged?.column === column || undefined}
          >
            <Checkbox checked={!choice.hidden.includes(column)} onChange={() => onChange(toggleColumn(choice, column))}>
              {titleOf(column)}
            </Checkbox>
            <button
              type="button"
              className={styles.handle}
              aria-label={t('units.columns.move', { name: titleOf(column) })}
              onKeyDown={(event) => onKey(event, column)}
              onPointerDown={(event) => onDown(event, column)}
            >
              <StudioIcon name="grip" size="small" />
            </button>
          </div>
        ))}
      </div>
      <Button size="small" variant="plain" onClick={() => onChange(usual)}>
        {t('units.columns.reset')}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The place among all columns at a height of the screen. Rows are equally high, whatever their order is. */
function placeAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  const top = Math.min(...rows.map((row) => row.top))
  const height = rows[0]?.height ?? 1
  return Math.min(Math.max(Math.floor((y - top) / height), 0), rows.length - 1) + 1
}
