import type { Faults } from '#domain/order/check-order.ts'
import type { OrderForm } from '#domain/order/order-form.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './form-notice.module.css'

interface FormNoticeProps {
  readonly faults: Faults
  readonly sending: OrderForm['sending']
}

/** One line on top of the form: the number of errors, or that the form was not sent. */
export function FormNotice({ faults, sending }: FormNoticeProps) {
  const text = useNotice(faults, sending)
  // Always rendered: some screen readers ignore an alert that appears together with its text.
  return (
    <div role="alert" className={styles.place}>
      {text && (
        <p className={styles.notice}>
          <Icon name="alert" />
          {text}
        </p>
      )}
    </div>
  )
}

function useNotice(faults: Faults, sending: OrderForm['sending']): string | null {
  const { t } = useTranslator()
  if (sending === 'offline') return t('order.not_sent')
  if (sending === 'failed') return t('order.try_later')
  const count = Object.keys(faults).length
  return count > 0 ? t('validation.summary', { count }) : null
}
