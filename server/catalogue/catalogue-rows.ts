import type { InferSelectModel } from 'drizzle-orm'
import type { catalogues } from '#server/db/tables/catalogue.ts'
import type { CatalogueSettings, StoredCatalogue } from './catalogue-settings.ts'

/** A row of the table of catalogues. */
export type CatalogueRow = InferSelectModel<typeof catalogues>

/** The settings of a catalogue that are stored in other tables. */
type CatalogueParts = Pick<StoredCatalogue, 'token' | 'members' | 'embed_domains' | 'privacy' | 'sales'>

/** Settings as the columns of their row. */
export function rowOf(settings: CatalogueSettings): Omit<CatalogueRow, 'id' | 'account_id' | 'was_open'> {
  const { color_scheme, contacts } = settings
  return {
    type: settings.type,
    project_id: settings.project_id,
    name: settings.name,
    published: settings.published,
    archived: settings.archived,
    retention_months: settings.retention_months,
    indexable: settings.indexable,
    default_lang: settings.default_lang,
    languages: [...settings.languages],
    primary_color: color_scheme.primary,
    primary_active_color: color_scheme.primary_active,
    theme: color_scheme.theme,
    chess: settings.chess,
    premises: settings.premises,
    interactive_enabled: settings.interactive.enabled,
    info_enabled: settings.info.enabled,
    about: settings.info.about,
    templates: settings.templates,
    analytics: settings.analytics,
    embeds_anywhere: settings.embed_domains === null,
    contact_name: contacts.name,
    contact_company: contacts.company,
    contact_phones: [...contacts.phones],
    contact_email: contacts.email,
    contact_profile_type: contacts.profile_type,
    contact_photo_id: contacts.photo_id,
    contact_logo_id: contacts.logo_id,
  }
}

/** The settings in a row and in the other tables. */
export function catalogueOf(row: CatalogueRow, parts: CatalogueParts): StoredCatalogue {
  return {
    id: row.id,
    type: row.type,
    project_id: row.project_id,
    name: row.name,
    published: row.published,
    was_open: row.was_open || row.published,
    archived: row.archived,
    retention_months: row.retention_months,
    indexable: row.indexable,
    default_lang: row.default_lang,
    languages: row.languages,
    color_scheme: { primary: row.primary_color, primary_active: row.primary_active_color, theme: row.theme },
    chess: row.chess,
    premises: row.premises,
    interactive: { enabled: row.interactive_enabled },
    info: { enabled: row.info_enabled, about: row.about },
    templates: row.templates,
    analytics: row.analytics,
    contacts: {
      name: row.contact_name,
      company: row.contact_company,
      phones: row.contact_phones,
      email: row.contact_email,
      profile_type: row.contact_profile_type,
      photo_id: row.contact_photo_id,
      logo_id: row.contact_logo_id,
    },
    ...parts,
    embed_domains: row.embeds_anywhere ? null : parts.embed_domains,
  }
}
