import type { ManagedDraftEntry } from '#contract/drafts.ts'

let newest = 0

/** An entry of a draft. By default the price of a unit grows from 100 to 110. */
export function entryOf(parts: Partial<ManagedDraftEntry> = {}): ManagedDraftEntry {
  newest += 1
  return {
    entry: newest,
    kind: 'instance',
    id: 'a-1',
    field: 'price',
    value: 110,
    base: 100,
    live: 100,
    conflict: null,
    at: '2026-11-18T12:00:00.000Z',
    batch: 'b',
    by: { kind: 'person', id: 1, name: 'Anna West' },
    ...parts,
  }
}
