import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import { projects } from '#server/db/tables/project.ts'
import { isRefusal } from '#server/http/refusal.ts'
import { findAccount } from './find-account.ts'
import { operatorCommand } from './operator-command.ts'

// Often enough to show progress.
const REPORT_EVERY = 20

/** Writes a project into a file on this machine, with or without its media next to it. */
export const projectExport = operatorCommand(
  z.object({ account: z.string().min(1).optional(), project: z.string(), path: z.string(), media: z.boolean() }),
  async ({ database, files }, { account, project, path: file, media: withMedia }, report) => {
    const accountId = await findAccount(database.queries, account)
    if (isRefusal(accountId)) return accountId
    const [row] = await database.queries
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.account_id, accountId), eq(projects.external_id, project)))
    if (!row) return { refused: 'not_found', reason: `There is no project "${project}"` } as const
    // Loaded with the first export, as for imports.
    const { writeExport } = await import('#server/export/write-export.ts')
    const onProgress = (done: number, total: number) => {
      if (done % REPORT_EVERY === 0) report(`media ${done} of ${total} …`)
    }
    const by = { accountId, projects: null, kind: 'system', id: null } as const
    return writeExport({ database, files, onProgress }, by, row.id, { file, withMedia })
  },
)
