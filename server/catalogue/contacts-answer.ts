import { eq } from 'drizzle-orm'
import type { Contacts } from '#domain/partner/contacts.ts'
import type { Call } from '#server/call/call.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues, partners, salesDepartments } from '#server/db/tables/catalogue.ts'
import { readFiles } from '#server/project/files.ts'
import { type Reachable, removeContacts } from './remove-contacts.ts'

type CatalogueRow = typeof catalogues.$inferSelect

/** Whom a visitor can reach, and what that leaves of the developer's html. */
export interface ContactsAnswer {
  readonly contacts: Contacts & { readonly phones: string[] }
  /** Under a partner's link nothing of the developer's contacts stays (design 3). */
  readonly cleanHtml: (html: string) => string
}

/** Reads what a partner's visitors may not see of html elsewhere; for all others it stays as it is. */
export async function readHtmlCleaner(
  queries: Queries,
  { catalogue, partner }: Call,
): Promise<(html: string) => string> {
  if (!partner) return (html) => html
  const [row] = await queries.select().from(catalogues).where(eq(catalogues.id, catalogue.id))
  if (!row) throw new Error(`catalogue ${catalogue.id} is gone`)
  const reachable = await readReachable(queries, row)
  return (html) => removeContacts(html, reachable)
}

/** Reads whom a visitor can reach: the developer or, under a partner's link, the partner alone. */
export async function readContacts(
  queries: Queries,
  catalogue: CatalogueRow,
  partnerId: number | null,
): Promise<ContactsAnswer> {
  if (partnerId === null) {
    return { contacts: await developerContacts(queries, catalogue), cleanHtml: (html) => html }
  }
  const reachable = await readReachable(queries, catalogue)
  return {
    contacts: await partnerContacts(queries, partnerId),
    cleanHtml: (html) => removeContacts(html, reachable),
  }
}

async function developerContacts(queries: Queries, row: CatalogueRow): Promise<ContactsAnswer['contacts']> {
  const files = await readFiles(queries, [row.contact_photo_id, row.contact_logo_id])
  return {
    name: row.contact_name,
    company: row.contact_company,
    phones: row.contact_phones,
    email: row.contact_email,
    photo: files.imageOrNull(row.contact_photo_id),
    logo: files.imageOrNull(row.contact_logo_id),
    profile_type: row.contact_profile_type,
    is_partner: false,
  }
}

async function partnerContacts(queries: Queries, partnerId: number): Promise<ContactsAnswer['contacts']> {
  const [row] = await queries.select().from(partners).where(eq(partners.id, partnerId))
  if (!row) throw new Error(`partner ${partnerId} is gone`)
  const { name, company, phones, email, profile_type } = row
  const files = await readFiles(queries, [row.photo_id, row.logo_id])
  return {
    name,
    company,
    phones,
    email,
    photo: files.imageOrNull(row.photo_id),
    logo: files.imageOrNull(row.logo_id),
    profile_type,
    is_partner: true,
  }
}

async function readReachable(queries: Queries, row: CatalogueRow): Promise<Reachable> {
  const sales = await queries
    .select({ email: salesDepartments.email })
    .from(salesDepartments)
    .where(eq(salesDepartments.catalogue_id, row.id))
  const emails = [row.contact_email, ...sales.map(({ email }) => email)]
  return { phones: row.contact_phones, emails: emails.filter((email) => email !== null) }
}
