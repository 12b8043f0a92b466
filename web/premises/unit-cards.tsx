import type { RefObject } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { UnitCard } from './unit-card.tsx'
import { useChooseUnit } from './use-list-tracking.ts'
import { useOpenId } from './use-open-id.ts'
import { WindowedList } from './windowed-list.tsx'

/** The props that all list views share. */
export interface UnitListProps {
  readonly units: readonly Instance[]
  /** The scroll container of the list. */
  readonly scroller: RefObject<HTMLElement | null>
}

/** The units as cards. */
export function UnitCards({ units, scroller }: UnitListProps) {
  const { t } = useTranslator()
  const { cell } = useCatalogue().token.premises
  const isSmall = useScreenSize() === 'small'
  const openId = useOpenId()
  const choose = useChooseUnit()
  return (
    <WindowedList
      label={t('title.premises')}
      items={units}
      keyOf={({ id }) => id}
      look={isSmall ? SMALL : cell.includes('price_m2') ? TALL : LARGE}
      scroller={scroller}
      hasPages
    >
      {(instance, position) => (
        <UnitCard instance={instance} position={position} isOpen={instance.id === openId} onChoose={choose} />
      )}
    </WindowedList>
  )
}

// A plan of 13.5 rem, then lines of text as spaced in `unit-card.module.css`.
const LARGE = { min: 17.5, block: 21.4375, gap: 1.25 }
const TALL = { ...LARGE, block: 22.75 }
const SMALL = { min: null, block: 9.25, gap: 0.75 }
