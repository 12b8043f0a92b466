import type { ImportError } from '#contract/errors.ts'
import type { GroupFile, ProjectFile } from '#contract/project-file.ts'
import { findContacts } from '#domain/partner/find-contacts.ts'
import { readReachable } from '#server/contact/hidden-contacts.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { orders } from '#server/db/tables/order.ts'
import { readHeld } from '#server/instance/held-units.ts'
import type { KeptChanges, PatchedUnits } from './patched-units.ts'
import { WHOLE_FILE } from './paths.ts'
import { importTexts } from './visitor-texts.ts'

/** A unit that the file no longer has. */
export interface ArchivedUnit {
  readonly id: number
  readonly external_id: string
}

/** What can cause warnings. */
interface Noticed {
  readonly file: ProjectFile | GroupFile
  /** The catalogues that show what is imported. */
  readonly catalogues: readonly number[]
  readonly archived: readonly ArchivedUnit[]
  /** Units with values that were changed by PATCH and differ from the file. */
  readonly patched: PatchedUnits
  readonly kept: KeptChanges
}

const MARKUP = /<[a-z][^>]*>/i

// Nobody would read a longer list.
const MAX_NAMED = 20

/** Warns about effects of an import that the sender may not expect. */
export async function warnings(queries: Queries, noticed: Noticed): Promise<ImportError[]> {
  const { archived, patched, kept } = noticed
  const lost = [
    ...wordArchived('Held units', await readHeldOf(queries, archived)),
    ...wordArchived('Units with requests', await readOrdered(queries, archived)),
  ]
  return [
    ...[...wordPatched(patched, kept), ...lost].map((reason) => ({ path: WHOLE_FILE, reason })),
    ...(await contactWarnings(queries, noticed)),
  ]
}

/** Warns about texts that contain the developer's contacts: a partner's link shows them without the contacts. */
async function contactWarnings(queries: Queries, { file, catalogues }: Noticed): Promise<ImportError[]> {
  if (catalogues.length === 0) return []
  const texts = importTexts(file).map(({ path, text }) => ({ field: path, text, isHtml: MARKUP.test(text) }))
  const found = findContacts(texts, await readReachable(queries, catalogues))
  const named = found.slice(0, MAX_NAMED).map(({ field, text }) => ({
    path: field,
    reason: `Holds a contact of the developer, "${text}": visitors of partners' links see the text without it`,
  }))
  const more = found.length - named.length
  return more > 0
    ? [...named, { path: WHOLE_FILE, reason: `${more} more texts hold contacts of the developer` }]
    : named
}

async function readHeldOf(queries: Queries, archived: readonly ArchivedUnit[]): Promise<readonly ArchivedUnit[]> {
  if (archived.length === 0) return []
  const held = await readHeld(
    queries,
    archived.map(({ id }) => id),
  )
  return archived.filter(({ id }) => held.has(id))
}

async function readOrdered(queries: Queries, archived: readonly ArchivedUnit[]): Promise<readonly ArchivedUnit[]> {
  if (archived.length === 0) return []
  const rows = await queries
    .selectDistinct({ id: orders.instance_id })
    .from(orders)
    .where(
      anyOf(
        orders.instance_id,
        archived.map(({ id }) => id),
      ),
    )
  const ids = new Set(rows.map(({ id }) => id))
  return archived.filter(({ id }) => ids.has(id))
}

function wordPatched(
  { prices, statuses, lostStatuses }: PatchedUnits,
  { keepPrices, keepStatuses }: KeptChanges,
): readonly string[] {
  const replaced = (noun: string, flag: string) =>
    `the ${noun} of the file replaces it; ${flag}=1 (--${flag.replace('_', '-')}) keeps it`
  const fates = [
    ['price', prices, keepPrices ? 'it is kept' : replaced('price', 'keep_prices')],
    ['status', statuses, keepStatuses ? 'it is kept' : replaced('status', 'keep_statuses')],
    ['status', lostStatuses, 'the status of the file replaces it, since the file no longer has that status'],
  ] as const
  return fates.flatMap(([noun, units, fate]) => {
    if (units.length === 0) return []
    const count = units.length === 1 ? `1 unit has a ${noun}` : `${units.length} units have a ${noun}`
    return [`${count} that was changed by PATCH and differs from the file: ${fate} (${nameUnits(units)})`]
  })
}

function wordArchived(what: string, units: readonly ArchivedUnit[]): readonly string[] {
  if (units.length === 0) return []
  const names = nameUnits(units.map(({ external_id }) => external_id))
  return [`${what} are archived, since the file no longer has them: ${names}`]
}

function nameUnits(ids: readonly string[]): string {
  const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : ''
  return `${ids
    .slice(0, MAX_NAMED)
    .map((id) => `"${id}"`)
    .join(', ')}${more}`
}
