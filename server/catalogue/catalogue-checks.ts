import { and, asc, eq, inArray } from 'drizzle-orm'
import { shortTypeOf } from '#domain/catalogue/catalogue.ts'
import { catalogueInReach, projectInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import { invalidField, missingField, type Refusal, unknownId } from '#server/http/refusal.ts'
import { checkPictures } from '#server/media/media-store.ts'
import { checkStudioDomain } from '#server/session/studio-domain.ts'
import type { CatalogueSettings } from './catalogue-settings.ts'

/** Checks settings beyond their schema; null if they can be stored. Pictures that do not change are not looked up. */
export async function checkCatalogue(
  tx: Queries,
  reach: Reach,
  settings: CatalogueSettings,
  before: CatalogueSettings | null = null,
): Promise<Refusal | null> {
  const { photo_id, logo_id } = settings.contacts
  return (
    checkSense(settings, reach) ??
    (await checkStudioDomain(tx, settings.privacy)) ??
    (await checkProject(tx, reach, settings.project_id)) ??
    (await checkMembers(tx, reach, settings.members)) ??
    (await checkPictures(tx, reach, {
      'contacts.photo_id': photo_id === before?.contacts.photo_id ? null : photo_id,
      'contacts.logo_id': logo_id === before?.contacts.logo_id ? null : logo_id,
    }))
  )
}

/** Checks that the settings agree with one another. */
export function checkSense(settings: CatalogueSettings, { projects: narrowed }: Reach): Refusal | null {
  const { type, project_id, members, name, default_lang, languages, privacy, contacts } = settings
  const isGroup = shortTypeOf(type) === 'gic'
  if (!isGroup && project_id === null) return missingField('project_id')
  if (isGroup && project_id !== null) return invalidField('project_id', 'a group has no project of its own')
  if (!isGroup && members.length > 0) return invalidField('members', 'only a group has members')
  // An empty group would be out of reach of the key that creates it.
  if (isGroup && narrowed && members.length === 0) return missingField('members')
  if (new Set(members).size < members.length) return invalidField('members', 'contains a catalogue twice')
  if (Object.values(name).every((text) => text.trim() === '')) return missingField('name')
  if (contacts.name === '') return missingField('contacts.name')
  if (!languages.includes(default_lang)) return invalidField('default_lang', 'is not among the languages')
  const domains = privacy.map(({ domain }) => domain)
  if (new Set(domains).size < domains.length) return invalidField('privacy', 'a domain has two policies')
  return null
}

// The checks lock the rows they find as the foreign keys will, so that no row is deleted before it is referenced.

async function checkProject(tx: Queries, reach: Reach, id: number | null): Promise<Refusal | null> {
  if (id === null) return null
  const [found] = canBeStored(id)
    ? await tx
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach), eq(projects.id, id)))
        .for('key share')
    : []
  return found ? null : unknownId('project_id', id)
}

async function checkMembers(tx: Queries, reach: Reach, ids: readonly number[]): Promise<Refusal | null> {
  const rows = await tx
    .select({ id: catalogues.id, type: catalogues.type })
    .from(catalogues)
    .where(and(catalogueInReach(reach), inArray(catalogues.id, ids.filter(canBeStored))))
    .orderBy(asc(catalogues.id))
    .for('key share')
  for (const [index, id] of ids.entries()) {
    const member = rows.find((row) => row.id === id)
    if (!member) return unknownId(`members.${index}`, id)
    if (shortTypeOf(member.type) === 'gic') return invalidField(`members.${index}`, 'a group cannot contain a group')
  }
  return null
}
