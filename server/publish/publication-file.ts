import { CATALOGUE, type EntityName, entityKey, type Snapshot } from '#domain/draft/entity.ts'
import { applyEntries, type DraftEntry } from '#domain/draft/entry.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { assemble, assembleGroup, type JsonObject } from '#server/draft/snapshot.ts'

/** What a publication writes as an import file, and the settings of a group, which the format does not have. */
interface PublicationFile {
  readonly file: JsonObject
  /** The changed settings of the catalogue; null if none change. */
  readonly settings: JsonObject | null
}

/** The live data with the entries to write. */
export function publicationFile(home: DraftHome, live: Snapshot, writes: readonly DraftEntry[]): PublicationFile {
  const next = applyEntries(live, writes)
  const changed = writes.filter(({ kind }) => kind === 'catalogue').map(({ field }) => field)
  if (home.projectId === null) {
    const { file, catalogue } = assembleGroup(next)
    return { file, settings: pick(catalogue, changed) }
  }
  const { catalogue, ...file } = assemble(next)
  const settings = pick(Object(catalogue), changed)
  // Only changed settings, so that a PATCH of another one meanwhile is kept. The token finds the catalogue.
  const token = fieldsOf(live, CATALOGUE).token
  return { file: settings ? { ...file, catalogue: { ...(token && { token }), ...settings } } : file, settings }
}

function fieldsOf(snapshot: Snapshot, name: EntityName): JsonObject {
  return snapshot.get(entityKey(name))?.fields ?? {}
}

function pick(settings: JsonObject, fields: readonly string[]): JsonObject | null {
  const picked = Object.entries(settings).filter(([field]) => fields.includes(field))
  return picked.length > 0 ? Object.fromEntries(picked) : null
}
