import { memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { CardTitle } from '#web/instance/card-sheet.tsx'
import { InstanceCard } from '#web/instance/instance-card.tsx'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './unit-card.module.css'
import { UnitPlace } from './unit-place.tsx'
import type { ChooseUnit } from './use-list-tracking.ts'

/** The props of a unit in a list. */
export interface UnitCardProps {
  readonly instance: Instance
  readonly position: number
  readonly isOpen: boolean
  readonly onChoose: ChooseUnit
}

/** The card of a unit in a list. The developer chooses which fields it shows. */
export const UnitCard = memo(function UnitCard({ instance, position, isOpen, onChoose }: UnitCardProps) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const { cell } = useCatalogue().token.premises
  return (
    <InstanceCard instance={instance} hasPrice={cell.includes('price')} isEven>
      {cell.includes('price_m2') && <span className={styles.perArea}>{words.pricePerArea(instance)}</span>}
      <CardTitle>
        <InstanceLink
          instance={instance}
          aria-current={isOpen || undefined}
          onClick={() => onChoose(instance, position)}
        >
          <span>{cell.includes('rooms') ? words.kind(instance) : t(`kind.${instance.layout.type}`)}</span>
          {cell.includes('area') && <span>{words.area(instance)}</span>}
          <VisuallyHidden>{words.name(instance)}</VisuallyHidden>
        </InstanceLink>
      </CardTitle>
      <UnitPlace instance={instance} hasNumber={cell.includes('number')} />
    </InstanceCard>
  )
})
