import { useMemo } from 'react'
import { countRooms } from '#domain/filter/count-values.ts'
import { roomLabels } from '#domain/filter/room-labels.ts'
import { JoinedChips } from '#ui/button/joined-chips.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { wordRoomChip } from './chip-words.ts'
import styles from './filter-controls.module.css'
import { RANKS } from './use-fitting.ts'

/** The room labels, each with the number of units that the other criteria leave. */
export function RoomChips({ hasCounts }: { hasCounts: boolean }) {
  const translator = useTranslator()
  const { data, index } = useProject()
  const { filter, effective, failures, setFilter } = useChoice()
  const counts = useMemo(() => failures && countRooms(index, failures), [index, failures])
  const labels = useMemo(() => roomLabels(data.layouts, effective.types), [data, effective.types])
  return (
    <JoinedChips
      label={translator.t(`filter.${data.project.rooms_basis}`)}
      value={filter.rooms}
      options={labels.map((value) => ({
        value,
        label: wordRoomChip(translator, value),
        // No number until the real one is known.
        count: counts && (counts.get(value) ?? 0),
      }))}
      countProps={{ 'data-rank': RANKS.room_counts, className: hasCounts ? undefined : styles.unseen }}
      onChange={(rooms) => setFilter({ rooms })}
    />
  )
}
