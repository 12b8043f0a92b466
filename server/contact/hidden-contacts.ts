import { eq } from 'drizzle-orm'
import { createContactHider, type Reachable } from '#domain/partner/contact-hider.ts'
import type { Call } from '#server/call/call.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues, embedDomains, salesDepartments, whiteLabelDomains } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import type { Subject } from '#server/live/change.ts'
import { hideTexts } from './hide-texts.ts'
import { removeContacts } from './remove-contacts.ts'

/** What of the developer's texts the visitors of a call may not see. */
export interface HiddenContacts {
  /** Sanitised html without contacts. */
  readonly fromHtml: (html: string) => string
  /** An answer without contacts in any of its texts; html in it has been through `fromHtml`. */
  readonly fromAnswer: <Data>(data: Data) => Data
  /** Whose change can change what is hidden. */
  readonly subjects: readonly Subject[]
}

const NOTHING: HiddenContacts = { fromHtml: (html) => html, fromAnswer: (data) => data, subjects: [] }

/** Reads what is hidden: under a partner's link every contact of the developer, for all others nothing. */
export async function readHiddenContacts(queries: Queries, { catalogue, partner }: Call): Promise<HiddenContacts> {
  if (!partner) return NOTHING
  // A group shows texts of its members, and a member's texts may name the group's office.
  const ids = [catalogue.id, ...catalogue.members, ...catalogue.groups]
  const hider = createContactHider(await readReachable(queries, ids))
  return {
    fromHtml: (html) => removeContacts(html, hider),
    fromAnswer: (data) => hideTexts(data, hider),
    subjects: ids.map((id) => ({ scope: 'catalogue', id })),
  }
}

/** Reads how a developer can be reached through some of his catalogues, and what he sells there. */
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
