import type { Attempt, AttemptResult } from '#server/delivery/delivery.ts'
import type { Translators } from '#server/language/translators.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import { AUTO_HEADERS, type MailMessage } from './mail-message.ts'
import { readMailPicture } from './mail-picture.ts'
import type { MailKind } from './mail-view.ts'
import type { Mailer } from './mailer.ts'
import { type OrderPictures, orderView } from './order-mail-content.ts'
import { renderMail } from './render-mail.ts'

/** What mails about orders need. */
export interface OrderMailDeps {
  readonly mailer: Mailer
  readonly translators: Translators
  /** Where plans and logos are read. */
  readonly files: MediaFiles
}

/** Sends an order to the sales department or the partner, in the recipient's language. */
export async function sendOrderMail(
  { mailer, translators, files }: OrderMailDeps,
  kind: MailKind,
  to: string,
  attempt: Attempt,
): Promise<AttemptResult> {
  const { delivered } = attempt
  const view = orderView(await translators(delivered.lang), kind, delivered, await readPictures(files, delivered))
  return mailer.send({
    to,
    ...renderMail(view),
    messageId: messageIdOf(attempt),
    replyTo: replyToOf(attempt),
    date: attempt.now,
    headers: AUTO_HEADERS,
  })
}

// The plan lies on its paper in light and dark mail programs, and most logos are made for white.
const PLAN = { cid: 'plan@vitrine', width: 232, height: 232, margin: 12, background: '#fbfaf7' } as const
const LOGO = { cid: 'logo@vitrine', width: 120, height: 36, margin: null, background: '#ffffff' } as const

async function readPictures(files: MediaFiles, { unit, logo }: Attempt['delivered']): Promise<OrderPictures> {
  return {
    plan: unit?.plan ? await readMailPicture(files, unit.plan, PLAN) : null,
    logo: logo && (await readMailPicture(files, logo, LOGO)),
  }
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
