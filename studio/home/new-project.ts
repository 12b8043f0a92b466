import type { ImportError } from '#contract/errors.ts'
import { hasDuty, type Role } from '#domain/account/role.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { completeUrl, faultOfEmail, faultOfPhone, faultOfText, faultOfToken, faultOfUrl } from './check-fields.ts'
import { DEFAULT_STATUSES } from './default-statuses.ts'

/** What a person fills in for a new project. */
export interface NewProject {
  readonly name: string
  readonly token: string
  readonly place: string
  readonly currency: Currency
  readonly timeZone: string
  readonly language: LanguageCode
  /** The first language may be among them. */
  readonly languages: readonly LanguageCode[]
  readonly contact: string
  readonly company: string
  readonly phone: string
  readonly email: string
  readonly salesEmail: string
  readonly privacy: string
}

/** The fields that can be wrong, in the order of the form. */
export const CHECKED_FIELDS = ['name', 'token', 'contact', 'phone', 'email', 'salesEmail', 'privacy'] as const
/** A field that can be wrong. */
type CheckedField = (typeof CHECKED_FIELDS)[number]

/** What is wrong with each field. */
export type Faults = Partial<Record<CheckedField, StudioKey>>

/** The fields that only an owner may fill in. */
const OWNED_FIELDS: readonly CheckedField[] = ['salesEmail', 'privacy']

/** Checks all fields that a role fills in. */
export function faultsOf(project: NewProject, role: Role): Faults {
  const faults: Readonly<Record<CheckedField, StudioKey | null>> = {
    name: faultOfText(project.name),
    token: faultOfToken(project.token),
    contact: faultOfText(project.contact),
    phone: faultOfPhone(project.phone),
    email: project.email.trim() === '' ? null : faultOfEmail(project.email),
    salesEmail: faultOfEmail(project.salesEmail),
    privacy: faultOfUrl(project.privacy),
  }
  const found: Faults = {}
  const asked = CHECKED_FIELDS.filter((field) => hasDuty(role, 'administer') || !OWNED_FIELDS.includes(field))
  for (const field of asked) if (faults[field]) found[field] = faults[field]
  return found
}

/** The smallest import file that makes the project, with a catalogue that only the company sees. */
export function fileOf(project: NewProject, id: string, role: Role) {
  const { name, language, contact, company, phone, email } = project
  const languages = [...new Set([language, ...project.languages])]
  const inLanguage = (text: string) => ({ [language]: text.trim() })
  return {
    vitrine: 1,
    project: {
      id,
      name: inLanguage(name),
      currency: project.currency,
      time_zone: project.timeZone,
      ...(project.place.trim() !== '' && { address: inLanguage(project.place) }),
    },
    catalogue: {
      token: project.token,
      name: inLanguage(name),
      published: false,
      default_lang: language,
      languages,
      contacts: {
        name: contact.trim(),
        company: company.trim() || null,
        phones: phone.trim() === '' ? [] : [phone.trim()],
        email: email.trim() || null,
      },
      ...(hasDuty(role, 'administer') && {
        sales: { email: project.salesEmail.trim(), lang: language },
        privacy: [{ domain: null, url: completeUrl(project.privacy) }],
      }),
    },
    statuses: DEFAULT_STATUSES.map(({ names, ...status }) => ({
      ...status,
      name: Object.fromEntries(languages.map((code) => [code, names[code]])),
    })),
    layouts: [],
    estates: [],
  }
}

const PLACES: readonly (readonly [start: string, field: CheckedField, word: StudioKey])[] = [
  ['catalogue.token', 'token', 'new_project.error.token_taken'],
  ['catalogue.contacts.phones', 'phone', 'new_project.error.phone'],
  ['catalogue.contacts.email', 'email', 'error.email'],
  ['catalogue.contacts.name', 'contact', 'new_project.error.required'],
  ['catalogue.sales', 'salesEmail', 'error.email'],
  ['catalogue.privacy', 'privacy', 'new_project.error.url'],
  ['catalogue.name', 'name', 'new_project.error.required'],
  ['project.name', 'name', 'new_project.error.required'],
]

/** The fields that the server refused. */
export function refusedFields(rows: readonly ImportError[]): Faults {
  const faults: Faults = {}
  for (const { path } of rows) {
    const place = PLACES.find(([start]) => path.startsWith(start))
    if (place) faults[place[1]] ??= place[2]
  }
  return faults
}
