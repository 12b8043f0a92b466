import { useEffect, useReducer, useState } from 'react'
import { ORDER_BOUNDS, type OrderKind } from '#contract/order-form.ts'
import type { Faults, OrderRules } from '#domain/order/check-order.ts'
import { guessCountry } from '#domain/order/dialling.ts'
import { draftFor, type OrderDraft } from '#domain/order/order-draft.ts'
import type { OrderFields } from '#domain/order/order-fields.ts'
import { type OrderForm, type OrderFormAction, reduceForm, shownFaults, startForm } from '#domain/order/order-form.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useDrafts } from './drafts-context.ts'
import type { OrderAbout } from './order-about.ts'
import { isPhone, type PhoneTools } from './typed-phone.ts'

/** A form with its errors, and functions to change it. */
export interface OpenForm {
  readonly form: OrderForm
  readonly faults: Faults
  readonly rules: OrderRules
  readonly tools: PhoneTools | null
  /** Loads the tools: the visitor is about to type a phone number. */
  readonly askForTools: () => void
  readonly change: (change: Partial<OrderFields>) => void
  readonly dispatch: (action: OrderFormAction) => void
}

/** The form of a request, filled with the visitor's earlier input. */
export function useOrderForm(kind: OrderKind, about: OrderAbout): OpenForm {
  const { t } = useTranslator()
  const drafts = useDrafts()
  const openDraft = useOpenDraft(kind, about)
  const [form, dispatch] = useReducer(reduceForm, null, () => startForm(openDraft().fields))
  const [isAsked, setIsAsked] = useState(form.fields.phone !== '')
  const tools = usePhoneTools(isAsked)
  const askForTools = () => setIsAsked(true)
  const rules: OrderRules = {
    bounds: ORDER_BOUNDS,
    asksEmail: kind === 'order',
    asksSecondConsent: t('order.consent_second') !== '',
    isPhone: (fields) => isPhone(tools, fields),
  }
  return {
    form,
    faults: shownFaults(form, rules),
    rules,
    tools,
    askForTools,
    change: (change) => {
      askForTools()
      dispatch({ type: 'change', change })
      if (drafts.current) drafts.current = { ...drafts.current, fields: { ...form.fields, ...change } }
    },
    dispatch,
  }
}

/** Returns a function that resumes the earlier draft, or starts one, and keeps it. */
function useOpenDraft(kind: OrderKind, { instanceId, calculation }: OrderAbout): () => OrderDraft {
  const { language } = useTranslator()
  const { token, project } = useCatalogue()
  const drafts = useDrafts()
  return () => {
    const { currency = null, payment_programmes = [] } = project?.data.project ?? {}
    const programme = payment_programmes.find(({ id }) => id === calculation?.programme)
    const draft = draftFor(drafts.current, {
      subject: `${kind} ${instanceId}`,
      country: guessCountry({
        browser: navigator.languages,
        language: language.code,
        phones: token.contacts.phones,
        currency,
      }),
      payment: programme?.kind ?? null,
    })
    drafts.current = draft
    return draft
  }
}

/** The tools of libphonenumber, or null until they are asked for and have loaded: the form does not wait for them. */
function usePhoneTools(isAsked: boolean): PhoneTools | null {
  const [tools, setTools] = useState<PhoneTools | null>(null)
  useEffect(() => {
    if (!isAsked) return
    let isShown = true
    import('./phone-tools.ts').then(({ phoneTools }) => {
      if (isShown) setTools(phoneTools)
    }, console.error)
    return () => {
      isShown = false
    }
  }, [isAsked])
  return tools
}
