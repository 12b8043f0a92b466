import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { CataloguePatch } from '#contract/catalogues.ts'
import type { ImportError } from '#contract/errors.ts'
import type { ImportReport } from '#contract/imports.ts'
import type { ProjectFile } from '#contract/project-file.ts'
import type { FileCatalogue } from '#contract/project-file-catalogue.ts'
import { lockedCatalogueFields } from '#domain/account/owned-fields.ts'
import { hasDuty, type Role } from '#domain/account/role.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { canBeToken } from '#domain/address/reserved.ts'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '#domain/language/language.ts'
import { wholeAccount } from '#server/account/reach.ts'
import { checkSense } from '#server/catalogue/catalogue-checks.ts'
import { completeCatalogue, DEFAULT_LANGUAGES, givenSettings } from '#server/catalogue/catalogue-defaults.ts'
import {
  type CatalogueField,
  type CatalogueSettings,
  changedFields,
  patchSettings,
  tidySettings,
} from '#server/catalogue/catalogue-settings.ts'
import { findCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { CatalogueChange } from '#server/catalogue/put-catalogue.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues, links } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import { checkStudioDomain } from '#server/session/studio-domain.ts'
import type { ImportJob } from './import-job.ts'

/** What happens to the catalogue of a project: its page, its changes, and errors in its settings. */
export interface PlannedCatalogue {
  readonly shown: ImportReport['catalogue']
  readonly change: CatalogueChange | null
  readonly errors: readonly ImportError[]
  readonly warnings: readonly ImportError[]
}

type Job = Pick<ImportJob, 'accountId' | 'role' | 'makesCatalogue'>

const NO_PAGE = 'The project has no catalogue, so no page shows it: add "catalogue": {} to the file'
const NO_SALES = 'Requests of visitors are kept, but mailed to nobody: add "sales": { "email": "…" } to "catalogue"'
const NO_POLICY =
  'Visitors are asked to agree to a privacy policy that they can\'t open: add "privacy": [{ "url": "https://…" }] to "catalogue"'

/** Finds the catalogue of the project, and compares it with the settings in the file. */
export async function planCatalogue(queries: Queries, job: Job, file: ProjectFile): Promise<PlannedCatalogue> {
  const stored = await readStored(queries, job.accountId, file.project.id)
  const named = file.catalogue
  const [first] = stored
  if (!first && (named || job.makesCatalogue)) return planNew(queries, job, file)
  if (!first) return { ...NO_CATALOGUE, warnings: job.makesCatalogue === null ? [] : [at(NO_PAGE)] }
  if (!named) return { ...NO_CATALOGUE, shown: { ...pageOf(first), created: false, changed: [] } }
  const target =
    named.token === undefined && stored.length === 1 ? first : stored.find(({ token }) => token === named.token)
  if (!target) return { ...NO_CATALOGUE, errors: [at(wordTarget(stored, named.token), 'token')] }
  return planChange(queries, job, target, named)
}

/** Nothing is known about a catalogue, and nothing changes. */
export const NO_CATALOGUE: PlannedCatalogue = { shown: null, change: null, errors: [], warnings: [] }

interface Stored {
  readonly id: number
  readonly token: string
  readonly default_lang: LanguageCode
}

function readStored(queries: Queries, accountId: number, externalId: string): Promise<readonly Stored[]> {
  return queries
    .select({ id: catalogues.id, token: links.token, default_lang: catalogues.default_lang })
    .from(catalogues)
    .innerJoin(projects, eq(projects.id, catalogues.project_id))
    .innerJoin(links, and(eq(links.catalogue_id, catalogues.id), isNull(links.partner_id)))
    .where(and(eq(projects.account_id, accountId), eq(projects.external_id, externalId)))
    .orderBy(asc(catalogues.id))
}

async function planNew(
  queries: Queries,
  { accountId, role }: Job,
  { project, catalogue = {} }: ProjectFile,
): Promise<PlannedCatalogue> {
  const wanted = catalogue.token === undefined ? tokensFor(project.id) : [catalogue.token]
  const taken = await takenOf(queries, wanted)
  const token = wanted.find((each) => !taken.has(each))
  if (token === undefined) {
    return {
      ...NO_CATALOGUE,
      errors: [at(`"${wanted[0]}" is the address of another catalogue: choose another token`, 'token')],
    }
  }
  const { sales, contacts, ...rest } = catalogue
  const mayAdminister = hasDuty(role, 'administer')
  const settings = { ...rest, ...ownLanguages(project.name, rest) }
  const create = {
    ...settings,
    token,
    name: catalogue.name ?? project.name,
    contacts: { name: firstText(catalogue.name ?? project.name), ...contacts },
    sales: {
      email: sales ? sales.email : mayAdminister ? (contacts?.email ?? null) : null,
      lang: sales?.lang ?? settings.default_lang ?? DEFAULT_LANGUAGE,
    },
  }
  const body = { ...create, type: 'InteractiveCatalogue', project_id: 1 } as const
  const whole = completeCatalogue(body)
  return {
    shown: { ...pageOf({ token, default_lang: whole.default_lang }), created: true, changed: [] },
    change: { create },
    errors: [...lockedIn(role, givenSettings(body)), ...(await faultsOf(queries, accountId, whole))],
    warnings: [...(create.sales.email === null ? [at(NO_SALES)] : []), ...policyWarnings(whole)],
  }
}

async function planChange(
  queries: Queries,
  { accountId, role }: Job,
  { id }: Stored,
  named: FileCatalogue,
): Promise<PlannedCatalogue> {
  const before = await findCatalogue(queries, wholeAccount(accountId), id)
  if (!before) return NO_CATALOGUE
  const { sales, ...rest } = named
  const patch = { ...rest, ...(sales && { sales: { email: sales.email, lang: sales.lang ?? before.sales.lang } }) }
  const after = patchSettings(before, patch)
  const isNamed = (field: CatalogueField) => field in patch
  const changed = changedFields(before, tidySettings(after)).filter(isNamed)
  return {
    shown: { ...pageOf(after), created: false, changed: [...changed] },
    // Only what differs, so that a PATCH of another setting in the meantime is kept.
    change: changed.length > 0 ? { id, patch: pick(patch, changed) } : null,
    errors: [...lockedIn(role, changed), ...(await faultsOf(queries, accountId, after))],
    warnings: changed.length > 0 ? policyWarnings(after) : [],
  }
}

function lockedIn(role: Role, fields: readonly CatalogueField[]): readonly ImportError[] {
  return lockedCatalogueFields(role, fields).map((field) => at(`Only an owner may change it: leave it out`, field))
}

function pick(patch: CataloguePatch, fields: readonly string[]): CataloguePatch {
  const picked = { ...patch }
  for (const field of Object.keys(picked)) if (!fields.includes(field)) Reflect.deleteProperty(picked, field)
  return picked
}

/** Every form asks for consent, on every host. */
function policyWarnings({ privacy }: CatalogueSettings): readonly ImportError[] {
  return privacy.some(({ domain }) => domain === null) ? [] : [at(NO_POLICY, 'privacy')]
}

function at(reason: string, field?: string): ImportError {
  return { path: field === undefined ? 'catalogue' : `catalogue.${field}`, reason }
}

/**
 * The default language is the first language of the project's name. Arabic is not among the default languages, so it is
 * added if the file uses it.
 */
function ownLanguages(
  name: object,
  { languages, default_lang }: FileCatalogue,
): Pick<FileCatalogue, 'languages' | 'default_lang'> {
  const written = [...(default_lang ? [default_lang] : []), ...Object.keys(name).filter(isLanguageCode)]
  const allowed = languages ?? [...new Set([...DEFAULT_LANGUAGES, ...written])]
  const lang = written.find((code) => allowed.includes(code))
  return { languages: allowed, ...(default_lang === undefined && lang && { default_lang: lang }) }
}

/** The reason of a refusal starts with its field. */
async function faultsOf(
  queries: Queries,
  accountId: number,
  settings: CatalogueSettings,
): Promise<readonly ImportError[]> {
  const refusal = checkSense(settings, wholeAccount(accountId)) ?? (await checkStudioDomain(queries, settings.privacy))
  const [, field = '', reason = ''] = /^([\w.]+): (.*)$/.exec(refusal?.reason ?? '') ?? []
  return refusal ? [at(reason, field)] : []
}

function pageOf({ token, default_lang: lang }: Omit<Stored, 'id'>) {
  const url = formatAddress({ lang, firstToken: token, secondToken: null, page: { name: 'main' }, panel: null })
  return { token, url }
}

function wordTarget(stored: readonly Stored[], token: string | undefined): string {
  const [first] = stored
  const tokens = stored.map((each) => `"${each.token}"`).join(', ')
  if (token === undefined) return `The project has several catalogues: name one by its token, ${tokens}`
  return `The project is at ${tokens} already: write that token, or change it by PATCH manage/catalogues/${first?.id}`
}

const MAX_TOKEN = 60
const MAX_TRIES = 20

/** The project id as a token, and alternatives if it is taken. */
function tokensFor(id: string): readonly string[] {
  const word = id
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_TOKEN)
  const base = word === '' || !canBeToken(word) ? `project${word && `-${word}`}` : word
  return [base, ...Array.from({ length: MAX_TRIES }, (_, index) => `${base}-${index + 2}`)]
}

async function takenOf(queries: Queries, tokens: readonly string[]): Promise<ReadonlySet<string>> {
  // Tokens are unique on the server, not only in an account.
  const rows = await queries
    .select({ token: links.token })
    .from(links)
    .where(and(inArray(links.token, [...tokens]), isNull(links.partner_id)))
  return new Set(rows.map(({ token }) => token))
}

// The limit for the name of a contact.
const MAX_NAME = 200

function firstText(text: Readonly<Partial<Record<string, string>>>): string {
  const found = [text.en, ...Object.values(text)].find((each) => each !== undefined && each.trim() !== '')
  return found?.trim().slice(0, MAX_NAME).trim() ?? ''
}
