import { createHash } from 'node:crypto'
import { directionOf } from '#domain/language/language.ts'
import type { Translator } from '#i18n/translator.ts'
import { ProblemError } from '#server/http/problem.ts'
import { escapeHtml, renderTemplate } from '#server/http/render-template.ts'

/** What the form of a page without scripts sends, by field name (web/app/plain-form.tsx). */
export type SentForm = Readonly<Record<string, string>>

/** The result of a form. */
export type FormOutcome = 'sent' | 'taken' | ProblemError

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

const PAGE = `<!doctype html>
<html lang="{{lang}}" dir="{{dir}}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>{{title}}</title>
  </head>
  <body>
    <main>
      <h1>{{title}}</h1>
      {{{lines}}}
      <p><a href="{{back}}">{{backLabel}}</a></p>
    </main>
  </body>
</html>
`

/** The page after a form: what happens next or what to correct, and a link back. */
export function pageAfterForm({ t, language }: Translator, form: SentForm, outcome: FormOutcome): string {
  const isSent = !(outcome instanceof ProblemError)
  const lines = isSent
    ? [
        ...(outcome === 'taken' ? [t('order.unit_taken')] : []),
        t('message.sent_text'),
        t('order.success_phone', { phone: form.phone ?? '' }),
      ]
    : faultsOf(t, outcome)
  return renderTemplate(PAGE, {
    lang: language.tag,
    dir: directionOf(language.code),
    title: isSent ? t('message.sent') : titleOfFaults(t, lines),
    lines: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
    // Only one slash, since two would lead to another host.
    back: (form.page ?? '').replace(/^[/\\]*/, '/'),
    backLabel: t('control.back'),
  })
}

function titleOfFaults(t: Translator['t'], lines: readonly string[]): string {
  return lines.length > 0 ? t('validation.summary', { count: lines.length }) : t('order.try_later')
}

const LABELS = { name: 'order.name', phone: 'order.phone', email: 'order.email', comment: 'order.comment' } as const

function faultsOf(t: Translator['t'], { problem }: ProblemError): readonly string[] {
  return (problem.errors ?? []).map(({ field, code, min = 0, max = 0 }) => {
    if (field === 'consent') return t('validation.consent')
    const label = field in LABELS ? t(LABELS[field as keyof typeof LABELS]) : field
    return `${label}: ${t(`validation.${code}`, { min, max })}`
  })
}
