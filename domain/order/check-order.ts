import { EMAIL_ADDRESS } from './email-address.ts'
import type { OrderFields } from './order-fields.ts'

/** What is wrong with a field. */
export type Fault =
  | { readonly code: 'required' | 'email' | 'phone' }
  | { readonly code: 'min'; readonly min: number }
  | { readonly code: 'max'; readonly max: number }

/** The fields that are checked, in the order of the form. */
export const CHECKED_FIELDS = ['name', 'phone', 'email', 'comment', 'consent', 'consent_second'] as const
/** A field that is checked. */
export type CheckedField = (typeof CHECKED_FIELDS)[number]

/** The faults of a form, by field. */
export type Faults = Readonly<Partial<Record<CheckedField, Fault>>>

interface Bounds {
  readonly min: number
  readonly max: number
}

/** What a form requires. */
export interface OrderRules {
  readonly bounds: { readonly name: Bounds; readonly comment: Bounds }
  readonly asksEmail: boolean
  readonly asksSecondConsent: boolean
  readonly isPhone: (fields: Pick<OrderFields, 'phone' | 'country'>) => boolean
}

/** Every fault of a form. */
export function faultsIn(fields: OrderFields, rules: OrderRules): Faults {
  const found: Readonly<Record<CheckedField, Fault | null>> = {
    name: faultOfText(fields.name, rules.bounds.name),
    phone: faultOfPhone(fields, rules),
    email: rules.asksEmail ? faultOfEmail(fields.email) : null,
    comment: faultOfText(fields.comment, rules.bounds.comment),
    consent: fields.consent ? null : { code: 'required' },
    consent_second: fields.consent_second || !rules.asksSecondConsent ? null : { code: 'required' },
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null))
}

/** The first field with a fault, from the top of the form; null if there is none. */
export function firstFaulty(faults: Faults): CheckedField | null {
  return CHECKED_FIELDS.find((field) => faults[field]) ?? null
}

function faultOfText(text: string, { min, max }: Bounds): Fault | null {
  const { length } = text.trim()
  if (length === 0 && min > 0) return { code: 'required' }
  if (length < min) return { code: 'min', min }
  return length > max ? { code: 'max', max } : null
}

function faultOfPhone(fields: OrderFields, { isPhone }: OrderRules): Fault | null {
  if (fields.phone.trim() === '') return { code: 'required' }
  return isPhone(fields) ? null : { code: 'phone' }
}

function faultOfEmail(text: string): Fault | null {
  return text.trim() === '' || EMAIL_ADDRESS.test(text.trim()) ? null : { code: 'email' }
}
