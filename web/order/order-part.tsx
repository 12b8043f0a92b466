import type { OrderKind } from '#contract/order-form.ts'
import type { Modal } from '#domain/overlay/overlay.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { readAbout } from './order-about.ts'
import { OrderForm } from './order-form.tsx'
import { OrderSent } from './order-sent.tsx'

interface OrderPartProps {
  readonly modal: Modal
  readonly kind: OrderKind
}

/** The content of an order or callback modal: the form, then the confirmation. */
export function OrderPart({ modal, kind }: OrderPartProps) {
  const { project } = useCatalogue()
  const about = readAbout(modal)
  const instance = (about.instanceId !== null && project?.chess.instanceById.get(about.instanceId)) || null
  if (about.sentPhone !== null) {
    const unit = kind === 'order' ? instance : null
    return <OrderSent modalId={modal.id} phone={about.sentPhone} instance={unit} isTaken={about.isTaken} />
  }
  return <OrderForm modal={modal} kind={kind} about={about} instance={instance} />
}
