import { readMembers } from './account/staff-members.ts'
import type { DraftNeighbours } from './draft/draft-deps.ts'
import { isFieldOwned } from './instance/field-owners.ts'
import { readHeld } from './instance/held-units.ts'
import { announceStaff } from './staff-event/announce-staff.ts'

/** What drafts ask other parts of the server: holds, feeds, people, and who has the draft open. */
export const DRAFT_NEIGHBOURS: DraftNeighbours = {
  hasHold: readHeld,
  isFieldOwned,
  personNames: async (queries, ids) => {
    const find = await readMembers(
      queries,
      ids.map((id) => ({ kind: 'person', id })),
    )
    return new Map(ids.flatMap((id) => [[id, find({ kind: 'person', id })?.name ?? ''] as const]))
  },
  announceDraft: (tx, { home: { accountId, projectId, catalogueId }, batch, changed }) =>
    announceStaff(tx, {
      kind: 'draft',
      accountId,
      projects: projectId === null ? [] : [projectId],
      data: { project_id: projectId, catalogue_id: catalogueId, batch, changed },
    }),
}
