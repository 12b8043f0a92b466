import { escapeHtml } from '#server/http/render-template.ts'
import { type Align, linkHtml, TABLE, textHtml, valueHtml } from './mail-parts.ts'
import type { MailPicture } from './mail-picture.ts'
import { STYLES } from './mail-styles.ts'
import type { MailLink, MailRequest, MailRow, MailView } from './mail-view.ts'

/** The line above the card: the company with its mark, and what this is. */
export function requestHeadHtml({ site, request }: MailView, align: Align): string {
  const { logo, kind } = request as MailRequest
  const otherSide = align === 'left' ? 'right' : 'left'
  const mark = logo
    ? pictureHtml(logo, '', STYLES.logo)
    : `<table ${TABLE}><tr><td class="button letter" width="36" height="36" align="center" valign="middle" style="${STYLES.letter}">${escapeHtml([...site][0] ?? '')}</td></tr></table>`
  const width = logo?.width ?? 36
  return `<tr><td style="padding:0 8px 14px"><table ${TABLE} width="100%"><tr><td width="${width}" style="width:${width}px">${mark}</td><td class="ink" align="${align}" style="${STYLES.company}">${escapeHtml(site)}</td><td class="muted" align="${otherSide}" style="${STYLES.kind}">${escapeHtml(kind)}</td></tr></table></td></tr>
`
}

/** The plan, and beside it the person with the one button. */
export function personHtml({ plan, planText, person, call }: MailRequest, action: MailLink | null, align: Align) {
  const cell = plan
    ? `<td class="col" width="${plan.width}" valign="top" bgcolor="#fbfaf7" style="${STYLES.plan}">${pictureHtml(plan, planText, STYLES.planPicture, 'plan')}</td><td class="gap" width="24" style="width:24px;font-size:0;line-height:0">&nbsp;</td>`
    : ''
  const [name, ...ways] = person
  const open = action
    ? `<p style="${STYLES.open}"><a class="link" href="${escapeHtml(action.href)}" style="${STYLES.link}">${escapeHtml(action.text)}</a></p>`
    : ''
  return `<tr><td class="head" style="padding:20px 28px 0">
<table ${TABLE} width="100%"><tr>${cell}<td class="col" align="${align}" valign="top">
${name ? nameHtml(name) : ''}${ways.map((way) => `<p style="${way.isMain ? STYLES.phone : STYLES.way}">${valueHtml(way)}</p>\n`).join('')}<table ${TABLE} class="call"><tr><td height="16" style="font-size:0;line-height:0">&nbsp;</td></tr><tr><td class="button" align="center" style="${STYLES.button}"><a href="${escapeHtml(call.href)}" style="${STYLES.buttonLink}">${escapeHtml(call.text)}</a></td></tr></table>
${open}</td></tr></table>
</td></tr>
`
}

function nameHtml({ label, value, direction }: MailRow): string {
  return `<p class="muted" style="${STYLES.personLabel}">${escapeHtml(label)}</p>
<p class="ink" style="${STYLES.personName}">${textHtml(value, direction)}</p>
`
}

/** What the visitor wrote. */
export function messageHtml({ label, value, direction }: MailRow, align: Align): string {
  return `<tr><td class="head" style="padding:16px 28px 0">
<table ${TABLE} width="100%"><tr><td class="mark ink" align="${align}" style="${STYLES.message}"><span class="muted" style="${STYLES.messageLabel}">${escapeHtml(label)}</span><br>${textHtml(value, direction)}</td></tr></table>
</td></tr>
`
}

/** That the visitor consented. */
export function consentHtml(text: string, align: Align): string {
  return `<tr><td class="foot" align="${align}" style="padding:0 28px"><p class="muted line" style="${STYLES.consent}">${escapeHtml(text)}</p></td></tr>
`
}

/** Below the card: who gets this mail and why. */
export function reasonHtml({ reason }: MailRequest, align: Align): string {
  const link = reason.href === null ? '' : ` ${linkHtml(reason.href, reason.href)}`
  return `<table ${TABLE} width="600" style="width:100%;max-width:600px"><tr><td class="muted" align="${align}" style="${STYLES.reason}">${escapeHtml(reason.text)}${link}</td></tr></table>
`
}

/** Width and height keep the place of a picture that the mail program does not load. */
function pictureHtml({ cid, width, height }: MailPicture, alt: string, style: string, className?: string): string {
  const name = className ? `class="${className}" ` : ''
  return `<img ${name}src="cid:${cid}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="display:block;width:${width}px;height:${height}px;border:0;${style}">`
}
