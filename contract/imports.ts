import * as z from 'zod'
import { answerOf } from './answer.ts'
import { importError, problem } from './errors.ts'
import { id } from './id.ts'
import { linkToken } from './link-token.ts'

/** A flag in a query: absent or `0` is no, `1` is yes. */
const flag = z.enum(['0', '1']).optional()

/**
 * `POST manage/imports`: with `dry_run=1` nothing is stored; with `keep_prices=1` and `keep_statuses=1` prices and statuses
 * that were changed by PATCH stay.
 */
export const importQuery = z.object({ dry_run: flag, keep_prices: flag, keep_statuses: flag })

/** The media type in which an import tells its progress line by line; the last line is its answer or its problem. */
export const PROGRESS_TYPE = 'application/x-ndjson'

/** The steps of an import, in their order. */
export const IMPORT_STEPS = ['reading', 'checking', 'geometry', 'media', 'comparing', 'writing', 'publishing'] as const

/** How far an import is: so many of the frames, media or batches of the present step are done. */
export const importProgress = z
  .object({ step: z.enum(IMPORT_STEPS), done: z.int().min(0), total: z.int().min(0) })
  .meta({ id: 'ImportProgress' })
/** How far an import is. */
export type ImportProgress = z.infer<typeof importProgress>

/** Any object: the import format has a schema of its own, and its faults are reported row by row. */
export const importBody = z.looseObject({}).meta({ id: 'ImportBody' })

const count = z.int().min(0)

/**
 * What an import did or, in a dry run, would do. Bad rows stand here only in a dry run: otherwise they are refused with
 * import_invalid, and nothing changes.
 */
export const importReport = z
  .object({
    dry_run: z.boolean(),
    project_id: id.nullable(),
    created: count,
    updated: count,
    /** Units and their places that were archived and are in the file again. */
    restored: count,
    /** Units and their places that the file no longer has; they are hidden, and return with a later file. */
    archived: count,
    removed: count,
    /** The page that shows the project, with the settings that changed; null for a group, or where the project has none. */
    catalogue: z
      .object({ token: linkToken, url: z.string(), created: z.boolean(), changed: z.array(z.string()) })
      .nullable(),
    /** What the sender may not expect; nothing was refused because of it. */
    warnings: z.array(importError),
    rows: z.array(importError),
  })
  .meta({ id: 'ImportReport' })
/** What an import did or would do. */
export type ImportReport = z.infer<typeof importReport>

/** `POST manage/imports`. */
export const importAnswer = answerOf(importReport)

/** One line of an import that tells its progress. */
export const importLine = z
  .union([z.object({ progress: importProgress }), importAnswer, z.object({ problem })])
  .meta({ id: 'ImportLine' })
