import type { MailPicture } from './mail-picture.ts'

/** A mail to be sent. Contains only plain values: no file name or URL to fetch. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Pictures that the HTML names by `cid:`. */
  readonly pictures?: readonly MailPicture[]
  /** With angle brackets. The same for every attempt, so that the receiver recognises duplicates. */
  readonly messageId: string
  /** Where replies go; null means to the sender. */
  readonly replyTo: { readonly name: string; readonly address: string } | null
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
}

/** Without these, auto-replies of mailboxes would go to the visitor (RFC 3834, and Exchange's own header). */
export const AUTO_HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Everything that can end a line, and other control characters. They must not reach a header. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** Puts a text on one line for a header. */
export function onOneLine(text: string): string {
  return text.replaceAll(CONTROLS, ' ').trim()
}

/** Whether a text is one plain address, so that it can neither add recipients nor end a line. */
export function isPlainAddress(text: string): boolean {
  return /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(text)
}
