import type { CatalogueBody } from '#contract/catalogues.ts'
import {
  DEFAULT_ALLOWED_LANGUAGE_IDS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type LanguageCode,
} from '#domain/language/language.ts'
import { DEFAULT_THEME } from '#domain/theme/theme.ts'
import { NO_ANALYTICS } from '#domain/visitor/analytics.ts'
import { type CatalogueField, type CatalogueSettings, changedFields } from './catalogue-settings.ts'

/** The settings that a body may leave out. */
type Defaults = Omit<CatalogueSettings, 'type' | 'project_id' | 'token' | 'name' | 'sales' | 'contacts'>

/** The languages of a catalogue that sets none. */
export const DEFAULT_LANGUAGES: readonly LanguageCode[] = LANGUAGES.filter(({ id }) =>
  DEFAULT_ALLOWED_LANGUAGE_IDS.includes(id),
).map(({ code }) => code)

const DEFAULTS: Defaults = {
  published: true,
  archived: false,
  retention_months: null,
  // Opt-in, since search engines are slow to forget a page.
  indexable: false,
  default_lang: DEFAULT_LANGUAGE,
  languages: [...DEFAULT_LANGUAGES],
  members: [],
  embed_domains: null,
  templates: {},
  privacy: [],
  // The accent of the web app itself (ui/look/tokens.css).
  color_scheme: { primary: '#0f5363', primary_active: '#0a3f4c', theme: DEFAULT_THEME },
  chess: {
    enabled: true,
    order: 1,
    default_sort: 'default',
    cell: ['number', 'rooms', 'area', 'price'],
    taken_prices: false,
  },
  premises: { enabled: true, order: 2, default_sort: 'default', cell: ['number', 'rooms', 'area', 'price'] },
  interactive: { enabled: true },
  info: { enabled: true, about: null },
  analytics: NO_ANALYTICS,
}

const NO_CONTACTS: CatalogueSettings['contacts'] = {
  name: '',
  company: null,
  phones: [],
  email: null,
  profile_type: null,
  photo_id: null,
  logo_id: null,
}

/** The settings that a new catalogue would not have if nobody had given them. */
export function givenSettings(body: CatalogueBody): readonly CatalogueField[] {
  const given = completeCatalogue(body)
  // Without an address requests are mailed to nobody, whatever the language.
  const sales = { ...given.sales, email: null }
  return changedFields({ ...given, ...DEFAULTS, sales }, given)
}

/** All settings of a new catalogue. Without our default language it starts in the first of its languages. */
export function completeCatalogue(body: CatalogueBody): CatalogueSettings {
  const languages = body.languages ?? DEFAULTS.languages
  const default_lang = languages.includes(DEFAULTS.default_lang) ? DEFAULTS.default_lang : languages[0]
  // The type allows undefined values, but a JSON body has none.
  const contacts = { ...NO_CONTACTS, ...body.contacts }
  return { ...DEFAULTS, ...(default_lang && { default_lang }), ...body, contacts } as CatalogueSettings
}
