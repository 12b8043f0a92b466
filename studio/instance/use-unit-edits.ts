import { useCallback, useRef, useState } from 'react'
import { type FieldName, fieldKey, valueIn } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { StudioKey } from '#i18n/messages.ts'
import type { GridEdit, GridPlace } from '#studio/grid/grid-props.ts'
import { useProject } from '#studio/project/project-context.ts'
import type { SentChange, StatusChange } from '#studio/project/waiting.ts'
import { readEdit } from './read-edit.ts'
import { FIELD_OF, type UnitColumn } from './unit-columns.ts'
import type { UnitBook } from './unit-facts.ts'

/** A text that could not be read. It stays in its cell and is not sent. */
export interface FaultyText {
  readonly row: string
  readonly column: UnitColumn
  readonly text: string
  readonly fault: StudioKey
  readonly suggestion: string | undefined
}

/** Faulty texts by `faultKey`. */
export type FaultyTexts = ReadonlyMap<string, FaultyText>

/** The key of a cell among the faulty texts. */
export function faultKey(row: string, column: string): string {
  return `${column} ${row}`
}

/** Turns what is typed, pasted or filled into acts: prices and facts go to the draft, statuses live at once. */
export function useUnitEdits(book: UnitBook) {
  const { store } = useProject()
  const [faulty, setFaulty] = useState<FaultyTexts>(new Map())
  const forget = useCallback((row: string, column: string) => {
    setFaulty((texts) => new Map([...texts].filter(([key]) => key !== faultKey(row, column))))
  }, [])
  const begun = useRef<{ readonly name: FieldName; readonly base: Json } | null>(null)
  const onEditStart = useCallback(
    ({ row, column }: GridPlace) => {
      const name: FieldName = { kind: 'instance', id: row, field: FIELD_OF[column as UnitColumn] ?? '' }
      begun.current = { name, base: valueIn(store.state().project.shown, name) }
    },
    [store],
  )
  const onEdit = useCallback(
    (edits: readonly GridEdit[]) => {
      const { shown, live } = store.state().project
      const wrong = new Map<string, FaultyText>()
      const changes: SentChange[] = []
      const statuses: StatusChange[] = []
      for (const { row, column: id, text } of edits) {
        const column = id as UnitColumn
        const unit = book.byId.get(row)
        const field = FIELD_OF[column]
        if (!unit || !field) continue
        const read = readEdit(unit, column, text, book)
        if ('fault' in read) {
          wrong.set(faultKey(row, column), { row, column, text, fault: read.fault, suggestion: read.suggestion })
          continue
        }
        const name: FieldName = { kind: 'instance', id: row, field }
        // Somebody else may have changed the cell while this person typed: the edit is based on what they saw.
        const { current } = begun
        const isBegun = current !== null && fieldKey(current.name) === fieldKey(name)
        const base = isBegun ? current.base : valueIn(shown, name)
        if (field !== 'status') changes.push({ ...name, value: read.value, base })
        // The status of a unit that visitors do not know yet is part of the draft.
        else if (!live.has(`instance ${row}`)) changes.push({ ...name, value: read.value, base })
        else statuses.push({ id: row, from: String(base), to: String(read.value) })
      }
      const touched = new Set(edits.map(({ row, column }) => faultKey(row, column)))
      setFaulty((texts) => new Map([...[...texts].filter(([key]) => !touched.has(key)), ...wrong]))
      begun.current = null
      store.change(changes)
      store.setStatuses(statuses)
    },
    [book, store],
  )
  return { faulty, forget, onEdit, onEditStart }
}
