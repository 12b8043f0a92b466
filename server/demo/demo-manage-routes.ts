import { access } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { MAX_DEMO_COPIES } from '#contract/demo-limits.ts'
import type { ImportProgress } from '#contract/imports.ts'
import { actorOfCaller } from '#server/account/caller.ts'
import { originOf } from '#server/http/origin.ts'
import { refuse } from '#server/http/problem.ts'
import { resultOf } from '#server/http/refusal.ts'
import { sendImport } from '#server/import/import-answer.ts'
import { changeData } from '#server/live/change-data.ts'
import type { KeptMails } from '#server/mail/kept-mails.ts'
import { callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { createRunLimited } from '#server/media/run-limited.ts'
import { type CopyDeps, copyDemo } from './copy-demo.ts'
import { sourceFolder } from './copy-file.ts'
import { listCopies } from './demo-copies.ts'
import { type RemoveCopyDeps, removeDemoCopy } from './remove-demo-copy.ts'

/** What the routes need. */
export interface DemoManageDeps extends CopyDeps, RemoveCopyDeps {
  readonly publicUrl: string | null
  readonly mails: KeptMails
  /** The folder of the demo's files. An installation may come without them. */
  readonly demoDir?: string | undefined
}

/** `manage/demo`: copies of the demo project, to try things out before the first project. */
export function demoManageRoutes(scope: FastifyInstance, { publicUrl, demoDir, ...deps }: DemoManageDeps): void {
  // One after the other, so that two copies made at once get different names.
  const run = createRunLimited(1)

  manageRoute(scope, 'readDemo', async ({ request }) => {
    const copies = await listCopies(deps.database.queries, callerOf(request))
    return { data: { available: (await findDemo(demoDir)) !== null, copies: [...copies] } }
  })

  manageRoute(scope, 'copyDemo', async ({ request, reply }) => {
    const caller = callerOf(request)
    const dir = (await findDemo(demoDir)) ?? refuse('not_found', { detail: 'This installation has no demo to copy' })
    if (caller.projects !== null) refuse('forbidden', { detail: 'The key is limited to other projects' })
    const copies = await listCopies(deps.database.queries, caller)
    if (copies.length >= MAX_DEMO_COPIES) {
      refuse('conflict', { detail: `An account can have ${MAX_DEMO_COPIES} copies of the demo: remove one first` })
    }
    const start = (onProgress: (progress: ImportProgress) => void) => run(() => copyDemo(deps, dir, caller, onProgress))
    return sendImport(request, reply, originOf(request, publicUrl), start)
  })

  manageRoute(scope, 'removeDemoCopy', async ({ request, params: { id } }) => {
    const caller = callerOf(request)
    const by = { ...actorOfCaller(caller), role: caller.role }
    const mailKeys = await changeData(deps, async (tx) => resultOf(await removeDemoCopy(tx, deps, by, id)))
    await deps.mails.remove(mailKeys)
    return null
  })
}

/** The folder of the demo, if its project is there. */
async function findDemo(dir: string | undefined): Promise<string | null> {
  if (dir === undefined) return null
  return access(path.join(sourceFolder(dir), 'project.json')).then(
    () => dir,
    () => null,
  )
}
