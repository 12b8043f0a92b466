import { useMemo } from 'react'
import { countRooms } from '#domain/filter/count-values.ts'
import { compareLabels } from '#domain/layout/layout.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { JoinedChips } from '#web/ui/joined-chips.tsx'
import { wordRoomChip } from './chip-words.ts'

/** The room counts, each with how many units the other criteria leave it. */
export function RoomChips() {
  const translator = useTranslator()
  const { data, index } = useProject()
  const { filter, failures, setFilter } = useChoice()
  const counts = useMemo(() => failures && countRooms(index, failures), [index, failures])
  const labels = index.labels.filter(Boolean).sort(compareLabels)
  return (
    <JoinedChips
      label={translator.t(`filter.${data.project.rooms_basis}`)}
      value={filter.rooms}
      options={labels.map((value) => ({
        value,
        label: wordRoomChip(translator, value),
        count: counts?.get(value) ?? 0,
      }))}
      onChange={(rooms) => setFilter({ rooms })}
    />
  )
}
