import { createHash } from 'node:crypto'

/** What the form of a page without scripts sends, by field name (web/app/plain-form.tsx). */
export type SentForm = Readonly<Record<string, string>>

/** Parses a form as browsers send it. */
export function parseForm(text: string): SentForm {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Converts a form to the order that the API takes. */
export function orderOfForm(form: SentForm): unknown {
  const { instance_id, consent, consent_second, consent_id: id, consent_version: version, ...fields } = form
  const unit = instance_id ? { instance_id: Number(instance_id) } : {}
  const text = id && version ? { consent_text: { id, version } } : {}
  return { ...fields, ...unit, ...text, consent: consent === 'on' }
}

/** The same form sent twice on a day, by the Back button or by impatience, is one order. */
export function keyOfForm(form: SentForm, now: Date): string {
  const content = [now.toISOString().slice(0, 10), Object.entries(form).sort()]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
