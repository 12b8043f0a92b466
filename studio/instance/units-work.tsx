import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { type Answer, firstAskedCell } from '#domain/unit-table/asked-edits.ts'
import { cellKey } from '#domain/unit-table/faulty-text.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { dropHash } from '#studio/address/browser-history.ts'
import { useArrivalByKeys } from '#studio/address/use-arrival-by-keys.ts'
import { useShowUnits } from '#studio/catalogue/figures-context.tsx'
import { focusTable } from '#studio/frame/focus-table.ts'
import { ScreenPage } from '#studio/frame/screen-page.tsx'
import type { GridHandle, GridPlace, GridSelection } from '#studio/grid/grid-props.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Faces } from '#studio/presence/faces.tsx'
import { usePresence } from '#studio/presence/use-presence.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useFieldOwners } from './field-owners.ts'
import { useKnownPrices } from './known-prices.ts'
import {
  AskCard,
  BulkPrices,
  ClashCard,
  EmptyProject,
  FaultCard,
  NothingFound,
  OfflineStrip,
  OwnerCard,
  SelectionBar,
  UnitPanel,
  UnitsChess,
  useLaterParts,
} from './later-parts.tsx'
import type { AskedOwner } from './owner-card.tsx'
import { UnitViews } from './unit-views.tsx'
import { UnitsList } from './units-list.tsx'
import { UnitsSkeleton } from './units-skeleton.tsx'
import { UnitsStatusBar } from './units-status-bar.tsx'
import { UnitsTable } from './units-table.tsx'
import { UnitsToolbar } from './units-toolbar.tsx'
import styles from './units-work.module.css'
import { useAskedUnit } from './use-asked-unit.ts'
import { useColumnUnits } from './use-column-units.ts'
import { useRefusals } from './use-refusals.ts'
import { useUndo } from './use-undo.ts'
import { useUnitEdits } from './use-unit-edits.ts'
import { useUnitLayout } from './use-unit-layout.ts'
import { useUnitList } from './use-unit-list.ts'

/** The work on units: views, filters, the table, and what is selected in it. */
export function UnitsWork() {
  const { t } = useTranslator()
  const { isAway } = useProjectState()
  const isSmall = useScreenSize() === 'small'
  const list = useUnitList()
  const { book, found } = list
  const owners = useFieldOwners()
  const [[askedOwner, ...otherOwners], setAskedOwners] = useState<readonly AskedOwner[]>([])
  // Where the focus was before a card about a feed took it.
  const beforeOwner = useRef<Element | null>(null)
  const tellOwners = useCallback((asked: readonly AskedOwner[]) => {
    if (asked.length === 0) return
    beforeOwner.current = document.activeElement
    setAskedOwners(asked)
  }, [])
  const edits = useUnitEdits(book, useKnownPrices())
  const undo = useUndo()
  useRefusals()
  const { catalogue } = useProject()
  useShowUnits(Number(catalogue.project_id), book.units.length)
  const layout = useUnitLayout(list.savedView, book)
  const [selection, setSelection] = useState<GridSelection | null>(null)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<string | null>(null)
  const { mode } = list
  const [repriced, setRepriced] = useState<readonly UnitFacts[] | null>(null)
  const mayDescribe = hasDuty(useMe().role, 'describe')
  const grid = useRef<GridHandle>(null)
  const [focusTurn, setFocusTurn] = useState(0)
  const focusPanel = () => setFocusTurn((turn) => turn + 1)
  useAskedUnit((id) => {
    setOpenId(id)
    focusPanel()
  })
  useLaterParts()
  // What was selected in another list, or in the table before the chess, is out of sight.
  const listed = useRef(list.key)
  useEffect(() => {
    if (listed.current === list.key) return
    listed.current = list.key
    setChecked(new Set())
    grid.current?.deselect()
    if (mode === 'chess') setSelection(null)
  }, [list.key, mode])
  useArrivalByKeys(focusTable)
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
  const columnUnits = useColumnUnits()
  const cellAt = (row: string, column: string) => grid.current?.cellAt({ row, column }) ?? null
  const closePanel = () => {
    setOpenId(null)
    setFocusTurn(0)
    // A reload must not open it again.
    dropHash()
    focusGrid()
  }
  // The table says it itself and keeps its state.
  const hasNone = found.length === 0 && book.units.length > 0
  const askedCell = firstAskedCell(edits.asked)
  const answer = (taken: Answer) => {
    edits.answer(taken)
    // A range that is asked about stays selected, so that it can be changed in another way.
    if (taken === 'none' && askedCell && !isSelected(selection, askedCell)) grid.current?.reveal(askedCell)
    else focusGrid()
  }
  const closeOwner = () => {
    setAskedOwners(otherOwners)
    if (grid.current) focusGrid()
    else if (beforeOwner.current instanceof HTMLElement) beforeOwner.current.focus({ preventScroll: true })
  }
  const changePrices = (units: readonly UnitFacts[]) => {
    const open = units.filter((unit) => !owners.isOwned('price', unit))
    const left = units.length - open.length
    if (open.length > 0) setRepriced(open)
    if (left > 0) tellOwners([{ column: 'price', ...(open.length > 0 && { left }) }])
  }
  const fault = selection && edits.faulty.get(cellKey(selection.active.row, selection.active.column))
  return (
    <ScreenPage title={t('view_menu.premises')} isFull beside={<Faces people={people} />}>
      <UnitViews list={list} layout={layout} />
      <UnitsToolbar list={list} layout={layout} undoHistory={undo} checked={checked} mode={mode} />
      {isAway && <OfflineStrip />}
      <div className={styles.work}>
        <div className={styles.sheet}>
          {book.units.length === 0 && mayDescribe ? (
            <EmptyProject book={book} />
          ) : list.isWaiting ? (
            <UnitsSkeleton rowsOnly />
          ) : hasNone && (isSmall || mode === 'chess') ? (
            <NothingFound list={list} />
          ) : mode === 'chess' ? (
            <UnitsChess
              units={found}
              book={book}
              openId={openId}
              onOpen={openUnit}
              onOwner={(left) => tellOwners([{ column: 'status', ...(left !== undefined && { left }) }])}
            />
          ) : isSmall ? (
            <UnitsList
              units={found}
              book={book}
              onOpen={setOpenId}
              onChangePrices={mayDescribe ? changePrices : undefined}
            />
          ) : (
            <UnitsTable
              list={list}
              group={layout.group}
              columns={layout.columns}
              widths={layout.widths}
              onWidth={layout.onWidth}
              faulty={edits.faulty}
              asked={edits.asked}
              onOwner={tellOwners}
              onEdit={edits.onEdit}
              onEditStart={edits.onEditStart}
              checked={checked}
              onCheck={setChecked}
              onSelect={setSelection}
              openId={open?.id ?? null}
              onOpen={openUnit}
              onPress={(id) => openId !== null && setOpenId(id)}
              undoHistory={undo}
              handle={grid}
              people={people}
            />
          )}
          <div className={styles.cards}>
            <ClashCard book={book} cellAt={cellAt} onSettled={focusGrid} />
            {fault && mode === 'table' && (
              <FaultCard
                key={cellKey(fault.row, fault.column)}
                fault={fault}
                anchor={() => cellAt(fault.row, fault.column)}
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
            {askedCell && (isSmall || mode === 'table') && (
              <AskCard
                asked={edits.asked}
                units={columnUnits}
                anchor={() => cellAt(askedCell.row, askedCell.column)}
                onAnswer={answer}
              />
            )}
            {askedOwner && <OwnerCard key={askedOwner.column} asked={askedOwner} onClose={closeOwner} />}
            {!isSmall && mode === 'table' && !repriced && (
              <SelectionBar
                book={book}
                selection={selection}
                checked={checked}
                grid={grid}
                onChangePrices={mayDescribe ? changePrices : undefined}
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

function isSelected(selection: GridSelection | null, { row, column }: GridPlace): boolean {
  if (!selection) return false
  return selection.rows.includes(row) && selection.columns.includes(column)
}
