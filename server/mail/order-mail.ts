import type { Attempt, AttemptResult } from '#server/delivery/delivery.ts'
import type { Translators } from '#server/language/translators.ts'
import { renderMailHtml } from './mail-html.ts'
import type { MailMessage } from './mail-message.ts'
import { renderMailText } from './mail-text.ts'
import type { MailKind } from './mail-view.ts'
import type { Mailer } from './mailer.ts'
import { orderView } from './order-view.ts'

/** What mails about orders are made with. */
export interface OrderMailParts {
  readonly mailer: Mailer
  readonly translators: Translators
}

// Told to answer by themselves, mailboxes would write to the visitor (RFC 3834, and Exchange's own word for it).
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Tells the sales department or the partner of an order, in the recipient's language. */
export async function sendOrderMail(
  { mailer, translators }: OrderMailParts,
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

/** The same for every attempt of a delivery, so that its receiver shows one mail. */
function messageIdOf({ key, delivered }: Attempt): string {
  return `<${encodeURIComponent(key)}@${new URL(delivered.catalogue.url).hostname}>`
}

/** A domain of any script has an ASCII form; what stands before it has none, and old servers refuse a header with it. */
function hasPlainName(email: string): boolean {
  return /^[\x21-\x7e]+@/.test(email)
}

/** An answer goes to the visitor, not to us. */
function replyToOf({ delivered }: Attempt): MailMessage['replyTo'] {
  const { name, email } = delivered.order
  return email === null || !hasPlainName(email) ? null : { name, address: email }
}
