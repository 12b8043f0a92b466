import { renderMailHtml } from './mail-html.ts'
import type { MailMessage } from './mail-message.ts'
import { renderMailText } from './mail-text.ts'
import type { MailView } from './mail-view.ts'

/** Renders a mail in both forms. */
export function renderMail(view: MailView): Pick<MailMessage, 'subject' | 'html' | 'text' | 'pictures'> {
  const { logo = null, plan = null } = view.request ?? {}
  const pictures = [logo, plan].filter((picture) => picture !== null)
  return { subject: view.subject, html: renderMailHtml(view), text: renderMailText(view), pictures }
}
