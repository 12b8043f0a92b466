import type { PublicationState } from '#contract/publications.ts'
import type { Queries } from '#server/db/database.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { announceStaff } from '#server/staff-event/announce-staff.ts'

/** Tells staff who have the draft open that something was published, planned, withdrawn or stopped. */
export function announcePublication(
  tx: Queries,
  { accountId, projectId, catalogueId }: DraftHome,
  state: PublicationState,
): Promise<void> {
  return announceStaff(tx, {
    kind: 'publication',
    accountId,
    projects: projectId === null ? [] : [projectId],
    data: { project_id: projectId, catalogue_id: catalogueId, state },
  })
}

/** Tells staff that a publication runs, or that it ended without success. */
export function announcePublishing(
  queries: Queries,
  { accountId, projectId, catalogueId }: DraftHome,
  running: boolean,
): Promise<void> {
  return announceStaff(queries, {
    kind: 'publishing',
    accountId,
    projects: projectId === null ? [] : [projectId],
    data: { project_id: projectId, catalogue_id: catalogueId, running },
  })
}
