import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MEDIA_TYPES, type MediaType, type Medium } from '#contract/media.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { refuse } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { findNamed } from './find-named.ts'
import { fileUrl, imageOf } from './image-answer.ts'
import type { MediaFiles } from './media-files.ts'
import { MAX_FILE_SIZE } from './media-refusal.ts'
import { deleteMedium, listMedia, type MediaRow, storeMedium, storeNewMedium } from './media-store.ts'
import { withMediaUrl } from './media-url.ts'
import { findMediaUses } from './media-uses.ts'

const WITHOUT_FILE = `Send the file as the body, with its Content-Type: ${MEDIA_TYPES.join(', ')}`

/** What the media routes need. */
export interface MediaManageDeps extends DataDeps {
  readonly files: MediaFiles
  readonly mediaUrl?: string | null
}

/** `manage/media`: the files that imports and settings use. */
export function mediaManageRoutes(scope: FastifyInstance, { database, feed, files, mediaUrl }: MediaManageDeps): void {
  manageRoute(scope, 'listMedia', async ({ request, query: { name, project_id } }) => {
    const { queries } = database
    const caller = callerOf(request)
    const rows =
      name === undefined ? await listMedia(queries, caller) : await findNamed(queries, caller, name, project_id)
    return { data: withMediaUrl(rows.map(mediumOf), mediaUrl) }
  })

  manageRoute(scope, 'deleteMedium', async ({ request, params: { id } }) => {
    await changeData({ database, feed }, async (tx) => {
      resultOf(await deleteMedium(tx, callerOf(request), id))
      await recordHistory(tx, actorOf(request), wholeChange({ subject: 'medium', id }, 'deleted'))
      return { result: null, subjects: [] }
    })
    return null
  })

  // In its own scope: this route takes raw file bodies, so JSON parsing is off.
  scope.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser(
      [...MEDIA_TYPES],
      { parseAs: 'buffer' },
      async (_: FastifyRequest, body: Buffer) => body,
    )

    manageRoute(
      uploads,
      'uploadMedium',
      { bodyLimit: MAX_FILE_SIZE },
      async ({ request, query: { name, replace } }) => {
        const store = replace === '0' ? storeNewMedium : storeMedium
        const { body } = request
        const type = typeOf(request) ?? refuse('unsupported_media_type', { detail: WITHOUT_FILE })
        if (!Buffer.isBuffer(body)) refuse('bad_request', { detail: 'The file is missing' })
        const file = resultOf(await files.add(body, type))
        const row = await changeData({ database, feed }, async (tx) => {
          const { row, isNew, isReplaced } = resultOf(await store(tx, callerOf(request), name, file))
          const medium = { subject: 'medium', id: row.id } as const
          if (isNew || isReplaced) {
            await recordHistory(tx, actorOf(request), wholeChange(medium, isNew ? 'created' : 'replaced'))
          }
          return { result: row, subjects: isReplaced ? await findMediaUses(tx, row.id) : [] }
        })
        return { data: withMediaUrl(mediumOf(row), mediaUrl) }
      },
    )
  })
}

function typeOf({ headers }: FastifyRequest): MediaType | undefined {
  const declared = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return MEDIA_TYPES.find((type) => type === declared)
}

/** The file in the form of the management API. */
function mediumOf(row: MediaRow): Medium {
  const { id, name, media_type, size, width } = row
  return { id, name, media_type, size, src: fileUrl(row), image: width === null ? null : imageOf(row) }
}
