import type { Ref } from 'react'
import type { LayoutGroup } from '#domain/premises/layout-groups.ts'
import { Plan } from '#web/instance/plan.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Price } from '#web/ui/price.tsx'
import { formatBounds } from './found-words.ts'
import groupStyles from './group-card.module.css'
import styles from './unit-card.module.css'
import { PLAN_SIZES } from './unit-card.tsx'
import placeStyles from './unit-place.module.css'

interface GroupCardProps {
  readonly group: LayoutGroup
  readonly onOpen: () => void
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** Units of one layout as a small stack of sheets. */
export function GroupCard({ group, onOpen, ref }: GroupCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const words = useUnitWords()
  const { layout, instances, free_count, min_price, storeys, estates } = group
  const [sample] = instances
  if (!sample) return null
  return (
    <div className={joinClasses(styles.card, groupStyles.stack, free_count === 0 && styles.taken)}>
      <div className={joinClasses(styles.paper, groupStyles.paper)}>
        <Plan instance={sample} sizes={PLAN_SIZES} />
      </div>
      <div className={styles.text}>
        <Price price={priceOf()} />
        <button ref={ref} type="button" className={styles.title} onClick={onOpen}>
          <span>{words.kind(sample)}</span>
          <span>{words.area(sample)}</span>
        </button>
        <span className={placeStyles.place}>
          <span>{estates.map(({ name }) => name).join(', ')}</span>
          {layout.type !== 'house' && <span>{t('storey.name', { number: formatBounds(translator, storeys) })}</span>}
        </span>
      </div>
      <span className={styles.badge}>
        <Badge tone="accent">{t('count.free', { count: free_count })}</Badge>
      </span>
    </div>
  )

  function priceOf(): string {
    if (min_price !== null) return t('price.from', { price: words.money(min_price) })
    return t(free_count > 0 ? 'price.on_request' : 'message.not_available')
  }
}
