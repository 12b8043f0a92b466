import { asc, eq } from 'drizzle-orm'
import type { PublicationCheck, PublicationFault } from '#contract/publications.ts'
import { hasDuty } from '#domain/account/role.ts'
import { type LocalisedText, pickText } from '#domain/language/choose-language.ts'
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/language/language.ts'
import { formatDate } from '#i18n/format-date.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { Translator } from '#i18n/translator.ts'
import { readMembers } from '#server/account/staff-members.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { memberships, people } from '#server/db/tables/person.ts'
import { projects } from '#server/db/tables/project.ts'
import type { Translators } from '#server/language/translators.ts'
import { renderMailHtml } from '#server/mail/mail-html.ts'
import { onOneLine } from '#server/mail/mail-message.ts'
import { renderMailText } from '#server/mail/mail-text.ts'
import type { MailRow } from '#server/mail/mail-view.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { StoredPublication } from './publication-store.ts'

/** What mails about stopped publications need. */
interface StoppedMailDeps {
  readonly queries: Queries
  readonly mailer: Mailer
  readonly translators: Translators
  readonly now: () => Date
}

/** Who gets the mail, and in which language. */
interface Reader {
  readonly id: number
  readonly email: string
  readonly lang: LanguageCode
}

const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

// Nobody would read a longer list.
const MAX_REASONS = 20

/**
 * Mails that a planned publication was stopped: the person who planned it, if still a member, and the owners if it stopped
 * because that person or key may do less by now. Throws if a mail has to be tried again.
 */
export function createTellStopped(deps: StoppedMailDeps) {
  return async (row: StoredPublication, problem: PublicationCheck): Promise<void> => {
    for (const reader of await readReaders(deps.queries, row, problem)) await tell(deps, row, problem, reader)
  }
}

async function tell(
  { queries, mailer, translators, now }: StoppedMailDeps,
  row: StoredPublication,
  problem: PublicationCheck,
  { id, email, lang }: Reader,
): Promise<void> {
  const translator = await translators(lang)
  const { t, language } = translator
  const project = onOneLine(pickText(await readName(queries, row), lang, DEFAULT_LANGUAGE))
  const subject = t('mail.publication_stopped_subject', { project })
  const view = {
    language,
    subject,
    site: 'Vitrine Studio',
    title: subject,
    marks: [],
    action: null,
    intro: t('mail.publication_stopped_intro', { project, date: formatDate(translator, row.at.toISOString()) }),
    groups: [reasonsOf(t, problem, await readAuthorName(queries, row))],
  }
  const result = await mailer.send({
    to: email,
    subject,
    html: renderMailHtml(view),
    text: renderMailText(view),
    messageId: `<publication-${row.id}-${id}@vitrine>`,
    replyTo: null,
    date: now(),
    headers: HEADERS,
  })
  if (!result.ok) throw new Error(`A mail about a stopped publication could not be sent: ${result.error}`)
}

/** A key has no mailbox: owners see the state in the list of publications. */
async function readReaders(
  queries: Queries,
  { account_id, project_id, who_kind, who_id }: StoredPublication,
  { faults }: PublicationCheck,
): Promise<readonly Reader[]> {
  const members = await queries
    .select({
      id: people.id,
      email: people.email,
      lang: people.lang,
      role: memberships.role,
      reach: memberships.projects,
    })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.person_id))
    .where(eq(memberships.account_id, account_id))
    .orderBy(asc(people.id))
  const isForOwners = faults.some(({ code }) => AUTHOR_FAULTS.has(code))
  return members.filter(({ id, role, reach }) => {
    if (who_kind === 'person' && id === who_id) return true
    const sees = reach === null || (project_id !== null && reach.includes(project_id))
    return isForOwners && sees && hasDuty(role, 'administer')
  })
}

const AUTHOR_FAULTS: ReadonlyMap<PublicationFault['code'], MessageKey> = new Map([
  ['author_gone', 'mail.publication_author_gone'],
  ['author_limited', 'mail.publication_author_limited'],
])

async function readAuthorName(queries: Queries, { who_kind: kind, who_id: id }: StoredPublication): Promise<string> {
  const find = await readMembers(queries, [{ kind, id }])
  return onOneLine(find({ kind, id })?.name ?? '')
}

function reasonsOf(t: Translator['t'], { conflicts, faults }: PublicationCheck, author: string): readonly MailRow[] {
  const reasons = [
    ...conflicts.map(({ entry, reason, live }) => ({
      label: `${entry.kind} ${entry.id}, ${entry.field}`,
      value: `${reason}: ${JSON.stringify(live)}`,
    })),
    ...faults.map(({ entity, code, reason }) => {
      const word = AUTHOR_FAULTS.get(code)
      return word
        ? { label: author, value: t(word) }
        : { label: entity ? `${entity.kind} ${entity.id}` : '', value: reason }
    }),
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
