import { escapeHtml } from '#server/http/render-template.ts'
import { STYLES } from './mail-styles.ts'
import type { MailRow } from './mail-view.ts'

/** A layout table: mail programs know no other way to arrange content, and screen readers skip it. */
export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Where a line begins. */
export type Align = 'left' | 'right'

/** A link. Phone numbers and addresses read from left to right in every language. */
export function linkHtml(text: string, href: string, style: string = STYLES.link): string {
  return `<a class="link" href="${escapeHtml(href)}" style="${style}">${textHtml(text, 'ltr')}</a>`
}

/** Each line has its own direction, because visitors mix languages. */
export function textHtml(text: string, direction: MailRow['direction']): string {
  const lines = text.split(/\r\n?|\n/).map(escapeHtml)
  return lines.map((line) => (direction ? `<span dir="${direction}">${line}</span>` : line)).join('<br>')
}

/** The value of a fact, with its link. */
export function valueHtml({ value, href, direction }: MailRow): string {
  return href === null ? textHtml(value, direction) : linkHtml(value, href)
}
