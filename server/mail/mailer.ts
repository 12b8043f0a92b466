import path from 'node:path'
import type { NodemailerError, SendMailOptions } from 'nodemailer'
import { withoutIsolates } from '#i18n/isolate.ts'
import type { AttemptResult } from '#server/delivery/delivery.ts'
import { createMailKeeper } from './keep-mail.ts'
import { isPlainAddress, type MailMessage, onOneLine } from './mail-message.ts'
import { INVALID_ADDRESS, outcomeOf } from './smtp-outcome.ts'

/** Sends mails. */
export interface Mailer {
  readonly send: (message: MailMessage) => Promise<AttemptResult>
  /** Closes the connections after the current mails have been sent. */
  readonly close: () => void
}

/** Where mails go. */
interface MailerOptions {
  /** The mail server; null to write each mail to a file in `dataDir`. */
  readonly smtpUrl: string | null
  /** The sender of every mail, with or without a name before the address. */
  readonly from: string
  readonly dataDir: string
  /** Logs the file that a mail was written to. */
  readonly say: (line: string) => void
}

// A server that does not respond within these times has failed, and the delivery is retried later.
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 }

/** Creates the mailer of a process: over SMTP with pooled connections, or into files. */
export function createMailer({ smtpUrl, from, dataDir, say }: MailerOptions): Mailer {
  const { send, close } = smtpUrl === null ? intoFiles(path.join(dataDir, 'mail'), say) : overSmtp(smtpUrl)
  return {
    send: async (message) => (isPlainAddress(message.to) ? send(mailOf(message, from)) : INVALID_ADDRESS),
    close,
  }
}

interface Sender {
  readonly send: (mail: SendMailOptions) => Promise<AttemptResult>
  readonly close: () => void
}

/** The URL contains TLS, port and password. */
function overSmtp(url: string): Sender {
  let opened: ReturnType<typeof openTransport> | null = null
  const open = () =>
    openTransport(url).catch((error) => {
      // The next mail tries again.
      opened = null
      throw error
    })
  return {
    send: async (mail) => {
      try {
        opened ??= open()
        await (await opened).sendMail(mail)
        return { ok: true }
      } catch (error) {
        return outcomeOf(error as NodemailerError)
      }
    },
    close: () => {
      opened?.then((transport) => transport.close()).catch(() => {})
    },
  }
}

async function openTransport(url: string) {
  // Loaded with the first mail, so that the server starts faster.
  const { createTransport } = await import('nodemailer')
  // One retry if a pooled connection turns out to be dead. The delivery plan makes all other retries.
  return createTransport({ pool: true, url, maxRequeues: 1, ...TIMEOUTS })
}

function intoFiles(folder: string, say: (line: string) => void): Sender {
  const keep = createMailKeeper(folder)
  return {
    send: async (mail) => {
      try {
        say(`No mail server is set (SMTP_URL): the mail was saved as ${await keep(mail)}`)
        return { ok: true }
      } catch (error) {
        return { ok: false, error: `The mail could not be written (${(error as NodeJS.ErrnoException).code})` }
      }
    },
    close: () => {},
  }
}

function mailOf(
  { to, subject, replyTo, headers, pictures = [], ...message }: MailMessage,
  from: string,
): SendMailOptions {
  return {
    ...message,
    from,
    // An object, because a text would be parsed as a list of addresses.
    to: { name: '', address: to },
    subject: onOneLine(withoutIsolates(subject)),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, onOneLine(value)])),
    ...(replyTo && isPlainAddress(replyTo.address) && { replyTo: { ...replyTo, name: onOneLine(replyTo.name) } }),
    // Inline: programs show them in their place and not as files.
    attachments: pictures.map(({ cid, bytes }) => ({
      cid,
      content: bytes,
      contentType: 'image/png',
      filename: `${cid.split('@')[0]}.png`,
      contentDisposition: 'inline' as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
