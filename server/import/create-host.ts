import type { ImportProgress } from '#contract/imports.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Reach } from '#server/account/reach.ts'
import { resultRows } from '#server/db/result-rows.ts'
import { checkMedium, checkPackedMedium } from './check-medium.ts'
import { collectMedia } from './collect-media.ts'
import { giveWayAfter } from './give-way.ts'
import { sqlOf } from './host-queries.ts'
import type { ImportDeps, PublicationWork } from './import-deps.ts'
import type { DriverRow, ImportHost } from './import-host.ts'
import { goLive } from './switch-live.ts'

/** Who runs the import, and what they may change. */
interface HostOptions {
  readonly by: Actor
  readonly reach: Reach
  readonly publication?: PublicationWork | null
  readonly apply?: ImportHost['switchLive']
  readonly onProgress: (progress: ImportProgress) => void
}

/** Creates the import's access to the database and the files, in the process that owns them. */
export function createHost(deps: ImportDeps, options: HostOptions): ImportHost {
  const { by, reach, publication = null, onProgress: progress } = options
  const { database, files, readFile } = deps
  return {
    query: async (statement) => {
      const answer = await giveWayAfter(() => database.queries.execute(sqlOf(statement)))
      return resultRows<DriverRow>(answer)
    },
    collectMedia: ({ references, prefix, onlyChecks }) =>
      collectMedia(references, {
        queries: database.queries,
        accountId: by.accountId,
        prefix,
        readFile,
        // Other media may belong to projects that the caller can't see.
        ownMediaOnly: reach.projects !== null,
        projects: reach.projects,
        take: onlyChecks ? checkMedium : files.add,
        takePacked: onlyChecks ? checkPackedMedium : files.addPacked,
        onProgress: (done, total) => progress({ step: 'media', done, total }),
      }),
    switchLive: (plan) => (options.apply ? options.apply(plan) : goLive(deps, plan, by, publication)),
    progress,
  }
}
