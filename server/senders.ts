import type { Senders } from './delivery/delivery.ts'
import type { Outgoing } from './http/outgoing.ts'
import { createOrderPushes } from './integration-kinds/pushes.ts'
import type { Translators } from './language/translators.ts'
import type { Mailer } from './mail/mailer.ts'
import type { MediaFiles } from './media/media-files.ts'

/** What senders need. */
interface SenderDeps {
  readonly mailer: Mailer
  readonly send: Outgoing
  readonly translators: Translators
  /** For texts that are read in mails. */
  readonly mailTranslators: Translators
  /** Where the pictures of mails are read. */
  readonly files: MediaFiles
}

/** All delivery channels: mails to people, pushes to systems. */
export function createSenders({ mailTranslators, files, ...deps }: SenderDeps): Senders {
  const mailDeps = { ...deps, files, translators: mailTranslators }
  return {
    mail_sales: async (to, attempt) => (await loadMail()).sendOrderMail(mailDeps, 'mail_sales', to, attempt),
    mail_partner: async (to, attempt) => (await loadMail()).sendOrderMail(mailDeps, 'mail_partner', to, attempt),
    ...createOrderPushes(deps),
  }
}

/** Loaded with the first mail, so that the server starts faster. */
function loadMail() {
  return import('./mail/send-order-mail.ts')
}
