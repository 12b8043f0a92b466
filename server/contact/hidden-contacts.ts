import { eq } from 'drizzle-orm'
import { createContactHider, type Reachable } from '#domain/partner/contact-hider.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues, embedDomains, salesDepartments, whiteLabelDomains } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import type { Subject } from '#server/live/change.ts'
import type { Call } from '#server/public-call/call.ts'
import { hideTexts } from './hide-texts.ts'
import { removeContacts } from './remove-contacts.ts'

/** Removes the contacts that the visitor of a call may not see from the developer's texts. */
interface HiddenContacts {
  /** Removes contacts from sanitised html. */
  readonly fromHtml: (html: string) => string
  /** Removes contacts from all texts of an answer; its html must have been through `fromHtml`. */
  readonly fromAnswer: <Data>(data: Data) => Data
  /** The subjects that determine what is hidden. */
  readonly subjects: readonly Subject[]
}

const NOTHING: HiddenContacts = { fromHtml: (html) => html, fromAnswer: (data) => data, subjects: [] }

/** Reads what to hide: every contact of the developer under a partner's link, otherwise nothing. */
export async function readHiddenContacts(queries: Queries, { catalogue, partner }: Call): Promise<HiddenContacts> {
  if (!partner) return NOTHING
  // A group shows its members' texts, and these may contain contacts of the group's office.
  const ids = [catalogue.id, ...catalogue.members, ...catalogue.groups]
  const hider = createContactHider(await readReachable(queries, ids))
  return {
    fromHtml: (html) => removeContacts(html, hider),
    fromAnswer: (data) => hideTexts(data, hider),
    subjects: ids.map((id) => ({ scope: 'catalogue', id })),
  }
}

/** Reads the contacts of a developer in some catalogues, and the names of what is sold there. */
export async function readReachable(queries: Queries, catalogueIds: readonly number[]): Promise<Reachable> {
  const rows = await queries.select().from(catalogues).where(anyOf(catalogues.id, catalogueIds))
  const sold = await queries
    .select({ name: projects.name })
    .from(projects)
    .innerJoin(catalogues, eq(catalogues.project_id, projects.id))
    .where(anyOf(catalogues.id, catalogueIds))
  const [sales, hosts, domains] = [
    await queries.select().from(salesDepartments).where(anyOf(salesDepartments.catalogue_id, catalogueIds)),
    await queries.select().from(embedDomains).where(anyOf(embedDomains.catalogue_id, catalogueIds)),
    await queries.select().from(whiteLabelDomains).where(anyOf(whiteLabelDomains.catalogue_id, catalogueIds)),
  ]
  return {
    phones: rows.flatMap(({ contact_phones }) => contact_phones),
    emails: [...rows.flatMap(({ contact_email }) => contact_email ?? []), ...sales.flatMap(({ email }) => email || [])],
    sites: [...hosts.map(({ host }) => host), ...domains.flatMap(({ domain }) => domain ?? [])],
    people: rows.map(({ contact_name }) => contact_name),
    companies: rows.flatMap(({ contact_company }) => contact_company ?? []),
    brands: [...rows, ...sold].flatMap(({ name }) => Object.values(name)),
  }
}
