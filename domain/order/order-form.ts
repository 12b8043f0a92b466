import { CHECKED_FIELDS, type Faults, faultsIn, type OrderRules } from './check-order.ts'
import type { OrderFields } from './order-fields.ts'

/** A form that is being filled in and sent. */
export interface OrderForm {
  readonly fields: OrderFields
  /** Set by the first attempt to send. From then on faults are shown while typing. */
  readonly isChecked: boolean
  /** Faults that the server reported. Each stays until its field changes. */
  readonly refused: Faults
  /** `offline` is retried automatically, `failed` (a server error) by the visitor. */
  readonly sending: 'not' | 'under-way' | 'offline' | 'failed'
}

/** What can happen to a form. */
export type OrderFormAction =
  | { readonly type: 'change'; readonly change: Partial<OrderFields> }
  | { readonly type: 'check' }
  | { readonly type: 'send' }
  | { readonly type: 'refuse'; readonly faults: Faults }
  | { readonly type: 'stop'; readonly why: 'not' | 'offline' | 'failed' }

/** A form that has just been opened. */
export function startForm(fields: OrderFields): OrderForm {
  return { fields, isChecked: false, refused: {}, sending: 'not' }
}

/** The next state of a form. No action loses what was typed. */
export function reduceForm(form: OrderForm, action: OrderFormAction): OrderForm {
  switch (action.type) {
    case 'change':
      return changeForm(form, action.change)
    case 'check':
      return { ...form, isChecked: true, sending: 'not' }
    case 'send':
      return { ...form, isChecked: true, refused: {}, sending: 'under-way' }
    case 'refuse':
      return { ...form, isChecked: true, refused: action.faults, sending: 'not' }
    case 'stop':
      return { ...form, sending: action.why }
  }
}

/** The faults to show now. */
export function shownFaults({ fields, isChecked, refused }: OrderForm, rules: OrderRules): Faults {
  return isChecked ? { ...refused, ...faultsIn(fields, rules) } : {}
}

function changeForm(form: OrderForm, change: Partial<OrderFields>): OrderForm {
  const refused = { ...form.refused }
  for (const field of CHECKED_FIELDS) if (field in change) delete refused[field]
  if ('country' in change) delete refused.phone
  // An edited form must not be sent automatically when the connection returns.
  const sending = form.sending === 'under-way' ? form.sending : 'not'
  return { ...form, fields: { ...form.fields, ...change }, refused, sending }
}
