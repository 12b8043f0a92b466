import type { Promoaction } from '#domain/project/project.ts'
import { formatDate } from '#i18n/format-date.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './unit-promotion.module.css'

/** A promotion of a unit by its name and its last day; what it means can be unfolded. */
export function UnitPromotion({ promotion }: { promotion: Promoaction }) {
  const { description } = promotion
  if (!description) return <PromotionLine promotion={promotion} />
  return (
    <details className={styles.promotion}>
      <summary>
        <PromotionLine promotion={promotion} />
      </summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at import and again by the server (design 8) */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: description }} />
    </details>
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
