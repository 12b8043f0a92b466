import type { Ref } from 'react'
import type { LayoutGroup } from '#domain/premises/layout-groups.ts'
import { formatNumberRange } from '#i18n/format-number.ts'
import { Badge } from '#ui/button/badge.tsx'
import { Price } from '#ui/content/price.tsx'
import { CardSheet, CardTitle } from '#web/instance/card-sheet.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './group-card.module.css'
import placeStyles from './unit-place.module.css'

interface GroupCardProps {
  readonly group: LayoutGroup
  readonly onOpen: () => void
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** The units of one layout as a stack of cards. */
export function GroupCard({ group, onOpen, ref }: GroupCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const words = useUnitWords()
  const { layout, instances, free, from, storeys, area, estates } = group
  const [sample] = instances
  if (!sample) return null
  return (
    <CardSheet
      instance={sample}
      isTaken={free === 0}
      badge={<Badge tone="accent">{t('count.free', { count: free })}</Badge>}
      className={styles.stack}
    >
      <Price price={priceOf()} />
      <CardTitle>
        <button ref={ref} type="button" onClick={onOpen}>
          <span>{words.kind(sample)}</span>
          <span>{words.areas(area)}</span>
        </button>
      </CardTitle>
      <span className={placeStyles.place}>
        <span>{estates.map(({ name }) => name).join(', ')}</span>
        {layout.type !== 'house' && (
          <span>{t('storey.name', { number: formatNumberRange(translator, storeys.min, storeys.max) })}</span>
        )}
      </span>
    </CardSheet>
  )

  function priceOf(): string {
    if (from !== null) return t('price.from', { price: words.money(from) })
    return t(free > 0 ? 'price.on_request' : 'message.not_available')
  }
}
