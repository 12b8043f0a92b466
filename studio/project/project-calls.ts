import type { Catalogue } from '#contract/catalogues.ts'
import type { DraftChanged } from '#contract/draft-conflict.ts'
import type { Hold, HoldBody } from '#contract/holds.ts'
import type { Entity, FieldName } from '#domain/draft/entity.ts'
import type { DraftEntry } from '#domain/draft/entry.ts'
import type { SentChange, StatusChange } from '#domain/draft/sent-change.ts'
import { dataOf, manage } from '#studio/api/manage.ts'

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
  const params = { id: projectId }
  return {
    readEntities: () => manage('listEntities', { params, query: { kinds: KINDS } }).then(dataOf),
    readDraft: (batch) => readPages((before) => manage('listDraft', { params, query: { limit: PAGE, batch, before } })),
    readBatch: async (batch) => {
      const rows = await readPages((before) =>
        manage('listDraftHistory', { params, query: { limit: PAGE, batch, before } }),
      )
      return rows.map(({ subject, field }) => ({ kind: subject.kind, id: subject.id, field }))
    },
    readHolds: () =>
      readPages((before) => manage('listHolds', { query: { project_id: projectId, limit: HOLD_PAGE, before } })),
    change: (body) => manage('changeDraft', { params, body }).then(dataOf),
    undo: (batch) => manage('undoDraft', { params, body: { batch } }).then(dataOf),
    revert: (entries) => manage('revertDraft', { params, body: { entries } }).then(dataOf),
    setStatuses: async (changes) => {
      const body = changes.map(({ id, from, to }) => ({
        external_id: id,
        project: projectId,
        status: to,
        // Somebody may have sold it while this act waited.
        status_was: from,
      }))
      await manage('patchInstances', { body })
    },
    hold: (body) => manage('createHold', { body: { ...body, project: projectId } }).then(dataOf),
    endHold: async (id) => {
      await manage('endHold', { params: { id } })
    },
  }
}

interface Page<Item> {
  readonly data: readonly Item[]
  readonly next: number | null
}

/** Reads a list page by page. */
async function readPages<Item>(read: (before: number | undefined) => Promise<Page<Item>>): Promise<readonly Item[]> {
  const items: Item[] = []
  let before: number | undefined
  do {
    const { data, next } = await read(before)
    items.push(...data)
    before = next ?? undefined
  } while (before !== undefined)
  return items
}
