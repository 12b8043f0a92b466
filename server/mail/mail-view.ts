import type { Language } from '#domain/language/language.ts'
import type { MailPicture } from './mail-picture.ts'

/** The recipient of a mail about an order. */
export type MailKind = 'mail_sales' | 'mail_partner'

/** The content of a mail before it is rendered as HTML or text. No text is escaped. */
export interface MailView {
  readonly language: Language
  readonly subject: string
  /** The sender's name: the name of the catalogue. */
  readonly site: string
  readonly title: string
  /** What has happened. Mail programs show it next to the subject. */
  readonly intro: string
  /** Notes that must not be overlooked. */
  readonly marks: readonly MailMark[]
  /** Facts, grouped by topic. */
  readonly groups: readonly (readonly MailRow[])[]
  readonly action: MailLink | null
  /** What only mails about orders have. */
  readonly request?: MailRequest
}

/** The parts of a mail about an order. */
export interface MailRequest {
  /** What mail programs show next to the subject. */
  readonly preview: string
  /** What this is: an enquiry, a callback, or that it came through the partner's link. */
  readonly kind: string
  readonly logo: MailPicture | null
  readonly plan: MailPicture | null
  /** What the plan shows, for readers without pictures. */
  readonly planText: string
  /** Name, phone and email. */
  readonly person: readonly MailRow[]
  readonly call: MailLink
  readonly message: MailRow | null
  /** That the visitor consented, and when; null for orders of older releases. */
  readonly consent: string | null
  /** Who gets this mail and why, with an optional link. */
  readonly reason: MailMark
}

/** A link with its text. */
export interface MailLink {
  readonly text: string
  readonly href: string
}

/** A note that must not be overlooked, with an optional link. */
export interface MailMark {
  readonly text: string
  readonly href: string | null
}

/** A fact. */
export interface MailRow {
  readonly label: string
  /** May have several lines. */
  readonly value: string
  readonly href: string | null
  /** The text direction: numbers and addresses are always left to right, a visitor's text follows its first letter. */
  readonly direction: 'ltr' | 'auto' | null
  /** What the reader looks for first. */
  readonly isMain: boolean
}
