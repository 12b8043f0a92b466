import { useRef } from 'react'
import { ORDER_BOUNDS, type OrderKind } from '#contract/order-form.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { CheckedField, Fault, Faults } from '#domain/order/check-order.ts'
import { paymentsOf } from '#domain/order/order-fields.ts'
import type { Modal } from '#domain/overlay/overlay.ts'
import type { Translator } from '#i18n/translator.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Consents } from './consents.tsx'
import { FormNotice } from './form-notice.tsx'
import type { OrderAbout } from './order-about.ts'
import styles from './order-form.module.css'
import { OrderUnit } from './order-unit.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PhoneField } from './phone-field.tsx'
import { Recipient } from './recipient.tsx'
import { useOrderForm } from './use-order-form.ts'
import { useSubmit } from './use-submit.ts'

interface OrderFormProps {
  readonly modal: Modal
  readonly kind: OrderKind
  readonly about: OrderAbout
  readonly instance: Instance | null
}

// The maximum length of an address (RFC 5321).
const MAX_EMAIL = 254

/** The form of a request. The unit it is about stays visible beside it. */
export function OrderForm({ modal, kind, about, instance }: OrderFormProps) {
  const translator = useTranslator()
  const { t } = translator
  const { token, project } = useCatalogue()
  const element = useRef<HTMLFormElement>(null)
  const open = useOrderForm(kind, about)
  const { form, faults, tools, change, askForTools } = open
  const { fields, sending } = form
  const submit = useSubmit(element, { ...open, modal, kind, about, instance })
  const errorOf = (field: Parameters<typeof wordFault>[2]) => wordFault(translator, faults, field)
  const isOrder = kind === 'order'
  return (
    <>
      {isOrder && instance && <OrderUnit instance={instance} />}
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormNotice faults={faults} sending={sending} />
        <Field
          label={t('order.name')}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          required
          value={fields.name}
          error={errorOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className={styles.pair}>
          <PhoneField value={fields} tools={tools} error={errorOf('phone')} onChange={change} onNear={askForTools} />
          {isOrder && (
            <Field
              label={t('order.email')}
              note={t('order.optional')}
              name="email"
              // Not type="email": browsers would convert an internationalised domain to Punycode.
              inputMode="email"
              autoCapitalize="off"
              spellCheck={false}
              autoComplete="email"
              dir="ltr"
              maxLength={MAX_EMAIL}
              value={fields.email}
              error={errorOf('email')}
              onChange={({ target }) => change({ email: target.value })}
            />
          )}
        </div>
        {isOrder && (
          <PaymentChoice
            payments={paymentsOf(project?.data.project.payment_programmes ?? [])}
            value={fields.payment}
            onChange={(payment) => change({ payment })}
          />
        )}
        <TextArea
          label={t('order.comment')}
          note={t('order.optional')}
          name="comment"
          rows={2}
          value={fields.comment}
          error={errorOf('comment')}
          hint={wordLength(fields.comment.trim().length)}
          onChange={({ target }) => change({ comment: target.value })}
        />
        {token.contacts.is_partner && <Recipient contacts={token.contacts} />}
        <Consents
          policy={token.privacy.url}
          value={fields}
          errors={{ consent: errorOf('consent'), consent_second: errorOf('consent_second') }}
          onChange={change}
        />
        {/* A honeypot: only bots fill in this hidden field. */}
        <input className={styles.website} name="website" tabIndex={-1} aria-hidden="true" autoComplete="off" />
        <div className={styles.send}>
          <Button type="submit" variant="filled" size="large" block loading={sending === 'under-way'}>
            {t(sending === 'offline' || sending === 'failed' ? 'control.try_again' : 'control.send')}
          </Button>
          <span role="status">
            <VisuallyHidden>{sending === 'under-way' && t('order.sending')}</VisuallyHidden>
          </span>
        </div>
      </form>
    </>
  )
}

/** The length and limit of a text that comes near its limit. */
function wordLength(length: number): string | undefined {
  const { max } = ORDER_BOUNDS.comment
  return length > max * 0.8 ? `${length} / ${max}` : undefined
}

/** The error message of a field. */
function wordFault({ t }: Pick<Translator, 't'>, faults: Faults, field: CheckedField): string | undefined {
  const fault = faults[field]
  if (!fault) return undefined
  if (field === 'consent' || field === 'consent_second') return t('validation.consent')
  return t(`validation.${fault.code}`, boundOf(fault))
}

function boundOf(fault: Fault): Record<string, number> {
  if (fault.code === 'min') return { min: fault.min }
  return fault.code === 'max' ? { max: fault.max } : {}
}
