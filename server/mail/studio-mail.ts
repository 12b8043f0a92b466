import type { LanguageCode } from '#domain/language/language.ts'
import type { Translator } from '#i18n/translator.ts'
import type { Translators } from '#server/language/translators.ts'
import { renderMailHtml } from './mail-html.ts'
import { onOneLine } from './mail-message.ts'
import { renderMailText } from './mail-text.ts'
import type { MailView } from './mail-view.ts'
import type { Mailer } from './mailer.ts'

/** A mail with the link of a page of the Studio. */
interface StudioMail {
  readonly to: string
  readonly lang: LanguageCode
  /** The id of the link or invitation, for the Message-ID. */
  readonly id: number
  readonly href: string
}

/** A link and a code to sign in with. */
interface SignInMail extends StudioMail {
  readonly code: string
}

/** An invitation to a company. */
interface InvitationMail extends StudioMail {
  readonly company: string
}

/** Sends mails of the Studio without waiting for the mail server. */
export interface StudioMails {
  /** Whether mails reach their mailboxes. Otherwise they are files on this machine. */
  readonly isMailed: boolean
  readonly signIn: (mail: SignInMail) => void
  readonly invitation: (mail: InvitationMail) => void
  /** Waits until everything is sent or has failed. */
  readonly settle: () => Promise<void>
}

/** What mails of the Studio need. */
interface StudioMailDeps {
  readonly mailer: Mailer
  readonly isMailed: boolean
  readonly translators: Translators
  readonly now: () => Date
  /** Reports a failure. It contains no address. */
  readonly onFailure: (line: string) => void
}

const SITE = 'Vitrine Studio'
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Creates the sender of the Studio's mails. A mail that fails is not retried: the person asks again. */
export function createStudioMails({ mailer, isMailed, translators, now, onFailure }: StudioMailDeps): StudioMails {
  const underWay = new Set<Promise<void>>()
  const send = (kind: string, { to, lang, id, href }: StudioMail, viewOf: (translator: Translator) => MailView) => {
    const work = async () => {
      const view = viewOf(await translators(lang))
      const result = await mailer.send({
        to,
        subject: view.subject,
        html: renderMailHtml(view),
        text: renderMailText(view),
        messageId: `<${kind}-${id}-${now().getTime()}@${new URL(href).hostname}>`,
        replyTo: null,
        date: now(),
        headers: HEADERS,
      })
      if (!result.ok) onFailure(`A mail of the Studio could not be sent: ${result.error}`)
    }
    const sending = work()
      .catch((error: unknown) => onFailure(`A mail of the Studio could not be sent: ${(error as Error).name}`))
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }
  return {
    isMailed,
    signIn: (mail) => send('sign-in', mail, (translator) => signInView(translator, mail)),
    invitation: (mail) => send('invitation', mail, (translator) => invitationView(translator, mail)),
    settle: async () => {
      await Promise.all(underWay)
    },
  }
}

function signInView({ t, language }: Translator, { href, code }: SignInMail): MailView {
  const shown = `${code.slice(0, 3)} ${code.slice(3)}`
  return {
    language,
    subject: t('mail.sign_in_subject'),
    site: SITE,
    title: t('mail.sign_in_subject'),
    intro: t('mail.sign_in_intro'),
    marks: [{ text: t('mail.sign_in_ignore'), href: null }],
    groups: [[{ label: t('mail.sign_in_code'), value: shown, href: null, direction: 'ltr', isMain: true }]],
    action: { text: t('mail.sign_in_open'), href },
  }
}

function invitationView({ t, language }: Translator, { href, company }: InvitationMail): MailView {
  const name = onOneLine(company)
  const subject = t('mail.invitation_subject', { company: name })
  return {
    language,
    subject,
    site: SITE,
    title: subject,
    intro: t('mail.invitation_intro', { company: name }),
    marks: [],
    groups: [],
    action: { text: t('mail.invitation_open'), href },
  }
}
