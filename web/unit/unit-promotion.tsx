import { templateOfPromoaction } from '#domain/overlay/panel-text.ts'
import type { Promoaction } from '#domain/project/project.ts'
import { formatDate } from '#i18n/format-date.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useOpenText } from '#web/overlay/use-open-text.ts'
import styles from './unit-promotion.module.css'

/** The name and last day of a promotion. Its description opens in a panel. */
export function UnitPromotion({ promotion }: { promotion: Promoaction }) {
  const openText = useOpenText()
  if (!promotion.description) return <PromotionLine promotion={promotion} />
  return (
    <button type="button" className={styles.open} onClick={() => openText(templateOfPromoaction(promotion))}>
      <PromotionLine promotion={promotion} />
      <Icon name="info" size="small" />
    </button>
  )
}

function PromotionLine({ promotion: { name, until } }: { promotion: Promoaction }) {
  const translator = useTranslator()
  return (
    <span className={styles.line}>
      <Icon name="percent" size="small" />
      <b>{name}</b>
      {until && <span>{translator.t('promotion.until', { date: formatDate(translator, until) })}</span>}
    </span>
  )
}
