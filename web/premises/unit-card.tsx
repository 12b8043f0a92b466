import { memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { isFree } from '#domain/instance/availability.ts'
import { formatPercent } from '#i18n/format-number.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { FavouriteButton } from '#web/instance/favourite-button.tsx'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './unit-card.module.css'
import { UnitPlace } from './unit-place.tsx'
import { UnitPrice } from './unit-price.tsx'
import type { ChooseUnit } from './use-list-tracking.ts'

/** How wide the plan of a card is shown. */
export const PLAN_SIZES = '(width < 48rem) 8rem, 20rem'

interface UnitCardProps {
  readonly instance: Instance
  readonly position: number
  readonly isOpen: boolean
  readonly onChoose: ChooseUnit
}

/** A unit as a card that is one link as a whole, with a heart of its own. */
export const UnitCard = memo(function UnitCard({ instance, position, isOpen, onChoose }: UnitCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const words = useUnitWords()
  const { token, changed } = useCatalogue()
  const { cell } = token.premises
  const { tags, sale } = instance
  const free = isFree(instance)
  return (
    <div className={joinClasses(styles.card, !free && styles.taken)} data-changed={changed.get(instance.id)}>
      <div className={styles.paper}>
        <Plan instance={instance} sizes={PLAN_SIZES} />
      </div>
      <div className={styles.text}>
        <UnitPrice instance={instance} isShown={cell.includes('price')} />
        {cell.includes('price_m2') && <span className={styles.perArea}>{words.pricePerArea(instance)}</span>}
        <InstanceLink
          instance={instance}
          className={styles.title}
          aria-current={isOpen || undefined}
          onClick={() => onChoose(instance, position)}
        >
          <span>{cell.includes('rooms') ? words.kind(instance) : t(`kind.${instance.layout.type}`)}</span>
          {cell.includes('area') && <span>{words.area(instance)}</span>}
          <VisuallyHidden>{words.name(instance)}</VisuallyHidden>
        </InstanceLink>
        <UnitPlace instance={instance} hasNumber={cell.includes('number')} />
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map((tag) => (
              <TagMark key={tag.id} tag={tag} />
            ))}
          </p>
        )}
      </div>
      {free && sale > 0 && cell.includes('price') && (
        <span className={styles.badge}>
          <Badge tone="ink">
            <bdi>{formatPercent(translator, -sale)}</bdi>
          </Badge>
        </span>
      )}
      <span className={styles.heart}>
        <FavouriteButton instance={instance} />
      </span>
    </div>
  )
})
