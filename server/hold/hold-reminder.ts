import { and, asc, eq, isNull } from 'drizzle-orm'
import { coversProjects } from '#domain/account/role.ts'
import { canBeHeld } from '#domain/hold/effective-status.ts'
import { type LocalisedText, pickText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { zoneOf } from '#domain/project/time-zone.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordUnitTitle } from '#i18n/word-unit-title.ts'
import { readPresentGrant } from '#server/account/present-grant.ts'
import { readMembers, type StoredWho } from '#server/account/staff-members.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { instances, layouts, storeys } from '#server/db/tables/building.ts'
import { catalogues, salesDepartments } from '#server/db/tables/catalogue.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { holds } from '#server/db/tables/hold.ts'
import { projects, statuses } from '#server/db/tables/project.ts'
import { SECTION_COUNT } from '#server/instance/section-count.ts'
import { formatMoment } from '#server/mail/format-moment.ts'
import { onOneLine } from '#server/mail/mail-message.ts'
import type { MailView } from '#server/mail/mail-view.ts'

/** A reminder that a hold ends, and its reader. */
interface Reminder {
  readonly to: string
  readonly lang: LanguageCode
  readonly unit: ReminderUnit
  readonly until: Date
  readonly timeZone: string
}

type ReminderUnit = NonNullable<Awaited<ReturnType<typeof readHeldUnit>>>

/**
 * Reads the reminder of an open hold; null if there is nothing to remind of or nobody to mail. The hold of a key, and
 * that of somebody who has left or no longer sees the project, is mailed to the sales office.
 */
export async function readReminder(queries: Queries, holdId: number): Promise<Reminder | null> {
  const unit = await readHeldUnit(queries, holdId)
  if (!unit || !canBeHeld({ type: unit.status })) return null
  const who = { kind: unit.hold.by_kind, id: unit.hold.by_id }
  const holder = (await seesProject(queries, who, unit)) ? (await readMembers(queries, [who]))(who) : undefined
  const office = await readSalesOffice(queries, unit.projectId)
  const to = holder?.email ?? office?.email
  if (!to) return null
  const lang = (holder?.email ? holder.lang : null) ?? office?.lang ?? 'en'
  return { to, lang, unit, until: unit.hold.until, timeZone: zoneOf(unit.timeZone, unit.accountZone) }
}

async function seesProject(queries: Queries, who: StoredWho, { accountId, projectId }: ReminderUnit): Promise<boolean> {
  const grant = await readPresentGrant(queries, { accountId, ...who }, new Date())
  return grant !== null && coversProjects(grant.projects, [projectId])
}

/** The mail to the holder. It contains nothing about the buyer. */
export function reminderView(translator: Translator, { unit, until, timeZone }: Reminder): MailView {
  const { t, language } = translator
  const text = (words: LocalisedText) => onOneLine(pickText(words, language.code, 'en'))
  const { kind, number, storey, sectionCount, section } = unit
  const title = wordUnitTitle(translator, {
    kind,
    number,
    storey,
    sectionCount,
    estate: text(unit.estate),
    section: { number: section.number, name: section.name && (text(section.name) || null) },
  })
  const row = { href: null, direction: null, isMain: false }
  return {
    language,
    subject: onOneLine(t('mail.hold_subject', { unit: title })),
    site: text(unit.project),
    title,
    intro: t('mail.hold_intro'),
    marks: [],
    groups: [
      [
        { ...row, label: t('mail.unit'), value: title },
        { ...row, label: t('mail.hold_until'), value: formatMoment(translator, until, timeZone), isMain: true },
      ],
    ],
    action: null,
  }
}

async function readHeldUnit(queries: Queries, holdId: number) {
  const [row] = await queries
    .select({
      hold: holds,
      projectId: instances.project_id,
      accountId: projects.account_id,
      project: projects.name,
      timeZone: projects.time_zone,
      accountZone: accounts.time_zone,
      number: instances.number,
      kind: layouts.type,
      estate: estates.name,
      section: { number: sections.number, name: sections.name },
      sectionCount: SECTION_COUNT,
      storey: storeys.number,
      status: statuses.type,
    })
    .from(holds)
    .innerJoin(instances, eq(instances.id, holds.instance_id))
    .innerJoin(projects, eq(projects.id, instances.project_id))
    .innerJoin(accounts, eq(accounts.id, projects.account_id))
    .innerJoin(statuses, eq(statuses.id, instances.status_id))
    .innerJoin(layouts, eq(layouts.id, instances.layout_id))
    .innerJoin(storeys, eq(storeys.id, instances.storey_id))
    .innerJoin(sections, eq(sections.id, storeys.section_id))
    .innerJoin(estates, eq(estates.id, sections.estate_id))
    .where(and(eq(holds.id, holdId), isNull(holds.ended_at), isNull(instances.archived_at)))
  return row ?? null
}

/** The sales office of the project's first catalogue that has one. */
async function readSalesOffice(queries: Queries, projectId: number) {
  const [row] = await queries
    .select({ email: salesDepartments.email, lang: salesDepartments.lang })
    .from(salesDepartments)
    .innerJoin(catalogues, eq(catalogues.id, salesDepartments.catalogue_id))
    .where(eq(catalogues.project_id, projectId))
    .orderBy(asc(catalogues.id))
    .limit(1)
  return row
}
