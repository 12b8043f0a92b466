import type { LeadField, LeadUnit } from '#domain/lead/lead.ts'
import { formatMoment } from '#i18n/format-date.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './push-state.module.css'

interface PushStateProps {
  readonly unit: LeadUnit
  readonly field: LeadField
}

/** The CRM state of a unit, as text with an icon. */
export function PushState({ unit, field }: PushStateProps) {
  const translator = useTranslator()
  const { t } = translator
  const { push, in_crm } = unit
  if (push.state === 'sending') {
    return (
      <span className={styles.push} data-state="sending">
        <span className={styles.ring} aria-hidden="true" />
        {t('crm.sending')}
      </span>
    )
  }
  if (push.state === 'failed') {
    return (
      <span className={styles.push} data-state="failed">
        <Icon name="alert" />
        {t('crm.not_sent')}
      </span>
    )
  }
  if (field === 'one' && !in_crm) return <span className={styles.push}>{t('crm.replaced')}</span>
  const time = formatMoment(translator, push.at, new Date())
  return (
    <span className={styles.push} data-state={field === 'one' ? 'now' : 'sent'}>
      <Icon name="check" />
      {field === 'one' ? t('crm.in_crm') : t('crm.sent', { time })}
    </span>
  )
}
