/** A mail as it is to be sent. Only plain values: nothing in it names a file or an address to fetch from. */
export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** With its angle brackets; the same for every attempt, so that the receiver recognises it. */
  readonly messageId: string
  /** Where answers go; null: to the sender. */
  readonly replyTo: { readonly name: string; readonly address: string } | null
  readonly date: Date
  readonly headers: Readonly<Record<string, string>>
}

/** Everything that may end a line or do something else than be read: such texts must not reach a header. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** A text as a header can hold it: on one line. */
export function onOneLine(text: string): string {
  return text.replaceAll(CONTROLS, ' ').trim()
}

/** Tells whether a text is one plain address, so that it can neither add receivers nor end a line. */
export function isPlainAddress(text: string): boolean {
  return /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(text)
}
