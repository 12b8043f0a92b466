import { emptyFields, type OrderFields, type OrderPayment } from './order-fields.ts'

/** An attempt to send a request. */
interface Attempt {
  /** The Idempotency-Key: the server stores a request only once per key. */
  readonly key: string
  readonly content: string
}

/** What the visitor typed, and the last attempt to send it. Kept while the page is open. */
export interface OrderDraft {
  /** What the request is about. */
  readonly subject: string
  readonly fields: OrderFields
  readonly attempt: Attempt | null
}

/** What a form begins with. */
interface DraftStart {
  readonly subject: string
  readonly country: string
  readonly payment: OrderPayment | null
}

/** The draft for a newly opened form: all of it for the same subject, only the contact fields for another one. */
export function draftFor(kept: OrderDraft | null, { subject, country, payment }: DraftStart): OrderDraft {
  const empty = emptyFields(country, payment)
  if (!kept) return { subject, fields: empty, attempt: null }
  if (kept.subject !== subject) return { subject, fields: { ...empty, ...contactOf(kept.fields) }, attempt: null }
  // A payment from the calculator is newer than the one in the draft.
  return { ...kept, fields: { ...kept.fields, payment: payment ?? kept.fields.payment } }
}

/** The draft after a request was sent: only the contact fields. Each request needs its own consent. */
export function draftAfterSending({ fields }: OrderDraft): OrderDraft {
  return { subject: '', fields: { ...emptyFields(fields.country), ...contactOf(fields) }, attempt: null }
}

/** The next attempt: unchanged content keeps its key, changed content is a new request. */
export function nextAttempt(last: Attempt | null, content: string, newKey: () => string): Attempt {
  return last?.content === content ? last : { key: newKey(), content }
}

function contactOf({ name, phone, country, email }: OrderFields) {
  return { name, phone, country, email }
}
