import type { Attempt, AttemptResult } from '#server/delivery/delivery.ts'
import type { Translators } from '#server/language/translators.ts'
import { renderMailHtml } from './mail-html.ts'
import type { MailMessage } from './mail-message.ts'
import { renderMailText } from './mail-text.ts'
import type { MailKind } from './mail-view.ts'
import type { Mailer } from './mailer.ts'
import { orderView } from './order-view.ts'

/** What mails about orders need. */
export interface OrderMailDeps {
  readonly mailer: Mailer
  readonly translators: Translators
}

// Without these, auto-replies of mailboxes would go to the visitor (RFC 3834, and Exchange's own header).
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Sends an order to the sales department or the partner, in the recipient's language. */
export async function sendOrderMail(
  { mailer, translators }: OrderMailDeps,
  kind: MailKind,
  to: string,
  attempt: Attempt,
): Promise<AttemptResult> {
  const view = orderView(await translators(attempt.delivered.lang), kind, attempt.delivered)
  return mailer.send({
    to,
    subject: view.subject,
    html: renderMailHtml(view),
    text: renderMailText(view),
    messageId: messageIdOf(attempt),
    replyTo: replyToOf(attempt),
    date: attempt.now,
    headers: HEADERS,
  })
}

/** The same for every attempt of a delivery, so that the recipient sees one mail. */
function messageIdOf({ key, delivered }: Attempt): string {
  return `<${encodeURIComponent(key)}@${new URL(delivered.catalogue.url).hostname}>`
}

/**
 * An internationalised domain has an ASCII form. The part before the @ has none, and old servers refuse such a header.
 */
function hasPlainName(email: string): boolean {
  return /^[\x21-\x7e]+@/.test(email)
}

/** Replies go to the visitor, not to us. */
function replyToOf({ delivered }: Attempt): MailMessage['replyTo'] {
  const { name, email } = delivered.order
  return email === null || !hasPlainName(email) ? null : { name, address: email }
}
