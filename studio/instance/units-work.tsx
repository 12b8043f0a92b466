import { useMemo, useRef, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { EmptyProject } from '#studio/building/empty-project.tsx'
import { ScreenPage } from '#studio/frame/screen-page.tsx'
import type { GridHandle, GridSelection } from '#studio/grid/grid-props.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Faces } from '#studio/presence/faces.tsx'
import { usePresence } from '#studio/presence/use-presence.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { BulkPrices } from './bulk-prices.tsx'
import { ClashCard } from './clash-card.tsx'
import { FaultCard } from './fault-card.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { FIRST_COLUMNS, type UnitColumn } from './unit-columns.ts'
import type { UnitFacts } from './unit-facts.ts'
import type { UnitGroup } from './unit-list.ts'
import { UnitPanel } from './unit-panel.tsx'
import { UnitViews } from './unit-views.tsx'
import { UnitsChess } from './units-chess.tsx'
import { UnitsList } from './units-list.tsx'
import { UnitsStatusBar } from './units-status-bar.tsx'
import { UnitsTable } from './units-table.tsx'
import { UnitsToolbar } from './units-toolbar.tsx'
import styles from './units-work.module.css'
import { useAskedUnit } from './use-asked-unit.ts'
import { useRefusals } from './use-refusals.ts'
import { useUndo } from './use-undo.ts'
import { useUnitEdits } from './use-unit-edits.ts'
import { useUnitList } from './use-unit-list.ts'

/** The work on units: views, filters, the table, and what is selected in it. */
export function UnitsWork() {
  const { t } = useTranslator()
  const { isAway } = useProjectState()
  const isSmall = useScreenSize() === 'small'
  const list = useUnitList()
  const { book, found } = list
  const edits = useUnitEdits(book)
  const undo = useUndo()
  useRefusals()
  const { catalogue } = useProject()
  const [group, setGroup] = useState<UnitGroup>('storey')
  const [columns, setColumns] = useState<readonly UnitColumn[]>(FIRST_COLUMNS)
  const [selection, setSelection] = useState<GridSelection | null>(null)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<string | null>(null)
  const [mode, setMode] = useState<'table' | 'chess'>('table')
  const [repriced, setRepriced] = useState<readonly UnitFacts[] | null>(null)
  const mayDescribe = hasDuty(useMe().role, 'describe')
  const grid = useRef<GridHandle>(null)
  const [focusTurn, setFocusTurn] = useState(0)
  const focusPanel = () => setFocusTurn((turn) => turn + 1)
  useAskedUnit((id) => {
    setOpenId(id)
    focusPanel()
  })
  /** Opens a unit; once more, the keyboard goes on in its panel. */
  const openUnit = (id: string) => (id === openId ? focusPanel() : setOpenId(id))
  const place = selection?.active
  const people = usePresence(Number(catalogue.project_id), 'units', place ? `${place.column} ${place.row}` : null)
  const open = useMemo(() => (openId === null ? null : (book.byId.get(openId) ?? null)), [book, openId])
  const move = (step: 1 | -1) => {
    const index = found.findIndex(({ id }) => id === openId)
    const next = found[(index + step + found.length) % found.length]
    if (next) setOpenId(next.id)
  }
  // The button that was pressed disappears with its card.
  const focusGrid = () => grid.current?.focus()
  const closePanel = () => {
    setOpenId(null)
    setFocusTurn(0)
    // A reload must not open it again.
    if (location.hash) history.replaceState(null, '', location.pathname)
    focusGrid()
  }
  const fault = selection && edits.faulty.get(`${selection.active.column} ${selection.active.row}`)
  return (
    <ScreenPage title={t('nav.units')} isFull beside={<Faces people={people} />}>
      <UnitViews list={list} />
      <UnitsToolbar
        list={list}
        group={group}
        onGroup={setGroup}
        columns={columns}
        onColumns={setColumns}
        history={undo}
        mode={mode}
        onMode={setMode}
        checked={checked}
      />
      {isAway && <OfflineStrip />}
      <div className={styles.work}>
        <div className={styles.sheet}>
          {book.units.length === 0 && mayDescribe ? (
            <EmptyProject book={book} />
          ) : mode === 'chess' ? (
            <UnitsChess units={found} book={book} openId={openId} onOpen={openUnit} />
          ) : isSmall ? (
            <UnitsList
              units={found}
              book={book}
              onOpen={setOpenId}
              onChangePrices={mayDescribe ? setRepriced : undefined}
            />
          ) : (
            <UnitsTable
              list={list}
              group={group}
              columns={columns}
              faulty={edits.faulty}
              onEdit={edits.onEdit}
              onEditStart={edits.onEditStart}
              checked={checked}
              onCheck={setChecked}
              onSelect={setSelection}
              openId={open?.id ?? null}
              onOpen={openUnit}
              history={undo}
              handle={grid}
              people={people}
            />
          )}
          <div className={styles.cards}>
            <ClashCard book={book} onSettled={focusGrid} />
            {fault && (
              <FaultCard
                fault={fault}
                onUse={(change) => {
                  edits.onEdit(change)
                  focusGrid()
                }}
                onDiscard={(row, column) => {
                  edits.forget(row, column)
                  focusGrid()
                }}
              />
            )}
            {!isSmall && mode === 'table' && (
              <SelectionBar
                book={book}
                selection={selection}
                checked={checked}
                grid={grid}
                onChangePrices={mayDescribe ? setRepriced : undefined}
              />
            )}
          </div>
        </div>
        {open && <UnitPanel unit={open} book={book} onMove={move} onClose={closePanel} focusTurn={focusTurn} />}
      </div>
      {!isSmall && <UnitsStatusBar list={list} selection={selection} />}
      {repriced && <BulkPrices units={repriced} book={book} onClose={() => setRepriced(null)} />}
    </ScreenPage>
  )
}
