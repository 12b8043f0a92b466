import { applyEntries } from '#domain/draft/entry.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import type { DraftDeps } from './draft-deps.ts'
import { projectHome } from './draft-home.ts'
import { readDraft } from './draft-store.ts'
import { assemble, type JsonObject } from './snapshot.ts'

/** The project file with everything in the draft. Records the export in the history. */
export async function readDraftFile(
  { database, live }: Pick<DraftDeps, 'database' | 'live'>,
  by: ReachingActor,
  projectId: number,
): Promise<{ readonly file: JsonObject } | Refusal> {
  const home = await projectHome(database.queries, by, projectId)
  if (isRefusal(home)) return home
  const draft = await readDraft(database.queries, home)
  const snapshot = applyEntries(await live(home), draft.values())
  const instances = [...snapshot.values()].filter(({ kind }) => kind === 'instance').length
  const change = {
    subject: 'project',
    id: projectId,
    projectId,
    field: 'export',
    new: { instances, draft: true },
  } as const
  await recordHistory(database.queries, by, [change])
  return { file: assemble(snapshot) }
}
