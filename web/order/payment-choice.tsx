import type { OrderPayment } from '#domain/order/order-fields.ts'
import { Segmented } from '#ui/field/segmented.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './payment-choice.module.css'

interface PaymentChoiceProps {
  readonly payments: readonly OrderPayment[]
  readonly value: OrderPayment | null
  readonly onChange: (payment: OrderPayment) => void
}

/** The payment methods of the project. None is preselected. */
export function PaymentChoice({ payments, value, onChange }: PaymentChoiceProps) {
  const { t } = useTranslator()
  if (payments.length === 0) return null
  return (
    <div className={styles.payment}>
      {/* Hidden from screen readers, since the group has the same label. */}
      <span className={styles.label} aria-hidden="true">
        {t('order.payment')}
        <span>{t('order.optional')}</span>
      </span>
      <Segmented
        label={t('order.payment')}
        value={value ?? ''}
        options={payments.map((payment) => ({ value: payment, label: t(`order.payment_${payment}`) }))}
        onChange={(chosen) => {
          if (chosen !== '') onChange(chosen)
        }}
      />
    </div>
  )
}
