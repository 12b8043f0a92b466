import { editAll } from '#domain/draft/edit.ts'
import { type Entity, entityKey, type Snapshot } from '#domain/draft/entity.ts'
import { type Author, applySteps, type Draft, type Step } from '#domain/draft/entry.ts'
import type { SentChange } from '#domain/draft/sent-change.ts'
import { undo } from '#domain/draft/undo.ts'
import { ManageError } from '#studio/api/manage.ts'
import type { ProjectCalls } from './project-calls.ts'
import { loadedState } from './project-state.ts'

/** A server in memory with the same rules of drafts, for any number of people. */
export class DraftServer {
  live: Snapshot
  draft: Draft = new Map()
  isAway = false
  /** Whether answers get lost on their way. */
  losesAnswers = false
  readonly #batches = new Map<string, readonly Step[]>()
  #count = 0

  constructor(entities: readonly Entity[]) {
    this.live = new Map(entities.map((entity) => [entityKey(entity), entity]))
  }

  /** The calls of one person. */
  callsOf(by: Author): ProjectCalls {
    const answer = async <Result>(work: () => Result): Promise<Result> => {
      // As over the network, the answer comes later.
      await Promise.resolve()
      if (this.isAway) throw new ManageError('unavailable', 'no answer')
      const result = work()
      if (this.losesAnswers) throw new ManageError('unavailable', 'the answer was lost')
      return result
    }
    return {
      readEntities: () => answer(() => [...this.live.values()]),
      readDraft: () => answer(() => [...this.draft.values()]),
      readBatch: (batch) => answer(() => (this.#batches.get(batch) ?? []).map(({ name }) => name)),
      readHolds: () => answer(() => []),
      change: (changes) => answer(() => this.#change(by, changes)),
      undo: (batch) => answer(() => this.#undo(batch)),
      revert: () => answer(() => ({ batch: null, changed: 0, made: [] })),
      setStatuses: (changes) =>
        answer(() => {
          const live = new Map(this.live)
          const faults = changes.flatMap(({ id, from, to }, index) => {
            const status = live.get(`instance ${id}`)?.fields.status
            return status === from || status === to
              ? []
              : [{ index, reason: 'Somebody has changed the status meanwhile' }]
          })
          if (faults.length > 0) throw new ManageError('validation_failed', 'another status', { faults })
          for (const { id, to } of changes) {
            const entity = live.get(`instance ${id}`)
            if (entity) live.set(`instance ${id}`, { ...entity, fields: { ...entity.fields, status: to } })
          }
          this.live = live
        }),
      hold: () => Promise.reject(new Error('not part of this fixture')),
      endHold: () => Promise.reject(new Error('not part of this fixture')),
    }
  }

  /** What a person loads. */
  state() {
    return loadedState(this.live.values(), this.draft.values(), [])
  }

  #nextBatch(): string {
    this.#count += 1
    return `batch-${this.#count}`
  }

  #change(by: Author, changes: readonly SentChange[]) {
    const act = { by, at: '2026-11-18T10:00:00.000Z', batch: this.#nextBatch() }
    const flat = changes.flatMap(({ fields, ...change }) => [
      change,
      ...Object.entries(fields ?? {}).map(([field, value]) => ({ ...change, field, value, base: null })),
    ])
    const { steps, conflicts } = editAll(this.draft, this.live, flat, act)
    this.draft = applySteps(this.draft, steps)
    if (steps.length > 0) this.#batches.set(act.batch, steps)
    const applied = { batch: steps.length > 0 ? act.batch : null, changed: steps.length, made: [] }
    if (conflicts.length === 0) return applied
    const named = conflicts.map((one) => ({ ...one, by: one.by && { ...one.by, name: 'Somebody' } }))
    throw new ManageError('conflict', 'somebody else changed it', { conflicts: named, applied })
  }

  #undo(batch: string) {
    const { steps, kept } = undo(this.draft, this.live, this.#batches.get(batch) ?? [])
    this.draft = applySteps(this.draft, steps)
    const name = this.#nextBatch()
    if (steps.length > 0) this.#batches.set(name, steps)
    const names = kept.map((step) => step.name)
    return { batch: steps.length > 0 ? name : null, changed: steps.length, made: [], kept: names }
  }
}
