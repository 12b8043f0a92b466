import { createHash } from 'node:crypto'
import { ORDER_BOUNDS } from '#contract/order-form.ts'
import { directionOf } from '#domain/language/language.ts'
import { consentId, consentVersion } from '#domain/order/consent-text.ts'
import { isolatedIn } from '#i18n/isolate.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { splitTags } from '#i18n/rich-text.ts'
import type { Translator } from '#i18n/translator.ts'
import { ProblemError } from '#server/http/problem.ts'
import { escapeHtml, renderTemplate } from '#server/http/render-template.ts'
import type { FormLook } from './form-look.ts'
import type { SentForm } from './plain-form.ts'
import { plainFormStyles } from './plain-form-styles.ts'

/** The result of a form. */
export type FormOutcome = 'sent' | 'taken' | ProblemError

/** A form that was sent, and the page that it came from. */
interface FormVisit {
  readonly form: SentForm
  readonly outcome: FormOutcome
  /** Where the form is sent to, with the tokens of the link. */
  readonly action: string
  readonly look: FormLook
}

/** The page after a form, with its policy. */
export interface FormPage {
  readonly html: string
  readonly policy: string
}

const PAGE = `<!doctype html>
<html lang="{{lang}}" dir="{{dir}}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>{{documentTitle}}</title>
    <style>{{{styles}}}</style>
  </head>
  <body>
    <header>{{name}}</header>
    <main>
      {{{content}}}
    </main>
  </body>
</html>
`

const DONE =
  '<svg class="done" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true"><circle cx="20" cy="20" r="18"/><path d="M12 20.5l5.5 5.5L28.5 15" stroke-linecap="round" stroke-linejoin="round"/></svg>'

/** The page after a form: what happens next, or the form with what was typed and what to correct. A link leads back. */
export function pageAfterForm(translator: Translator, visit: FormVisit): FormPage {
  const { outcome, look } = visit
  const content = outcome instanceof ProblemError ? faultyPage(translator, visit, outcome) : sentPage(translator, visit)
  return framed(translator, look, content)
}

/** The page after a form that was refused whatever was typed. A link leads to the page to go on from. */
export function pageOfRefusal(translator: Translator, text: MessageKey, page: string, look: FormLook): FormPage {
  const { t } = translator
  const title = t(text)
  const content = `<h1>${escapeHtml(title)}</h1>
      <a class="back" href="${backOf({ page })}">${escapeHtml(t('control.back'))}</a>`
  return framed(translator, look, { title, content })
}

interface PageContent {
  readonly title: string
  readonly content: string
}

function framed({ language }: Translator, look: FormLook, { title, content }: PageContent): FormPage {
  const styles = plainFormStyles(look)
  const hash = createHash('sha256').update(styles).digest('base64')
  return {
    html: renderTemplate(PAGE, {
      lang: language.tag,
      dir: directionOf(language.code),
      name: look.name,
      styles,
      content,
      documentTitle: [title, look.name].filter(Boolean).join(' · '),
    }),
    policy: `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors *`,
  }
}

function sentPage({ t, language }: Translator, { form, outcome }: FormVisit): PageContent {
  const title = t('message.sent')
  const phone = isolatedIn(language.is_rtl, form.phone ?? '')
  const lines = [
    ...(outcome === 'taken' ? [t('order.unit_taken')] : []),
    t('message.sent_text'),
    t('order.success_phone', { phone }),
  ]
  const content = `${DONE}<h1>${escapeHtml(title)}</h1>
      ${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
      <a class="back" href="${backOf(form)}">${escapeHtml(t('control.back'))}</a>`
  return { title, content }
}

type Faults = ReadonlyMap<string, string>

function faultyPage(translator: Translator, visit: FormVisit, error: ProblemError): PageContent {
  const { t } = translator
  const faults = faultsOf(t, error)
  const title = faults.size > 0 ? t('validation.summary', { count: faults.size }) : t('order.try_later')
  const content = `<h1>${escapeHtml(title)}</h1>
      ${formHtml(translator, visit, faults)}
      <a class="plain" href="${backOf(visit.form)}">${escapeHtml(t('control.back'))}</a>`
  return { title, content }
}

const FIELDS = ['name', 'phone', 'email', 'comment'] as const
type Field = (typeof FIELDS)[number]

/** What to correct, by field. Nobody can correct a field that the form does not show. */
function faultsOf(t: Translator['t'], { problem }: ProblemError): Faults {
  const shown = (problem.errors ?? []).filter(
    ({ field }) => field === 'consent' || FIELDS.some((name) => name === field),
  )
  return new Map(
    shown.map(({ field, code, min = 0, max = 0 }) => [
      field,
      field === 'consent' ? t('validation.consent') : t(`validation.${code}`, { min, max }),
    ]),
  )
}

function formHtml(translator: Translator, { form, action, look }: FormVisit, faults: Faults): string {
  const { t, language } = translator
  const texts = [t('order.consent'), t('order.consent_second')]
  const kept = ['kind', 'instance_id', 'lang', 'page'].filter((name) => form[name] !== undefined)
  const hidden = [
    ...kept.map((name) => [name, form[name] ?? ''] as const),
    ['consent_id', consentId(language.code)] as const,
    ['consent_version', consentVersion({ texts, policy: look.policy })] as const,
  ]
  return `<form method="post" action="${escapeHtml(action)}">
${hidden.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`).join('\n')}
${FIELDS.map((name) => fieldHtml(t, name, form[name] ?? '', faults.get(name))).join('\n')}
<input name="website" value="${escapeHtml(form.website ?? '')}" tabindex="-1" autocomplete="off" aria-hidden="true" hidden>
${consentHtml('consent', texts[0] ?? '', form, look, faults.get('consent'))}
${texts[1] ? consentHtml('consent_second', texts[1], form, look, undefined) : ''}
<button type="submit">${escapeHtml(t('control.send'))}</button>
</form>`
}

const LABELS = { name: 'order.name', phone: 'order.phone', email: 'order.email', comment: 'order.comment' } as const

const KINDS: Readonly<Record<Field, string>> = {
  name: `autocomplete="name" required minlength="${ORDER_BOUNDS.name.min}" maxlength="${ORDER_BOUNDS.name.max}"`,
  phone: 'type="tel" autocomplete="tel" required dir="ltr"',
  email: 'type="email" autocomplete="email" dir="ltr"',
  comment: `rows="3" maxlength="${ORDER_BOUNDS.comment.max}"`,
}

function fieldHtml(t: Translator['t'], name: Field, value: string, fault: string | undefined): string {
  const isOptional = name === 'email' || name === 'comment'
  const optional = isOptional ? ` <span class="optional">(${escapeHtml(t('order.optional'))})</span>` : ''
  const attributes = `id="${name}" name="${name}" ${KINDS[name]}${faultMark(name, fault)}`
  // HTML drops the first line break of a text area.
  const control =
    name === 'comment'
      ? `<textarea ${attributes}>\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} value="${escapeHtml(value)}">`
  return `<div class="field"><label for="${name}">${escapeHtml(t(LABELS[name]))}${optional}</label>${control}${faultHtml(name, fault)}</div>`
}

function consentHtml(
  name: string,
  text: string,
  form: SentForm,
  { policy }: FormLook,
  fault: string | undefined,
): string {
  const words = splitTags(text).map(({ tag, text: run }) =>
    tag === 'policy' && policy ? `<a href="${escapeHtml(policy)}">${escapeHtml(run)}</a>` : escapeHtml(run),
  )
  const checked = form[name] === 'on' ? ' checked' : ''
  return `<div class="consent"><label><input type="checkbox" name="${name}" required${checked}${faultMark(name, fault)}><span>${words.join('')}</span></label>${faultHtml(name, fault)}</div>`
}

function faultMark(name: string, fault: string | undefined): string {
  return fault === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`
}

function faultHtml(name: string, fault: string | undefined): string {
  return fault === undefined ? '' : `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>`
}

/** Only one slash, since two would lead to another host. */
function backOf({ page = '' }: SentForm): string {
  return escapeHtml(page.replace(/^[/\\]*/, '/'))
}
