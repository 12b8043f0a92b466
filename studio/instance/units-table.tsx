import { type Ref, useCallback, useMemo, useState } from 'react'
import type { AskedEdits } from '#domain/unit-table/asked-edits.ts'
import type { FaultyTexts } from '#domain/unit-table/faulty-text.ts'
import { readEdit } from '#domain/unit-table/read-edit.ts'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import { editedField } from '#domain/unit-table/unit-columns.ts'
import { groupUnits, type UnitGroup, type UnitPart } from '#domain/unit-table/unit-views.ts'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { formatAmount } from '#studio/format/format-money.ts'
import { Grid } from '#studio/grid/grid.tsx'
import type { GridEdit, GridHandle, GridPlace, GridRow, GridSelection } from '#studio/grid/grid-props.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { colourOf } from '#studio/person/initials.ts'
import type { Present } from '#studio/presence/present.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useFieldOwners } from './field-owners.ts'
import { groupWords } from './group-words.ts'
import type { KeptLayout } from './kept-layout.ts'
import { NothingFound } from './later-parts.tsx'
import type { AskedOwner } from './owner-card.tsx'
import { useCells } from './table-cells.tsx'
import { useTableColumns } from './table-columns.tsx'
import { useColumnUnits } from './use-column-units.ts'
import type { UndoHistory } from './use-undo.ts'
import type { UnitList } from './use-unit-list.ts'

interface UnitsTableProps {
  readonly list: UnitList
  readonly group: UnitGroup
  readonly columns: readonly UnitColumn[]
  readonly widths: KeptLayout['widths']
  readonly onWidth: (column: string, width: number) => void
  readonly faulty: FaultyTexts
  /** Edits that wait for an answer: their cells show the new prices. */
  readonly asked: AskedEdits
  /** Says who fills columns that cannot be edited. */
  readonly onOwner: (asked: readonly AskedOwner[]) => void
  readonly onEdit: (edits: readonly GridEdit[]) => void
  readonly onEditStart: (place: GridPlace) => void
  readonly checked: ReadonlySet<string>
  readonly onCheck: (checked: ReadonlySet<string>) => void
  readonly onSelect: (selection: GridSelection | null) => void
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  /** Somebody pressed a cell of a unit. */
  readonly onPress: (id: string) => void
  readonly undoHistory: UndoHistory
  readonly handle: Ref<GridHandle>
  readonly people: readonly Present[]
}

/** The table of units. */
export function UnitsTable(props: UnitsTableProps) {
  const {
    list,
    group,
    columns: shownColumns,
    widths,
    faulty,
    asked,
    onOwner,
    onEdit,
    checked,
    onCheck,
    onSelect,
    openId,
    onOpen,
    undoHistory,
  } = props
  const { book, found } = list
  const translator = useTranslator()
  const { t } = translator
  const showToast = useToast()
  const units = useColumnUnits()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState('')
  const { ownerOf, isOwned } = useFieldOwners()

  const columns = useTableColumns(shownColumns, widths, book, onOwner)

  const rows = useMemo(() => {
    const headOf = ({ id, units: members }: UnitPart): GridRow => ({
      kind: 'group',
      id,
      isOpen: !closed.has(id),
      ...groupWords(members, group, { translator, book, units }),
    })
    return groupUnits(found, group).flatMap((part): readonly GridRow[] => [
      ...(group === 'none' ? [] : [headOf(part)]),
      ...part.units.map(({ id }) => ({ kind: 'unit', id }) as const),
    ])
  }, [found, group, book, closed, translator, units])

  const cellOf = useCells(book, faulty, asked)

  const cursors = useMemo(
    () =>
      props.people.flatMap(({ name, cell }) => {
        const [, column, row] = /^(\S+) (.+)$/s.exec(cell ?? '') ?? []
        return column && row ? [{ row, column, name, colour: colourOf(name) }] : []
      }),
    [props.people],
  )

  const checkEdit = useCallback(
    (row: string, column: string, text: string) => {
      const unit = book.byId.get(row)
      if (!unit) return null
      const read = readEdit(unit, column as UnitColumn, text, book)
      return 'fault' in read ? t(`units.fault.${read.fault}`) : null
    },
    [book, t],
  )

  const showEdit = useCallback(
    (row: string, column: string, text: string) => {
      const unit = book.byId.get(row)
      const read = unit && readEdit(unit, column as UnitColumn, text, book)
      // A computed price belongs to another cell than the typed one.
      if (!read || 'fault' in read || read.forArea || typeof read.value !== 'number') return text
      return formatAmount(translator, read.value)
    },
    [book, translator],
  )
  /** The columns of a feed among cells that kept their text, each with its number of units. */
  const ownedAmong = (places: readonly GridPlace[]): readonly AskedOwner[] => {
    const owned = places.flatMap(({ row, column: id }) => {
      const column = id as UnitColumn
      const unit = book.byId.get(row)
      return unit && isOwned(column, unit) ? [{ row, column, field: ownerOf(column)?.field }] : []
    })
    return [...Map.groupBy(owned, ({ field }) => field).values()].flatMap((cells) => {
      const [first] = cells
      return first ? [{ column: first.column, left: new Set(cells.map(({ row }) => row)).size }] : []
    })
  }

  const noteOf = useCallback(
    (edits: readonly GridEdit[]) => {
      const isLive = ({ row, column }: GridEdit) => column === 'status' && book.byId.get(row)?.isNew === false
      const count = edits.filter(isLive).length
      return count > 0 ? t('units.live.count', { count }) : null
    },
    [book, t],
  )
  const refuse = (place: GridPlace) => {
    const owned = ownedAmong([place])
    if (owned.length > 0) return onOwner(owned.map(({ column }) => ({ column })))
    // Feeds apart, only the role stands in the way of a field.
    const unit = book.byId.get(place.row)
    const isField = unit && editedField(unit, place.column as UnitColumn)
    showToast({ text: t(isField ? 'units.no_right' : 'grid.read_only'), icon: 'info' })
  }
  if (found.length === 0) {
    return book.units.length === 0 ? (
      <EmptyState picture="units" title={t('units.none.title')} text={t('units.none.text')} />
    ) : (
      <NothingFound list={list} />
    )
  }
  return (
    <>
      <Grid
        label={t('view_menu.premises')}
        columns={columns}
        rows={rows}
        cellOf={cellOf}
        onEdit={onEdit}
        onEditStart={props.onEditStart}
        checkEdit={checkEdit}
        showEdit={showEdit}
        noteOf={noteOf}
        onRefuse={refuse}
        onKeep={(text) => showToast({ text, icon: 'info' })}
        onPress={props.onPress}
        onLeftAlone={(places) => onOwner(ownedAmong(places))}
        onOpen={onOpen}
        openRow={openId}
        onSelect={onSelect}
        checked={checked}
        onCheck={onCheck}
        onToggle={(id) => setClosed(toggled(closed, id))}
        onResize={props.onWidth}
        onUndo={undoHistory.undo}
        onRedo={undoHistory.redo}
        onPasteLeftOut={(count) => showToast({ text: t('units.paste_left', { count }) })}
        onSay={say}
        handle={props.handle}
        people={cursors}
      />
      <span role="status" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {said}
      </span>
    </>
  )
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}
