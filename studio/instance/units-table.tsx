import { type Ref, useCallback, useMemo, useState } from 'react'
import type { FieldOwner } from '#contract/field-owners.ts'
import { hasDuty } from '#domain/account/role.ts'
import { fieldKey, valueIn } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { isUnusualPrice } from '#domain/price/unusual-price.ts'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { formatAmount } from '#studio/format/format-money.ts'
import { Grid } from '#studio/grid/grid.tsx'
import type {
  GridCell,
  GridColumn,
  GridColumnMark,
  GridEdit,
  GridHandle,
  GridPlace,
  GridRow,
  GridSelection,
} from '#studio/grid/grid-props.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { colourOf } from '#studio/person/initials.ts'
import { useMe } from '#studio/person/me-context.ts'
import type { Present } from '#studio/presence/present.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { unkeptFields } from '#studio/project/store-state.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { AskedEdits } from './asked-edits.ts'
import { cellKey, type FaultyTexts } from './faulty-text.ts'
import { useFieldOwners } from './field-owners.ts'
import { groupWords } from './group-words.ts'
import { HoldUntil } from './hold-until.tsx'
import type { KeptLayout } from './kept-layout.ts'
import { liveHint } from './live-hint.ts'
import { NothingFound } from './nothing-found.tsx'
import type { AskedOwner } from './owner-card.tsx'
import { readEdit } from './read-edit.ts'
import { StatusMark } from './status-mark.tsx'
import { TagMarks } from './tag-marks.tsx'
import { cellTexts, columnTitle, FIELD_OF, firstWidth, roomsText, type UnitColumn } from './unit-columns.ts'
import { groupUnits, type UnitGroup, type UnitPart } from './unit-list.ts'
import { useColumnUnits } from './use-column-units.ts'
import type { UndoHistory } from './use-undo.ts'
import type { UnitList } from './use-unit-list.ts'

const FIGURES: ReadonlySet<UnitColumn> = new Set(['storey', 'area', 'price', 'per_area', 'extra_price'])

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
  readonly history: UndoHistory
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
    history,
  } = props
  const { book, found } = list
  const translator = useTranslator()
  const { t } = translator
  const showToast = useToast()
  const { role } = useMe()
  const { project, waiting, unkept: unkeptActs } = useProjectState()
  const unkept = useMemo(() => unkeptFields({ waiting, unkept: unkeptActs }), [waiting, unkeptActs])
  const units = useColumnUnits()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState('')
  const mayDescribe = hasDuty(role, 'describe')
  const maySell = hasDuty(role, 'sell')
  const { ownerOf, isOwned } = useFieldOwners()

  const columns = useMemo(
    () =>
      shownColumns.map((id): GridColumn => {
        const options = {
          status: () => book.statuses.map((status) => ({ text: status.name, node: <StatusMark status={status} /> })),
          layout: () => book.layouts.map((layout) => ({ text: layout.id })),
          tags: () => book.tags.map(({ id, name }) => ({ text: name, node: <TagMarks ids={[id]} all={book.tags} /> })),
          promoactions: () => book.promoactions.map(({ name }) => ({ text: name })),
        }
        const canEdit = (row: string) => {
          const unit = book.byId.get(row)
          return unit !== undefined && (id === 'status' ? maySell : mayDescribe) && !isOwned(id, unit)
        }
        const isDerived = FIELD_OF[id] === undefined
        const list = id in options ? options[id as keyof typeof options] : null
        const title = columnTitle(translator, id, units)
        const names =
          id === 'status'
            ? book.statuses.map(({ name }) => name)
            : id === 'rooms'
              ? book.layouts.map((layout) => roomsText(translator, layout))
              : []
        return {
          ...{ id, title, width: widths[id] ?? firstWidth(id, [title, ...names]) },
          align: FIGURES.has(id) ? 'end' : 'start',
          isDerived,
          isEditable: (row) => canEdit(row) && (!isDerived || (id === 'per_area' && book.byId.get(row)?.area !== null)),
          choice: list
            ? {
                ...{ options: list, isMultiple: id === 'tags' || id === 'promoactions', isFree: id === 'tags' },
                addLabel: (name: string) => t('units.make_tag', { name }),
              }
            : undefined,
          mark: isDerived ? undefined : markOf(ownerOf(id), translator, () => onOwner([{ column: id }])),
          opens: id === 'number',
        }
      }),
    [shownColumns, book, translator, t, units, widths, maySell, mayDescribe, ownerOf, isOwned, onOwner],
  )

  const rows = useMemo(() => {
    const headOf = ({ id, units: members }: UnitPart): GridRow => ({
      ...{ kind: 'group', id, isOpen: !closed.has(id) },
      ...groupWords(members, group, { translator, book, units }),
    })
    return groupUnits(found, group).flatMap((part): readonly GridRow[] => [
      ...(group === 'none' ? [] : [headOf(part)]),
      ...part.units.map(({ id }) => ({ kind: 'unit', id }) as const),
    ])
  }, [found, group, book, closed, translator, units])

  const askedPrices = useMemo(
    () => new Map(asked.doubts.map(({ unit, price }) => [unit.id, price] as const)),
    [asked.doubts],
  )
  const cellOf = useCallback(
    (row: string, id: string): GridCell => {
      const column = id as UnitColumn
      const unit = book.byId.get(row)
      if (!unit) return { text: '' }
      const wrong = faulty.get(cellKey(row, column))
      if (wrong) return { text: wrong.text, edit: wrong.text, mark: 'faulty', hint: t(wrong.fault) }
      const waiting = askedPrices.get(row)
      const shown = waiting === undefined ? unit : { ...unit, price: waiting }
      const { text, edit } = cellTexts(translator, shown, column, book)
      if (waiting !== undefined && column === 'price') return { text, edit, mark: 'suspicious' }
      const field = FIELD_OF[column]
      const name = { kind: 'instance', id: row, field: field ?? '' } as const
      const isChanged = field !== undefined && (project.draft.has(`instance ${field} ${row}`) || unit.isNew)
      const live = valueIn(project.live, name)
      const isOdd = column === 'price' && unit.price !== null && isUnusualPrice(unit.price, numberOf(live))
      return {
        ...{ text, edit, isUnkept: unkept.has(fieldKey(name)) },
        mark: isOdd ? 'suspicious' : isChanged ? 'changed' : column === 'price' && edit === '' ? 'quiet' : undefined,
        hint: liveHint(translator, project, book, unit, column),
        ...(column === 'status' && unit.effective && { node: <StatusMark status={unit.effective} /> }),
        ...(column === 'held' && unit.hold && { node: <HoldUntil hold={unit.hold} /> }),
        ...(column === 'tags' && unit.tags.length > 0 && { node: <TagMarks ids={unit.tags} all={book.tags} /> }),
      }
    },
    [book, faulty, askedPrices, project, unkept, t, translator],
  )

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
      return 'fault' in read ? t(read.fault) : null
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
        label={t('nav.units')}
        columns={columns}
        rows={rows}
        cellOf={cellOf}
        onEdit={onEdit}
        onEditStart={props.onEditStart}
        checkEdit={checkEdit}
        showEdit={showEdit}
        onRefuse={(place) => onOwner(ownedAmong([place]).map(({ column }) => ({ column })))}
        onLeftAlone={(places) => onOwner(ownedAmong(places))}
        onOpen={onOpen}
        openRow={openId}
        onSelect={onSelect}
        checked={checked}
        onCheck={onCheck}
        onToggle={(id) => setClosed(toggled(closed, id))}
        onResize={props.onWidth}
        onUndo={history.undo}
        onRedo={history.redo}
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

/** The mark in the head of a column that a feed writes, or that somebody took over from one. */
function markOf(
  owner: FieldOwner | undefined,
  { t }: StudioTranslator,
  onOpen: () => void,
): GridColumnMark | undefined {
  if (!owner) return undefined
  const { key, taken } = owner
  const name = key?.name ?? t('units.owner.deleted')
  if (taken === null) return { text: name, hint: t('units.owner.mark', { name }), isLocked: true, onOpen }
  const who = taken.by.name ?? t('units.history.somebody')
  return { text: who, hint: t('units.owner.taken_mark', { name, who }), isLocked: false, onOpen }
}

function numberOf(value: Json): number | null {
  return typeof value === 'number' ? value : null
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}
