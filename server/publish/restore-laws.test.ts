import fc from 'fast-check'
import { expect, it } from 'vitest'
import { projectFile } from '#contract/project-file.ts'
import { ANNA, actOf, BEN } from '#domain/draft/draft.fixture.ts'
import { type Entity, entityKey, type Snapshot } from '#domain/draft/entity.ts'
import { type Author, applyEntries, applySteps, type Change, type Draft, draftOf } from '#domain/draft/entry.ts'
import { isLiveOnly } from '#domain/draft/live-only.ts'
import { inOrder, LISTS } from '#domain/draft/order-list.ts'
import { effectOf, restore } from '#domain/draft/restore.ts'
import { revert } from '#domain/draft/settle.ts'
import { orphansIn } from '#domain/draft/structure.ts'
import { undo } from '#domain/draft/undo.ts'
import { flatten } from '#server/draft/snapshot.ts'
import { randomFiles } from '#server/export/random-file.fixture.ts'

/** Random states of projects with settings, pictures, texts in many languages, and the same ids in other places. */
const states = randomFiles().map((file) => flatten(projectFile.parse(file)))
const restoring = (live: Snapshot, draft: Draft, target: Snapshot, by: Author = ANNA, batch = 'restore') =>
  restore(draft, live, target, { act: actOf(batch, by), mayChange: (change) => mayChange(live, change) })

function mayChange(live: Snapshot, change: Change): boolean {
  return !isLiveOnly(live, change) && `${change.kind} ${change.field}` !== 'catalogue token'
}

/** A state without what no version brings back. */
function comparable(state: Snapshot, live: Snapshot): Readonly<Record<string, Entity['fields']>> {
  return Object.fromEntries(
    [...state.values()]
      .filter(({ kind }) => kind !== 'order')
      .map((entity) => {
        const fields = Object.entries(entity.fields).filter(([field]) =>
          mayChange(live, { ...entity, field, value: null, base: null }),
        )
        return [entityKey(entity), Object.fromEntries(fields)] as const
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

function orders(state: Snapshot): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(LISTS).map(([list, kind]) => {
      const items = [...state.values()].filter((entity) => entity.kind === kind)
      return [list, inOrder(items, state.get(`order ${list}`)?.fields.ids ?? null).map(({ id }) => id)]
    }),
  )
}

const shownBy = (live: Snapshot, draft: Draft) => applyEntries(live, draft.values())

it('makes the draft show the version, whatever waits in it, once', () => {
  fc.assert(
    fc.property(states, states, states, fc.array(fc.nat(200), { maxLength: 30 }), (live, waiting, target, picks) => {
      const whole = applySteps(draftOf([]), restoring(live, draftOf([]), waiting, BEN, 'waiting').steps)
      const some = [...whole.values()]
      const reverted = picks.flatMap((pick) => some[pick % (some.length || 1)] ?? [])
      const draft = applySteps(whole, revert(whole, reverted))

      const { steps, conflicts, refusals } = restoring(live, draft, target)
      const after = applySteps(draft, steps)
      expect([conflicts, refusals]).toEqual([[], []])
      expect(comparable(shownBy(live, after), live)).toEqual(comparable(target, live))
      expect(orders(shownBy(live, after))).toEqual(orders(target))
      expect(orphansIn(shownBy(live, after))).toEqual([])
      // No change without a difference.
      for (const { base, value } of after.values()) expect(value).not.toEqual(base)

      expect(restoring(live, after, target).steps).toEqual([])
      const back = undo(after, live, steps)
      expect([back.kept, applySteps(after, back.steps)]).toEqual([[], draft])
      const { replaced, untouched } = effectOf(draft, steps)
      expect(replaced + untouched).toBe(effectOf(draft, []).untouched)
    }),
    { numRuns: 150 },
  )
})

it('has nothing to do for the present state', () => {
  fc.assert(
    fc.property(states, states, (live, waiting) => {
      expect(restoring(live, draftOf([]), live).steps).toEqual([])
      const draft = applySteps(draftOf([]), restoring(live, draftOf([]), waiting).steps)
      expect(restoring(live, draft, shownBy(live, draft)).steps).toEqual([])
      // The live state takes everything out that waits, and makes no change of its own.
      expect(applySteps(draft, restoring(live, draft, live).steps)).toEqual(draftOf([]))
    }),
    { numRuns: 100 },
  )
})
