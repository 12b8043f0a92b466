import { expect, test } from 'vitest'
import { actOf, BEN, liveProject, unitChange } from './draft.fixture.ts'
import { editAll } from './edit.ts'
import { entityKey } from './entity.ts'
import { applyEntries, applySteps, draftOf } from './entry.ts'
import { restore } from './restore.ts'

test('replaces what somebody else left waiting for a unit that was removed live meanwhile', () => {
  const before = liveProject()
  const edits = [unitChange('u2', 'price', 250, 200), unitChange('u2', 'position', 3, null)]
  const draft = applySteps(draftOf([]), editAll(draftOf([]), before, edits, actOf('edits', BEN)).steps)
  const live = new Map(before)
  live.delete(entityKey({ kind: 'instance', id: 'u2' }))

  const { steps, conflicts, refusals } = restore(draft, live, before, { act: actOf('back'), mayChange: () => true })
  expect([conflicts, refusals]).toEqual([[], []])
  const restored = applySteps(draft, steps)
  expect(applyEntries(live, restored.values()).get('instance u2')).toEqual(before.get('instance u2'))

  const inverse = steps.map(({ name, before, after }) => ({ name, before: after, after: before }))
  expect(applySteps(restored, inverse)).toEqual(draft)
})
