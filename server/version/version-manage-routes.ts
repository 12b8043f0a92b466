import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { jsonPieces } from '#server/export/json-pieces.ts'
import { resultOf, unknownId } from '#server/http/refusal.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { findHome } from './find-home.ts'
import { listVersions, readVersionFile } from './version-store.ts'

const unpack = promisify(gunzip)

/** The import file of a group's pictures. The format has no settings of its catalogue. */
async function picturesOf(packed: Buffer): Promise<object> {
  const { catalogue: _, ...pictures } = JSON.parse((await unpack(packed)).toString())
  return pictures
}

const ROUTES = [
  { kind: 'projects', list: 'listProjectVersions', read: 'readProjectVersion' },
  { kind: 'catalogues', list: 'listCatalogueVersions', read: 'readCatalogueVersion' },
] as const

/** `manage/projects/{id}/versions` and the same of a group: what visitors saw after each change. */
export function versionManageRoutes(scope: FastifyInstance, { database: { queries } }: { database: Database }): void {
  for (const { kind, list, read } of ROUTES) {
    manageRoute(scope, list, async (call) => {
      const home = resultOf(await findHome(queries, callerOf(call.request), kind, call.params.id))
      return listVersions(queries, home, call.query)
    })

    manageRoute(scope, read, async ({ request, reply, params: { id, version } }) => {
      const home = resultOf(await findHome(queries, callerOf(request), kind, id))
      const file = resultOf((await readVersionFile(queries, home, version)) ?? unknownId('version', version))
      reply.type('application/json; charset=utf-8')
      if (kind === 'projects') return reply.send(Readable.from([file]).pipe(createGunzip()))
      return reply.send(Readable.from(jsonPieces(await picturesOf(file))))
    })
  }
}
