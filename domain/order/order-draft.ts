import { emptyFields, type OrderFields, type OrderPayment } from './order-fields.ts'

/** A try to send something. */
export interface Attempt {
  /** The Idempotency-Key: under the same one the server stores nothing twice. */
  readonly key: string
  readonly content: string
}

/** What was typed and perhaps tried, kept while the page is open. */
export interface OrderDraft {
  /** What it is about. */
  readonly subject: string
  readonly fields: OrderFields
  readonly attempt: Attempt | null
}

/** What a form begins with. */
export interface DraftStart {
  readonly subject: string
  readonly country: string
  readonly payment: OrderPayment | null
}

/** The draft that a form goes on from: all of it for the same subject, for another one only who the visitor is. */
export function draftFor(kept: OrderDraft | null, { subject, country, payment }: DraftStart): OrderDraft {
  const empty = emptyFields(country, payment)
  if (!kept) return { subject, fields: empty, attempt: null }
  if (kept.subject !== subject) return { subject, fields: { ...empty, ...contactOf(kept.fields) }, attempt: null }
  // What the calculator has come to since is the newer word.
  return { ...kept, fields: { ...kept.fields, payment: payment ?? kept.fields.payment } }
}

/** What stays after a request was sent: who the visitor is. Each request needs its own consent. */
export function draftAfterSending({ fields }: OrderDraft): OrderDraft {
  return { subject: '', fields: { ...emptyFields(fields.country), ...contactOf(fields) }, attempt: null }
}

/** The next try: the same content keeps its key, other content is another request. */
export function nextAttempt(last: Attempt | null, content: string, newKey: () => string): Attempt {
  return last?.content === content ? last : { key: newKey(), content }
}

function contactOf({ name, phone, country, email }: OrderFields) {
  return { name, phone, country, email }
}
