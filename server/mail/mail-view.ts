import type { Language } from '#domain/language/language.ts'

/** To whom a mail about an order goes. */
export type MailKind = 'mail_sales' | 'mail_partner'

/** What a mail says, before it is drawn as HTML or as text. Every text is as people wrote it, nothing is escaped. */
export interface MailView {
  readonly language: Language
  readonly subject: string
  /** Whose mail it is: the name of the catalogue. */
  readonly site: string
  readonly title: string
  /** What has happened; mail programs show it beside the subject. */
  readonly intro: string
  /** What must not be overlooked. */
  readonly marks: readonly MailMark[]
  /** Facts, those together that belong together. */
  readonly groups: readonly (readonly MailRow[])[]
  readonly action: MailLink | null
}

/** A link with the words that it is behind. */
export interface MailLink {
  readonly text: string
  readonly href: string
}

/** Something that must not be overlooked, perhaps with where it leads. */
export interface MailMark {
  readonly text: string
  readonly href: string | null
}

/** A fact. */
export interface MailRow {
  readonly label: string
  /** Perhaps of several lines. */
  readonly value: string
  readonly href: string | null
  /** How it reads whatever the language: numbers and addresses from left to right, a visitor's words as their first letter does. */
  readonly direction: 'ltr' | 'auto' | null
  /** What the reader looks for first. */
  readonly isMain: boolean
}
