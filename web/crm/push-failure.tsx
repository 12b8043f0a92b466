import type { LeadUnit } from '#domain/lead/lead.ts'
import { formatMoment } from '#i18n/format-date.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './push-failure.module.css'

/** The reason and time of a failed push to the CRM, with a retry button; renders nothing for other units. */
export function PushFailure({ unit, onSendAgain }: { unit: LeadUnit; onSendAgain: () => void }) {
  const translator = useTranslator()
  const { t } = translator
  const { state, error, at } = unit.push
  if (state !== 'failed') return null
  return (
    <span className={styles.failure}>
      <span>{`${t(`crm.why_${error ?? 'crm_error'}`)} · ${formatMoment(translator, at, new Date())}`}</span>
      <Button variant="quiet" size="small" onClick={onSendAgain}>
        <Icon name="refresh" size="small" />
        {t('control.send_again')}
      </Button>
    </span>
  )
}
