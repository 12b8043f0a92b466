import type { StoredCatalogue } from '#server/catalogue/catalogue-settings.ts'
import type { ExportedCatalogue } from './file-shape.ts'

/** Writes the catalogue of a project. The pictures of its contacts are not part of the format. */
export function writeCatalogue(catalogue: StoredCatalogue): ExportedCatalogue {
  const { contacts, sales, color_scheme, chess, premises, interactive, info, analytics } = catalogue
  return {
    token: catalogue.token,
    name: catalogue.name,
    published: catalogue.published,
    indexable: catalogue.indexable,
    default_lang: catalogue.default_lang,
    languages: catalogue.languages,
    contacts: {
      name: contacts.name,
      company: contacts.company,
      phones: contacts.phones,
      email: contacts.email,
      profile_type: contacts.profile_type,
    },
    sales: { email: sales.email, lang: sales.lang },
    color_scheme,
    embed_domains: catalogue.embed_domains,
    privacy: catalogue.privacy,
    chess,
    premises,
    interactive,
    info,
    analytics,
    templates: catalogue.templates,
  }
}
