import type { Attempt, AttemptResult } from '#server/delivery/delivery.ts'
import type { Translators } from '#server/language/translators.ts'
import { AUTO_HEADERS, type MailMessage } from './mail-message.ts'
import type { MailKind } from './mail-view.ts'
import type { Mailer } from './mailer.ts'
import { orderView } from './order-mail-content.ts'
import { renderMail } from './render-mail.ts'

/** What mails about orders need. */
export interface OrderMailDeps {
  readonly mailer: Mailer
  readonly translators: Translators
}

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
    ...renderMail(view),
    messageId: messageIdOf(attempt),
    replyTo: replyToOf(attempt),
    date: attempt.now,
    headers: AUTO_HEADERS,
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
