import type { Catalogue } from '#contract/catalogues.ts'
import type { DraftChanged } from '#contract/draft-conflict.ts'
import type { DraftAnswer, DraftHistoryAnswer } from '#contract/drafts.ts'
import type { Hold, HoldBody, HoldsAnswer } from '#contract/holds.ts'
import type { Entity, FieldName } from '#domain/draft/entity.ts'
import type { DraftEntry } from '#domain/draft/entry.ts'
import type { SentChange, StatusChange } from '#domain/draft/sent-change.ts'
import { callManage, readManage } from '#studio/api/call-manage.ts'

const PAGE = 1000
const HOLD_PAGE = 500

// Pictures are no part of these screens and would make a large project slow to load.
const KINDS = 'project,catalogue,status,promoaction,tag,layout,estate,section,storey,instance,order'

/** What an undo did. */
interface Undone extends DraftChanged {
  readonly kept: readonly FieldName[]
}

/** The calls about one project. */
export interface ProjectCalls {
  readonly readEntities: () => Promise<readonly Entity[]>
  readonly readDraft: (batch?: string) => Promise<readonly DraftEntry[]>
  /** The fields that a batch changed. */
  readonly readBatch: (batch: string) => Promise<readonly FieldName[]>
  readonly readHolds: () => Promise<readonly Hold[]>
  readonly change: (changes: readonly SentChange[]) => Promise<DraftChanged>
  readonly undo: (batch: string) => Promise<Undone>
  readonly revert: (names: readonly FieldName[]) => Promise<DraftChanged>
  readonly setStatuses: (changes: readonly StatusChange[]) => Promise<void>
  readonly hold: (body: HoldBody) => Promise<Hold>
  readonly endHold: (id: number) => Promise<void>
}

/** The calls about the project of a catalogue. */
export function callsFor(projectId: NonNullable<Catalogue['project_id']>): ProjectCalls {
  const draft = `projects/${projectId}/draft`
  return {
    readEntities: () => callManage('GET', `projects/${projectId}/entities?kinds=${KINDS}`),
    readDraft: (batch) => readPages<DraftAnswer>(`${draft}?limit=${PAGE}${batch ? `&batch=${batch}` : ''}`),
    readBatch: async (batch) => {
      const rows = await readPages<DraftHistoryAnswer>(`${draft}/history?limit=${PAGE}&batch=${batch}`)
      return rows.map(({ subject, field }) => ({ kind: subject.kind, id: subject.id, field }))
    },
    readHolds: () => readPages<HoldsAnswer>(`holds?project_id=${projectId}&limit=${HOLD_PAGE}`),
    change: (changes) => callManage('PATCH', draft, changes),
    undo: (batch) => callManage('POST', `${draft}/undo`, { batch }),
    revert: (names) => callManage('DELETE', `${draft}/entries`, { entries: names }),
    setStatuses: async (changes) => {
      const patches = changes.map(({ id, from, to }) => ({
        ...{ external_id: id, project: projectId, status: to },
        // Somebody may have sold it while this act waited.
        status_was: from,
      }))
      await callManage('PATCH', 'instances', patches)
    },
    hold: (body) => callManage('POST', 'holds', { ...body, project: projectId }),
    endHold: (id) => callManage('DELETE', `holds/${id}`),
  }
}

interface Page {
  readonly data: readonly unknown[]
  readonly next: number | null
}

/** Reads a list page by page. */
async function readPages<Answer extends Page>(path: string): Promise<Answer['data']> {
  const items: Answer['data'][number][] = []
  let next: number | null = null
  do {
    const answer: Answer = await readManage('GET', next === null ? path : `${path}&before=${next}`)
    items.push(...answer.data)
    next = answer.next
  } while (next !== null)
  return items
}
