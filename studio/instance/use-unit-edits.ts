import { useCallback, useRef, useState } from 'react'
import { type FieldName, valueIn } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { withoutCells } from '#domain/unit-table/asked-edits.ts'
import { cellKey, type FaultyTexts } from '#domain/unit-table/faulty-text.ts'
import { planEdits } from '#domain/unit-table/plan-edits.ts'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import { editedField } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import type { GridEdit, GridPlace } from '#studio/grid/grid-props.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import type { KnownPrices } from './known-prices.ts'
import { placeOfEdits } from './open-edits.ts'
import { useAsking, useSendEdits } from './use-asking.ts'
import { useKeptEdits, useOpenEdits } from './use-open-edits.ts'

/** Turns what is typed, pasted or filled into acts: prices and facts go to the draft, statuses live at once. */
export function useUnitEdits(book: UnitBook, known: KnownPrices) {
  const { store, catalogue } = useProject()
  const [faulty, setFaulty] = useState<FaultyTexts>(new Map())
  const { asked, ask, answer } = useAsking(useSendEdits(book))
  const { id: person, account } = useMe()
  const place = placeOfEdits(account.id, person, Number(catalogue.project_id))
  const note = useOpenEdits(place, faulty, asked, book)
  const forget = useCallback((row: string, column: string) => {
    setFaulty((texts) => new Map([...texts].filter(([key]) => key !== cellKey(row, column))))
  }, [])
  const begun = useRef<{ readonly name: FieldName; readonly base: Json } | null>(null)
  const onEditStart = useCallback(
    ({ row, column }: GridPlace) => {
      const unit = book.byId.get(row)
      const name = unit && editedField(unit, column as UnitColumn)
      begun.current = name ? { name, base: valueIn(store.state().project.shown, name) } : null
    },
    [store, book],
  )
  const onEdit = useCallback(
    (edits: readonly GridEdit[]) => {
      const { shown, live } = store.state().project
      const { wrong, ...plan } = planEdits(edits, {
        book,
        shown,
        live,
        begun: begun.current,
        lang: catalogue.default_lang,
        knownPrices: (unit) => known.get(unit) ?? [],
        newId: () => crypto.randomUUID(),
      })
      begun.current = null
      note(edits)
      const touched = new Set(edits.map(({ row, column }) => cellKey(row, column)))
      setFaulty((texts) => new Map([...[...texts].filter(([key]) => !touched.has(key)), ...wrong]))
      // What waits already gives way where a cell was edited again.
      ask(plan, withoutCells(asked, edits, book))
    },
    [book, store, catalogue.default_lang, known, asked, ask, note],
  )
  useKeptEdits(place, onEdit)
  return { faulty, forget, onEdit, onEditStart, asked, answer }
}
