import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { OrderKind } from '#contract/order-form.ts'
import type { OrderAnswer } from '#contract/orders.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { fullPathOf } from '#domain/host/full-path.ts'
import { type Faults, faultsIn, firstFaulty } from '#domain/order/check-order.ts'
import type { Modal } from '#domain/overlay/overlay.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { readHostOrigin } from '#web/host/host-origin.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { readSource } from '#web/visitor/keep-source.ts'
import { useKeeper } from '#web/visitor/keeper-context.ts'
import type { OrderAbout } from './order-about.ts'
import { orderBodyOf } from './order-body.ts'
import type { SendOutcome } from './send-outcome.ts'
import { internationalOf } from './typed-phone.ts'
import type { OpenForm } from './use-order-form.ts'
import { useReportSent } from './use-report-sent.ts'
import { useSendOrder } from './use-send-order.ts'

interface Submitted extends OpenForm {
  readonly modal: Modal
  readonly kind: OrderKind
  readonly about: OrderAbout
  readonly instance: Instance | null
}

/** Validates a form and sends it, or focuses the first error. Sends again when a lost connection returns. */
export function useSubmit(element: RefObject<HTMLFormElement | null>, submitted: Submitted): () => void {
  const { form, rules, dispatch } = submitted
  const bodyOf = useBody(element, submitted)
  const send = useSendOrder(useHandlers(element, submitted, () => submit()))
  const submit = () => {
    if (form.sending === 'under-way') return
    const faults = faultsIn(form.fields, rules)
    if (firstFaulty(faults)) {
      dispatch({ type: 'check' })
      focusFirst(element, faults)
      return
    }
    dispatch({ type: 'send' })
    void send(bodyOf())
  }
  const resend = useEffectEvent(submit)
  const isOffline = form.sending === 'offline'
  useEffect(() => {
    if (!isOffline) return
    const onOnline = () => resend()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isOffline])
  return submit
}

function useBody(element: RefObject<HTMLFormElement | null>, { form, kind, about, instance, tools }: Submitted) {
  const { t, language } = useTranslator()
  const { token, project } = useCatalogue()
  const keeper = useKeeper()
  const { address, search } = useNavigation()
  return () =>
    orderBodyOf({
      kind,
      instance,
      programmes: project?.data.project.payment_programmes ?? [],
      calculation: about.calculation,
      fields: form.fields,
      phone: internationalOf(tools, form.fields),
      website: fieldIn(element, 'website')?.value ?? '',
      consent: { texts: [t('order.consent'), t('order.consent_second')], policy: token.privacy.url },
      embedHost: readEmbedHost(),
      page: fullPathOf(formatAddress(address), search),
      lang: language.code,
      ...readSource(keeper),
    })
}

function useHandlers(element: RefObject<HTMLFormElement | null>, submitted: Submitted, onRetry: () => void) {
  const { modal, kind, instance, form, tools, dispatch } = submitted
  const { t } = useTranslator()
  const toast = useToast()
  const { openModal, updateModal } = useNavigation()
  const reportSent = useReportSent(kind, instance)
  return {
    onSent: (isShown: boolean, { unit_taken }: OrderAnswer['data']) => {
      reportSent()
      const sentPhone = internationalOf(tools, form.fields)
      if (isShown) return updateModal(modal.id, { ...modal.props, sentPhone, isTaken: unit_taken })
      toast({ text: t('message.sent'), icon: 'check' })
      if (unit_taken) toast({ text: t('order.unit_taken'), icon: 'alert' })
    },
    onNotSent: (outcome: SendOutcome, isShown: boolean) => {
      // The form keeps its input and shows it when it opens again.
      if (!isShown) return toast({ text: t('order.not_sent'), icon: 'alert' })
      if (outcome.kind === 'refused') {
        dispatch({ type: 'refuse', faults: outcome.faults })
        return focusFirst(element, outcome.faults)
      }
      if (outcome.kind !== 'error') return dispatch({ type: 'stop', why: outcome.kind })
      dispatch({ type: 'stop', why: 'not' })
      openModal({
        type: 'errorModal',
        props: outcome.isUnitGone ? { text: t('message.not_available') } : { onRetry },
      })
    },
  }
}

function focusFirst(element: RefObject<HTMLFormElement | null>, faults: Faults): void {
  const first = firstFaulty(faults)
  if (first) fieldIn(element, first)?.focus()
}

function fieldIn({ current }: RefObject<HTMLFormElement | null>, name: string): HTMLInputElement | null {
  return current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null
}

/** The host of the site that embeds the page. Null if the page is not embedded or the host is unknown. */
function readEmbedHost(): string | null {
  if (window.parent === window) return null
  return URL.parse(readHostOrigin() ?? '')?.host || null
}
