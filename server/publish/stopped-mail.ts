import { eq } from 'drizzle-orm'
import type { PublicationCheck } from '#contract/publications.ts'
import { type LocalisedText, pickText } from '#domain/language/choose-language.ts'
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/language/language.ts'
import { formatDate } from '#i18n/format-date.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { people } from '#server/db/tables/person.ts'
import { projects } from '#server/db/tables/project.ts'
import type { Translators } from '#server/language/translators.ts'
import { renderMailHtml } from '#server/mail/mail-html.ts'
import { onOneLine } from '#server/mail/mail-message.ts'
import { renderMailText } from '#server/mail/mail-text.ts'
import type { MailRow } from '#server/mail/mail-view.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { StoredPublication } from './publication-store.ts'

/** What mails about stopped publications need. */
export interface StoppedMailDeps {
  readonly queries: Queries
  readonly mailer: Mailer
  readonly translators: Translators
  readonly now: () => Date
  /** Finds the address and language of a person. */
  readonly findAddress: (queries: Queries, personId: number) => Promise<PersonAddress | null>
}

/** Where a person gets mails, and in which language. */
export interface PersonAddress {
  readonly email: string
  readonly lang: LanguageCode
}

const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

// Nobody would read a longer list.
const MAX_REASONS = 20

/** Mails the person who planned a publication that it was stopped. Throws if the mail has to be tried again. */
export function createTellStopped(deps: StoppedMailDeps) {
  return async (row: StoredPublication, problem: PublicationCheck): Promise<void> => {
    const { queries, mailer, translators, now, findAddress } = deps
    // A key has no mailbox: its owner sees the state in the list of publications.
    const person = row.who_kind === 'person' && row.who_id !== null ? await findAddress(queries, row.who_id) : null
    if (!person) return
    const translator = await translators(person.lang)
    const { t, language } = translator
    const project = onOneLine(pickText(await readName(queries, row), person.lang, DEFAULT_LANGUAGE))
    const subject = t('mail.publication_stopped_subject', { project })
    const view = {
      ...{ language, subject, site: 'Vitrine Studio', title: subject, marks: [], action: null },
      intro: t('mail.publication_stopped_intro', { project, date: formatDate(translator, row.at.toISOString()) }),
      groups: [reasonsOf(problem)],
    }
    const result = await mailer.send({
      to: person.email,
      subject,
      html: renderMailHtml(view),
      text: renderMailText(view),
      messageId: `<publication-${row.id}@vitrine>`,
      replyTo: null,
      date: now(),
      headers: HEADERS,
    })
    if (!result.ok) throw new Error(`A mail about a stopped publication could not be sent: ${result.error}`)
  }
}

/** Finds a person in the table of people. */
export async function findPersonAddress(queries: Queries, personId: number): Promise<PersonAddress | null> {
  const [row] = await queries
    .select({ email: people.email, lang: people.lang })
    .from(people)
    .where(eq(people.id, personId))
  return row ?? null
}

function reasonsOf({ conflicts, faults }: PublicationCheck): readonly MailRow[] {
  const reasons = [
    ...conflicts.map(({ entry, reason, live }) => ({
      label: `${entry.kind} ${entry.id}, ${entry.field}`,
      value: `${reason}: ${JSON.stringify(live)}`,
    })),
    ...faults.map(({ entity, reason }) => ({ label: entity ? `${entity.kind} ${entity.id}` : '', value: reason })),
  ]
  return reasons
    .slice(0, MAX_REASONS)
    .map((reason) => ({ ...reason, href: null, direction: 'auto' as const, isMain: false }))
}

async function readName(queries: Queries, { project_id, catalogue_id }: StoredPublication): Promise<LocalisedText> {
  const [row] =
    project_id === null
      ? await queries
          .select({ name: catalogues.name })
          .from(catalogues)
          .where(eq(catalogues.id, catalogue_id ?? 0))
      : await queries.select({ name: projects.name }).from(projects).where(eq(projects.id, project_id))
  return row?.name ?? {}
}
