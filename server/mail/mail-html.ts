import { withoutIsolates } from '#i18n/isolate.ts'
import { escapeHtml } from '#server/http/render-template.ts'
import { type Align, linkHtml, TABLE, valueHtml } from './mail-parts.ts'
import { consentHtml, messageHtml, personHtml, reasonHtml, requestHeadHtml } from './mail-request-html.ts'
import { SHEET, STYLES } from './mail-styles.ts'
import type { MailLink, MailMark, MailRow, MailView } from './mail-view.ts'

/**
 * Renders the mail as HTML: tables and inline styles, and everything said in words too, so that every mail program shows
 * all of it.
 */
export function renderMailHtml(view: MailView): string {
  const { language, subject, title, intro, marks, groups, action, request } = view
  const dir = language.is_rtl ? 'rtl' : 'ltr'
  const align = language.is_rtl ? 'right' : 'left'
  // The direction is also set on a table, because Gmail drops html and body attributes.
  return `<!doctype html>
<html lang="${language.tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(withoutIsolates(subject))}</title>
<style>${SHEET}
</style>
</head>
<body class="canvas" style="${STYLES.body}">
<div style="${STYLES.preview}">${escapeHtml(request?.preview ?? intro)}</div>
<table ${TABLE} width="100%" class="canvas" dir="${dir}" lang="${language.tag}" style="${STYLES.canvas}">
<tr><td align="center" style="padding:24px 12px">
<table ${TABLE} width="600" style="width:100%;max-width:600px">
${request ? requestHeadHtml(view, align) : siteHtml(view, align)}</table>
<table ${TABLE} width="600" class="card" style="${STYLES.card}">
<tr><td class="head" align="${align}" style="${STYLES.head}">
<h1 class="title ink" style="${STYLES.title}">${escapeHtml(title)}</h1>
<p class="muted" style="${STYLES.intro}">${escapeHtml(intro)}</p>
</td></tr>
${[
  request ? personHtml(request, action, align) : '',
  ...marks.map((mark) => markHtml(mark, align)),
  request?.message ? messageHtml(request.message, align) : '',
  ...groups.map((rows) => groupHtml(rows, align)),
  request?.consent ? consentHtml(request.consent, align) : '',
  action && !request ? actionHtml(action, align) : '',
].join('')}<tr><td style="padding:0 0 28px;font-size:0;line-height:0">&nbsp;</td></tr>
</table>
${request ? reasonHtml(request, align) : ''}</td></tr>
</table>
</body>
</html>
`
}

function siteHtml({ site }: MailView, align: Align): string {
  return `<tr><td class="muted" align="${align}" style="${STYLES.site}">${escapeHtml(site)}</td></tr>\n`
}

function markHtml({ text, href }: MailMark, align: Align): string {
  const link = href && `<br>${linkHtml(href, href, STYLES.markLink)}`
  return `<tr><td class="head" style="padding:16px 28px 0">
<table ${TABLE} width="100%"><tr><td class="mark ink" align="${align}" style="${STYLES.mark}">${escapeHtml(text)}${link ?? ''}</td></tr></table>
</td></tr>
`
}

function groupHtml(rows: readonly MailRow[], align: Align): string {
  return `<tr><td class="rows" style="padding:24px 28px 0">
<table ${TABLE} width="100%">
${rows.map((row) => rowHtml(row, align)).join('')}</table>
</td></tr>
`
}

function rowHtml(row: MailRow, align: Align): string {
  const gap = align === 'left' ? 'padding-right:16px' : 'padding-left:16px'
  return `<tr><td class="label muted line" align="${align}" style="${STYLES.label};${gap}">${escapeHtml(row.label)}</td><td class="value ink line" align="${align}" style="${row.isMain ? STYLES.mainValue : STYLES.value}">${valueHtml(row)}</td></tr>
`
}

function actionHtml(action: MailLink, align: Align): string {
  const { text, href } = action
  return `<tr><td class="foot" align="${align}" style="padding:28px 28px 0">
<table ${TABLE}><tr><td class="button" align="center" style="${STYLES.button}"><a href="${escapeHtml(href)}" style="${STYLES.buttonLink}">${escapeHtml(text)}</a></td></tr></table>
</td></tr>
`
}
