import * as z from 'zod'
import { HISTORY_WHO } from './history.ts'
import { flag, id, idText, readWhole } from './id.ts'

/** Why a version was made. */
const VERSION_REASONS = ['import', 'publication'] as const
/** Why a version was made. */
export type VersionReason = (typeof VERSION_REASONS)[number]

const MAX_PAGE_SIZE = 500

/** `GET manage/projects/{id}/versions`: the newest first. `before` is the last id of the previous page. */
export const versionsQuery = z.object({
  before: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
})
/** The parsed query of `GET manage/projects/{id}/versions`. */
export type VersionsQuery = z.output<typeof versionsQuery>

/** What visitors saw after an import or a publication. */
const version = z
  .object({
    id,
    at: z.iso.datetime(),
    who: z.object({ kind: z.enum(HISTORY_WHO), id: id.nullable() }),
    reason: z.enum(VERSION_REASONS),
    batch: z.string().nullable().meta({ description: 'The batch of its changes in the history.' }),
    units: z.int().min(0).nullable().meta({ description: 'How many units it has; null while it is being written.' }),
  })
  .meta({ id: 'FileVersion' })
/** A version in the management API. */
export type FileVersion = z.infer<typeof version>

/** `GET manage/projects/{id}/versions`: `next` is the `before` of the next page; null on the last page. */
export const versionsAnswer = z.object({ data: z.array(version), next: id.nullable() })
/** The response of `GET manage/projects/{id}/versions`. */
export type VersionsAnswer = z.infer<typeof versionsAnswer>

/** The path parameters of a call about one version. */
export const versionParams = z.object({ id: idText, version: idText })

/** `POST manage/…/versions/{version}/restore` and `…/undo`: `dry_run=1` only says what would be done. */
export const restoreQuery = z.object({ dry_run: flag })
