import { templateOfPromoaction } from '#domain/overlay/panel-text.ts'
import type { Promoaction } from '#domain/project/project.ts'
import { formatDate } from '#i18n/format-date.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useOpenText } from '#web/overlay/use-open-text.ts'
import styles from './unit-promoaction.module.css'

/** The name and last day of a promotion. Its description opens in a panel. */
export function UnitPromoaction({ promoaction }: { promoaction: Promoaction }) {
  const openText = useOpenText()
  if (!promoaction.description) return <PromoactionLine promoaction={promoaction} />
  return (
    <button type="button" className={styles.open} onClick={() => openText(templateOfPromoaction(promoaction))}>
      <PromoactionLine promoaction={promoaction} />
      <Icon name="info" size="small" />
    </button>
  )
}

function PromoactionLine({ promoaction: { name, until } }: { promoaction: Promoaction }) {
  const translator = useTranslator()
  return (
    <span className={styles.line}>
      <Icon name="percent" size="small" />
      <b>{name}</b>
      {until && <span>{translator.t('promotion.until', { date: formatDate(translator, until) })}</span>}
    </span>
  )
}
