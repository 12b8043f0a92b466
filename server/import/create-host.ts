import { setTimeout } from 'node:timers/promises'
import type { ImportProgress } from '#contract/imports.ts'
import { checkMedium } from './check-medium.ts'
import { collectMedia } from './collect-media.ts'
import { sqlOf } from './host-queries.ts'
import type { DriverRow, ImportHost } from './import-host.ts'
import type { ImportParts } from './import-parts.ts'
import { switchLive } from './switch-live.ts'

// After a statement that took longer, the database is left to others for as long.
const QUICK_MS = 2
const MAX_PAUSE_MS = 50

/** Creates what an import works with in the process that has the database and the files. */
export function createHost(
  parts: ImportParts,
  accountId: number,
  progress: (progress: ImportProgress) => void,
): ImportHost {
  const { database, files, readFile } = parts
  return {
    query: async (statement) => {
      const start = performance.now()
      const { rows } = (await database.queries.execute(sqlOf(statement))) as { readonly rows: readonly DriverRow[] }
      const time = performance.now() - start
      if (time > QUICK_MS) await setTimeout(Math.min(time, MAX_PAUSE_MS))
      return rows
    },
    collectMedia: ({ references, prefix, onlyChecks }) =>
      collectMedia(references, {
        ...{ queries: database.queries, accountId, prefix, readFile },
        take: onlyChecks ? checkMedium : files.add,
        onProgress: (done, total) => progress({ step: 'media', done, total }),
      }),
    switchLive: (plan) => switchLive(parts, plan),
    progress,
  }
}
