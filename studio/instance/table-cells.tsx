import { useCallback, useMemo } from 'react'
import { fieldKey, valueIn } from '#domain/draft/entity.ts'
import { isUnusualPrice } from '#domain/price/unusual-price.ts'
import { type AskedEdits, askedCells } from '#domain/unit-table/asked-edits.ts'
import { cellKey, type FaultyTexts } from '#domain/unit-table/faulty-text.ts'
import { shownField, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import type { GridCell } from '#studio/grid/grid-props.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { unkeptFields } from '#studio/project/store-state.ts'
import { HoldUntil } from './hold-until.tsx'
import { liveHint } from './live-hint.ts'
import { StatusMark } from './status-mark.tsx'
import { TagMarks } from './tag-marks.tsx'
import { cellTexts } from './unit-columns.ts'

/** What the cells of the table show: values, faulty texts, and edits that wait for an answer as they will be. */
export function useCells(book: UnitBook, faulty: FaultyTexts, asked: AskedEdits) {
  const translator = useTranslator()
  const { t } = translator
  const { project, waiting: waitingActs, unkept: unkeptActs } = useProjectState()
  const unkept = useMemo(() => unkeptFields({ waiting: waitingActs, unkept: unkeptActs }), [waitingActs, unkeptActs])
  const waiting = useMemo(() => askedCells(asked, book), [asked, book])
  return useCallback(
    (row: string, id: string): GridCell => {
      const column = id as UnitColumn
      const unit = waiting.units.get(row) ?? book.byId.get(row)
      if (!unit) return { text: '' }
      const wrong = faulty.get(cellKey(row, column))
      if (wrong) return { text: wrong.text, edit: wrong.text, mark: 'faulty', hint: t(`units.fault.${wrong.fault}`) }
      const { text, edit } = cellTexts(translator, unit, column, book)
      const field = shownField(unit, column)
      const key = field ? fieldKey(field) : ''
      const isDoubtful = waiting.doubtful.has(key)
      // A new unit is marked once, at its number: all of its values are new.
      const isDrafted = unit.isNew && field?.kind === 'instance' ? column === 'number' : project.draft.has(key)
      const live = field && valueIn(project.live, field)
      const liveAmount = typeof live === 'number' ? live : null
      const isOdd = column === 'price' && unit.price !== null && isUnusualPrice(unit.price, liveAmount)
      // The status of a unit that visitors see never waits for a publication.
      const isLive = column === 'status' && !unit.isNew
      const isChanged = isDrafted || (waiting.waiting.has(key) && !isLive)
      return {
        text,
        edit,
        isUnkept: unkept.has(key),
        mark:
          isDoubtful || isOdd
            ? isLive
              ? 'doubted'
              : 'suspicious'
            : isChanged
              ? 'changed'
              : column === 'price' && edit === ''
                ? 'quiet'
                : undefined,
        hint: liveHint(translator, project, book, unit, column),
        ...(column === 'status' && unit.effective && { node: <StatusMark status={unit.effective} /> }),
        ...(column === 'held' && unit.hold && { node: <HoldUntil hold={unit.hold} /> }),
        ...(column === 'tags' && unit.tags.length > 0 && { node: <TagMarks ids={unit.tags} all={book.tags} /> }),
      }
    },
    [book, faulty, waiting, project, unkept, t, translator],
  )
}
