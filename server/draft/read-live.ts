import { entityKey, type Snapshot } from '#domain/draft/entity.ts'
import { LIST_NAMES } from '#domain/draft/order-list.ts'
import { wholeAccount } from '#server/account/reach.ts'
import { findCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { Database } from '#server/db/database.ts'
import { readGroupMediaNames, readMediaNames } from '#server/export/media-names.ts'
import { type ProjectPart, readPartRows } from '#server/export/read-part.ts'
import { readGroupRows, readRows } from '#server/export/read-rows.ts'
import { writeCatalogue } from '#server/export/write-catalogue.ts'
import { writeFile, writeGroupFile } from '#server/export/write-file.ts'
import type { DraftHome } from './draft-home.ts'
import { flatten, flattenGroup } from './snapshot.ts'

/** Reads the live state of a project or a group as entities. Throws if it does not exist. */
export async function readLive(database: Database, home: DraftHome): Promise<Snapshot> {
  const { accountId, projectId, catalogueId } = home
  if (projectId === null) return readLiveGroup(database, accountId, catalogueId)
  const read = await database.read(async (queries) => {
    const rows = await readRows(queries, projectId)
    return rows && { rows, media: await readMediaNames(queries, rows) }
  })
  if (!read) throw new Error(`no project ${projectId}`)
  return flatten(await writeFile(read.rows, read.media))
}

/** Reads a part of the live state of a project. Of lists that are not read whole, the order is left out. */
export async function readLivePart(database: Database, projectId: number, part: ProjectPart): Promise<Snapshot> {
  const read = await database.read(async (queries) => {
    const rows = await readPartRows(queries, projectId, part)
    return rows && { rows, media: await readMediaNames(queries, rows) }
  })
  if (!read) throw new Error(`no project ${projectId}`)
  const snapshot = new Map(flatten(await writeFile(read.rows, read.media)))
  const whole = ['statuses', 'promoactions', 'tags', part.allLayouts && 'layouts', part.allEstates && 'estates']
  for (const list of LIST_NAMES) if (!whole.includes(list)) snapshot.delete(entityKey({ kind: 'order', id: list }))
  return snapshot
}

async function readLiveGroup(database: Database, accountId: number, catalogueId: number): Promise<Snapshot> {
  const read = await database.read(async (queries) => {
    const rows = await readGroupRows(queries, catalogueId)
    const settings = await findCatalogue(queries, wholeAccount(accountId), catalogueId)
    return rows && settings && { rows, settings, media: await readGroupMediaNames(queries, rows) }
  })
  if (!read) throw new Error(`no group ${catalogueId}`)
  return flattenGroup({ ...writeGroupFile(read.rows, read.media), catalogue: writeCatalogue(read.settings) })
}
