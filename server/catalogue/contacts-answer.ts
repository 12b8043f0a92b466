import { eq } from 'drizzle-orm'
import type { Contacts } from '#domain/partner/contacts.ts'
import type { Queries } from '#server/db/database.ts'
import { type catalogues, partners } from '#server/db/tables/catalogue.ts'
import { readFiles } from '#server/project/files.ts'

type CatalogueRow = typeof catalogues.$inferSelect

type ContactsData = Contacts & { readonly phones: string[] }

/** Reads the contacts that a visitor sees: the developer's or, under a partner's link, only the partner's. */
export async function readContacts(
  queries: Queries,
  catalogue: CatalogueRow,
  partnerId: number | null,
): Promise<ContactsData> {
  return partnerId === null ? developerContacts(queries, catalogue) : partnerContacts(queries, partnerId)
}

async function developerContacts(queries: Queries, row: CatalogueRow): Promise<ContactsData> {
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

async function partnerContacts(queries: Queries, partnerId: number): Promise<ContactsData> {
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
