import * as z from 'zod'
import { answerOf } from './answer.ts'
import { importError, problem } from './errors.ts'
import { flag, id } from './id.ts'
import { IMPORT_STEPS } from './import-steps.ts'
import { linkToken } from './link-token.ts'

/**
 * `POST manage/imports`. `dry_run=1` stores nothing. `keep_prices=1` and `keep_statuses=1` keep prices and statuses that were
 * changed by PATCH.
 */
export const importQuery = z.object({ dry_run: flag, keep_prices: flag, keep_statuses: flag })

/** The progress of an import: how many frames, media or batches of the current step are done. */
export const importProgress = z
  .object({ step: z.enum(IMPORT_STEPS), done: z.int().min(0), total: z.int().min(0) })
  .meta({ id: 'ImportProgress' })
/** The progress of an import. */
export type ImportProgress = z.infer<typeof importProgress>

/** Any object: the import format has its own schema, whose faults are reported row by row. */
export const importBody = z.looseObject({}).meta({ id: 'ImportBody' })

const count = z.int().min(0)

/**
 * What an import did or, in a dry run, would do. Invalid rows are listed here only in a dry run; otherwise the import is
 * rejected with import_invalid and nothing changes.
 */
const importReport = z
  .object({
    dry_run: z.boolean(),
    project_id: id.nullable(),
    created: count,
    updated: count,
    /** Archived units, storeys, sections and estates that are in the file again. */
    restored: count,
    /** Units, storeys, sections and estates that the file no longer has. They are hidden until a later file has them. */
    archived: count,
    removed: count,
    /** The page that shows the project, with the settings that changed; null for a group or a project without a page. */
    catalogue: z
      .object({ token: linkToken, url: z.string(), created: z.boolean(), changed: z.array(z.string()) })
      .nullable(),
    /** Things the sender may not expect. They do not stop the import. */
    warnings: z.array(importError),
    rows: z.array(importError),
  })
  .meta({ id: 'ImportReport' })
/** What an import did or would do. */
export type ImportReport = z.infer<typeof importReport>

/** `POST manage/imports`. */
export const importAnswer = answerOf(importReport)

/** One line of an import that reports its progress. */
export const importLine = z
  .union([z.object({ progress: importProgress }), importAnswer, z.object({ problem })])
  .meta({ id: 'ImportLine' })
/** One line of an import that reports its progress. */
export type ImportLine = z.infer<typeof importLine>
