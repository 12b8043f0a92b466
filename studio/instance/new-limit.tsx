import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { UNIT_COLUMNS, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import { withLimit } from '#domain/unit-table/unit-filter.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { indexAfterKey, indexAfterLetter } from '#ui/keys/roving-keys.ts'
import styles from './limit-chip.module.css'
import { LimitEditor } from './limit-editor.tsx'
import { limitTitle } from './limit-words.ts'
import { useColumnUnits } from './use-column-units.ts'
import { useHungAgain } from './use-hung-again.ts'
import type { UnitList } from './use-unit-list.ts'

export interface NewLimitProps {
  readonly list: UnitList
  readonly close: () => void
}

/** A limit by any column: first the column, then its operator and values. */
export function NewLimit({ list, close }: NewLimitProps) {
  const [column, setColumn] = useState<UnitColumn | null>(null)
  const { filter, onFilter, optionsOf } = list
  if (!column) return <ColumnMenu list={list} onChoose={setColumn} />
  return (
    <LimitEditor
      column={column}
      limit={filter.limits.find((each) => each.column === column) ?? null}
      options={optionsOf(column)}
      onChange={(limit) => onFilter(withLimit(filter, column, limit))}
      close={close}
    />
  )
}

/** All columns. Arrows and letters move between them. */
function ColumnMenu({ list, onChoose }: { readonly list: UnitList; readonly onChoose: (column: UnitColumn) => void }) {
  const translator = useTranslator()
  const { t } = translator
  const units = useColumnUnits()
  const menu = useRef<HTMLDivElement>(null)
  useHungAgain(menu, 'start')
  const focusAt = (index: number) => (menu.current?.children[index] as HTMLElement | undefined)?.focus()
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => focusAt(0))
    return () => cancelAnimationFrame(frame)
  })
  const titles = UNIT_COLUMNS.map((column) => limitTitle(translator, column, units))
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const index = [...event.currentTarget.children].indexOf(event.target as Element)
    const next =
      indexAfterKey(event.key, index, { count: titles.length, vertical: true, rtl: false }) ??
      indexAfterLetter(event.key, index, titles)
    if (next === null) return
    event.preventDefault()
    focusAt(next)
  }
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('control.filter')}
      tabIndex={-1}
      className={styles.columns}
      onKeyDown={walk}
    >
      {UNIT_COLUMNS.map((column, index) => (
        <button key={column} type="button" role="menuitem" tabIndex={-1} onClick={() => onChoose(column)}>
          {titles[index]}
          {list.filter.limits.some((each) => each.column === column) && <Icon name="check" size="small" />}
        </button>
      ))}
    </div>
  )
}
