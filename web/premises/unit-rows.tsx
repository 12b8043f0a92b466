import { useTranslator } from '#web/language/translator-context.ts'
import type { UnitListProps } from './unit-cards.tsx'
import { UnitRow } from './unit-row.tsx'
import { useChooseUnit } from './use-list-tracking.ts'
import { useOpenId } from './use-open-id.ts'
import { WindowedList } from './windowed-list.tsx'

/** The units as a compact list, for screens without room for the table. */
export function UnitRows({ units, scroller }: UnitListProps) {
  const { t } = useTranslator()
  const openId = useOpenId()
  const choose = useChooseUnit()
  return (
    <WindowedList
      label={t('title.premises')}
      items={units}
      keyOf={({ id }) => id}
      look={ROW}
      scroller={scroller}
      hasPages
    >
      {(instance, position) => (
        <UnitRow instance={instance} position={position} isOpen={instance.id === openId} onChoose={choose} />
      )}
    </WindowedList>
  )
}

const ROW = { min: null, block: 4.75, gap: 0 }
