import { withoutIsolates } from '#i18n/isolate.ts'
import { escapeHtml } from '#server/http/render-template.ts'
import { SHEET, STYLES } from './mail-styles.ts'
import type { MailLink, MailMark, MailRow, MailView } from './mail-view.ts'

/** A layout table: mail programs know no other way to arrange content, and screen readers skip it. */
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Renders the mail as HTML: tables and inline styles, no pictures, so that every mail program shows all of it. */
export function renderMailHtml(view: MailView): string {
  const { language, subject, site, title, intro, marks, groups, action } = view
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
<div style="${STYLES.preview}">${escapeHtml(intro)}</div>
<table ${TABLE} width="100%" class="canvas" dir="${dir}" lang="${language.tag}" style="${STYLES.canvas}">
<tr><td align="center" style="padding:24px 12px">
<table ${TABLE} width="600" style="width:100%;max-width:600px">
<tr><td class="muted" align="${align}" style="${STYLES.site}">${escapeHtml(site)}</td></tr>
</table>
<table ${TABLE} width="600" class="card" style="${STYLES.card}">
<tr><td class="head" align="${align}" style="${STYLES.head}">
<h1 class="ink" style="${STYLES.title}">${escapeHtml(title)}</h1>
<p class="muted" style="${STYLES.intro}">${escapeHtml(intro)}</p>
</td></tr>
${marks.map((mark) => markHtml(mark, align)).join('')}${groups.map((rows) => groupHtml(rows, align)).join('')}${
  action ? actionHtml(action, align) : ''
}<tr><td style="padding:0 0 28px;font-size:0;line-height:0">&nbsp;</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function markHtml({ text, href }: MailMark, align: string): string {
  const link = href && `<br>${linkHtml(href, href, STYLES.markLink)}`
  return `<tr><td class="head" style="padding:16px 28px 0">
<table ${TABLE} width="100%"><tr><td class="mark ink" align="${align}" style="${STYLES.mark}">${escapeHtml(text)}${link ?? ''}</td></tr></table>
</td></tr>
`
}

function groupHtml(rows: readonly MailRow[], align: string): string {
  return `<tr><td class="rows" style="padding:24px 28px 0">
<table ${TABLE} width="100%">
${rows.map((row) => rowHtml(row, align)).join('')}</table>
</td></tr>
`
}

function rowHtml({ label, value, href, direction, isMain }: MailRow, align: string): string {
  const text = href === null ? textHtml(value, direction) : linkHtml(value, href, STYLES.link)
  const gap = align === 'left' ? 'padding-right:16px' : 'padding-left:16px'
  return `<tr><td class="label muted line" align="${align}" style="${STYLES.label};${gap}">${escapeHtml(label)}</td><td class="value ink line" align="${align}" style="${isMain ? STYLES.mainValue : STYLES.value}">${text}</td></tr>
`
}

function actionHtml(action: MailLink, align: string): string {
  const { text, href } = action
  return `<tr><td class="foot" align="${align}" style="padding:28px 28px 0">
<table ${TABLE}><tr><td class="button" align="center" style="${STYLES.button}"><a href="${escapeHtml(href)}" style="${STYLES.buttonLink}">${escapeHtml(text)}</a></td></tr></table>
</td></tr>
`
}

/** Phone numbers and addresses read from left to right in every language. */
function linkHtml(text: string, href: string, style: string): string {
  return `<a class="link" href="${escapeHtml(href)}" style="${style}">${textHtml(text, 'ltr')}</a>`
}

/** Each line has its own direction, because visitors mix languages. */
function textHtml(text: string, direction: MailRow['direction']): string {
  const lines = text.split(/\r\n?|\n/).map(escapeHtml)
  return lines.map((line) => (direction ? `<span dir="${direction}">${line}</span>` : line)).join('<br>')
}
