import { useMemo } from 'react'
import type { FieldOwner } from '#contract/field-owners.ts'
import { hasDuty } from '#domain/account/role.ts'
import { columnTraits, editedField, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import { limitKind } from '#domain/unit-table/unit-limits.ts'
import type { GridColumn, GridColumnMark } from '#studio/grid/grid-props.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProjectZone } from '#studio/project/use-project-zone.ts'
import { useFieldOwners } from './field-owners.ts'
import { longestEnds } from './hold-until.tsx'
import type { KeptLayout } from './kept-layout.ts'
import { limitOptions } from './limit-options.ts'
import type { AskedOwner } from './owner-card.tsx'
import { StatusMark } from './status-mark.tsx'
import { TagMarks } from './tag-marks.tsx'
import { columnTitle, firstWidth, roomsText } from './unit-columns.ts'
import { useColumnUnits } from './use-column-units.ts'

/** The columns of the table: their titles and widths, what can be edited in them, and what is offered there. */
export function useTableColumns(
  shown: readonly UnitColumn[],
  widths: KeptLayout['widths'],
  book: UnitBook,
  /** Says who fills columns that cannot be edited. */
  onOwner: (asked: readonly AskedOwner[]) => void,
): readonly GridColumn[] {
  const translator = useTranslator()
  const { t } = translator
  const { role } = useMe()
  const units = useColumnUnits()
  const mayDescribe = hasDuty(role, 'describe')
  const maySell = hasDuty(role, 'sell')
  const { ownerOf, isOwned } = useFieldOwners()
  const timeZone = useProjectZone()
  return useMemo(
    () =>
      shown.map((id): GridColumn => {
        const options = optionsIn(book)
        const canEdit = (row: string) => {
          const unit = book.byId.get(row)
          return (
            unit !== undefined &&
            editedField(unit, id) !== null &&
            (id === 'status' ? maySell : mayDescribe) &&
            !isOwned(id, unit)
          )
        }
        const isDerived = columnTraits(id).field === undefined
        const isStatus = id === 'status'
        const flags = () => limitOptions(translator, id, book).map(({ name }) => ({ text: name }))
        const { kind } = columnTraits(id)
        const list = id in options ? options[id as keyof typeof options] : kind === 'flag' ? flags : null
        const title = columnTitle(translator, id, units)
        return {
          id,
          title,
          width: widths[id] ?? firstWidth(id, [title, ...cellWords(translator, id, book, timeZone)]),
          align: limitKind(id) === 'figure' ? 'end' : 'start',
          isDerived,
          isEditable: (row) => canEdit(row) && (id !== 'per_area' || book.byId.get(row)?.area !== null),
          choice: list
            ? {
                options: list,
                isMultiple: limitKind(id) === 'marks',
                isFree: id === 'tags',
                addLabel: (name: string) => t('units.make_tag', { name }),
              }
            : undefined,
          mark: isDerived ? undefined : markOf(ownerOf(id), translator, () => onOwner([{ column: id }])),
          note: isStatus ? t('units.live') : undefined,
          keeps: isStatus ? t('units.status_stays') : undefined,
          opens: id === 'number',
        }
      }),
    [shown, book, translator, t, units, widths, timeZone, maySell, mayDescribe, ownerOf, isOwned, onOwner],
  )
}

/** What the columns of one or several choices offer. */
function optionsIn(book: UnitBook) {
  return {
    status: () => book.statuses.map((status) => ({ text: status.name, node: <StatusMark status={status} /> })),
    layout: () => book.layouts.map((layout) => ({ text: layout.id })),
    tags: () => book.tags.map(({ id, name }) => ({ text: name, node: <TagMarks ids={[id]} all={book.tags} /> })),
    promoactions: () => book.promoactions.map(({ name }) => ({ text: name })),
  }
}

/** The words that the cells of a column have to have room for. */
function cellWords(
  translator: StudioTranslator,
  column: UnitColumn,
  book: UnitBook,
  timeZone: string,
): readonly string[] {
  if (column === 'status') return book.statuses.map(({ name }) => name)
  if (column === 'rooms') return book.layouts.map((layout) => roomsText(translator, layout))
  return column === 'held' ? longestEnds(translator, timeZone) : []
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
  const who = taken.by.name ?? t('common.former_member')
  return { text: who, hint: t('units.owner.taken_mark', { name, who }), isLocked: false, onOpen }
}
