import type { Instance } from '#domain/chess/chess.ts'
import { similarFilter } from '#domain/similar/similar-filter.ts'
import { Button } from '#ui/button/button.tsx'
import { NoticeActions } from '#ui/modal/notice.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

interface OrderSentProps {
  readonly modalId: number
  readonly phone: string
  /** Null for a request that is not about a unit. It offers no similar units. */
  readonly instance: Instance | null
  /** Whether the unit was already taken when the request arrived. */
  readonly isTaken: boolean
}

/** Explains what happens next. Repeats the phone number, so that the visitor notices a typo. */
export function OrderSent({ modalId, phone, instance, isTaken }: OrderSentProps) {
  const { t } = useTranslator()
  const { contacts } = useCatalogue().token
  const { closeModal, goTo } = useNavigation()
  const findSimilar = (unit: Instance) => {
    closeModal(modalId)
    goTo({ name: 'premises' }, { filter: similarFilter(unit) })
  }
  return (
    <>
      {isTaken && <p role="alert">{t('order.unit_taken')}</p>}
      <p>{t('message.sent_text')}</p>
      {contacts.is_partner && <p>{t('order.sent_partner', { partner: contacts.name })}</p>}
      {/* Non-breaking spaces keep the number in one line. */}
      <p>{t('order.success_phone', { phone: phone.replaceAll(' ', '\u00a0') })}</p>
      <NoticeActions>
        {instance && (
          <Button size="large" onClick={() => findSimilar(instance)}>
            {t('control.find_similar')}
          </Button>
        )}
        <Button variant="filled" size="large" onClick={() => closeModal(modalId)}>
          {t('control.done')}
        </Button>
      </NoticeActions>
    </>
  )
}
