import { memo } from 'react'
import { isFree } from '#domain/chess/availability.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { FavouriteButton } from '#web/instance/favourite-button.tsx'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { PriceOrStatus } from '#web/instance/price-or-status.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import look from './row-look.module.css'
import type { UnitCardProps } from './unit-card.tsx'
import { UnitPlace } from './unit-place.tsx'
import styles from './unit-row.module.css'

/** A unit in a compact list: two lines beside a small plan. */
export const UnitRow = memo(function UnitRow({ instance, position, isOpen, onChoose }: UnitCardProps) {
  const words = useUnitWords()
  const { token, changed } = useCatalogue()
  return (
    <div
      className={joinClasses(look.row, styles.row, !isFree(instance) && styles.taken)}
      data-changed={changed.get(instance.id)}
    >
      <span className={joinClasses(look.sheet, styles.plan)}>
        <Plan instance={instance} sizes="2.75rem" />
      </span>
      <div className={styles.lines}>
        <p>
          <InstanceLink
            instance={instance}
            className={joinClasses(look.link, styles.title)}
            aria-current={isOpen || undefined}
            onClick={() => onChoose(instance, position)}
          >
            {words.kind(instance)}
          </InstanceLink>
          <span className={styles.price}>
            <PriceOrStatus instance={instance} hasPrice={token.premises.cell.includes('price')} />
          </span>
        </p>
        <p>
          <UnitPlace instance={instance} hasNumber />
          <span>{words.area(instance)}</span>
        </p>
      </div>
      <span className={styles.heart}>
        <FavouriteButton instance={instance} />
      </span>
    </div>
  )
})
