import * as z from 'zod'
import { answerOf } from './answer.ts'
import { importError } from './errors.ts'
import { id } from './id.ts'

/** A flag in a query: absent or `0` is no, `1` is yes. */
const flag = z.enum(['0', '1']).optional()

/** `POST manage/imports`: with `dry_run=1` nothing is stored. */
export const importQuery = z.object({ dry_run: flag })

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
    removed: count,
    rows: z.array(importError),
  })
  .meta({ id: 'ImportReport' })
/** What an import did or would do. */
export type ImportReport = z.infer<typeof importReport>

/** `POST manage/imports`. */
export const importAnswer = answerOf(importReport)
