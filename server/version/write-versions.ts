import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { projects } from '#server/db/tables/project.ts'
import { fileVersions, type MediumFacts } from '#server/db/tables/version.ts'
import { jsonPieces } from '#server/export/json-pieces.ts'
import { exportByHash } from './export-by-hash.ts'
import { addVersion, ofHome, type VersionHome } from './version-store.ts'

/**
 * Writes the files of versions that have none yet. Has to run before the next change of the same project, so that each
 * version contains its own state. Two processes may write the same version, with the same content.
 */
export async function writeVersions(queries: Queries, home: VersionHome): Promise<void> {
  await addFirst(queries, home)
  const pending = await queries
    .select({ id: fileVersions.id })
    .from(fileVersions)
    .where(and(ofHome(home), isNull(fileVersions.file)))
    .orderBy(asc(fileVersions.id))
  for (const { id } of pending) await writeVersion(queries, home, id)
}

/** Writes the files that earlier processes did not write. */
export async function writeAllVersions(queries: Queries): Promise<void> {
  const homes = await queries
    .selectDistinct({ projectId: fileVersions.project_id, catalogueId: fileVersions.catalogue_id })
    .from(fileVersions)
    .where(isNull(fileVersions.file))
  for (const home of homes) await writeVersions(queries, home)
}

/** A project that was imported before there were versions gets one before its first change. */
async function addFirst(queries: Queries, { projectId }: VersionHome): Promise<void> {
  if (projectId === null) return
  const [unversioned] = await queries
    .select({ accountId: projects.account_id })
    .from(projects)
    .leftJoin(fileVersions, eq(fileVersions.project_id, projects.id))
    .where(and(eq(projects.id, projectId), isNull(fileVersions.id)))
  if (!unversioned) return
  const by = { ...unversioned, kind: 'system', id: null } as const
  await addVersion(queries, { projectId, catalogueId: null, by, reason: 'import', batch: null })
}

async function writeVersion(queries: Queries, home: VersionHome, id: number): Promise<void> {
  try {
    const exported = await exportByHash(queries, home)
    if (!exported) return
    const { file, media, units } = exported
    const packed = await buffer(Readable.from(jsonPieces(file)).pipe(createGzip()))
    const facts = media.map(({ row: { id: _, account_id: __, name: ___, ...rest } }): MediumFacts => rest)
    await queries.transaction(async (tx) => {
      const [written] = await tx
        .update(fileVersions)
        .set({ file: packed, units })
        .where(and(eq(fileVersions.id, id), isNull(fileVersions.file)))
        .returning({ id: fileVersions.id })
      if (written) await addMedia(tx, id, facts)
    })
  } catch (error) {
    // The project was changed while it was read, so the process that changed it has written this version before.
    if (await isPending(queries, id)) throw error
  }
}

async function addMedia(tx: Queries, id: number, facts: readonly MediumFacts[]): Promise<void> {
  await tx.execute(sql`
    insert into version_media (version_id, hash, facts)
    select ${id}::int, facts->>'hash', facts from jsonb_array_elements(${JSON.stringify(facts)}::text::jsonb) facts
    on conflict do nothing`)
}

async function isPending(queries: Queries, id: number): Promise<boolean> {
  const rows = await queries
    .select({ id: fileVersions.id })
    .from(fileVersions)
    .where(and(eq(fileVersions.id, id), isNull(fileVersions.file)))
  return rows.length > 0
}
