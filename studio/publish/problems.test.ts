import { expect, it } from 'vitest'
import type { PublicationCheck } from '#contract/publications.ts'
import { rowsOf } from './change-groups.ts'
import { entryOf } from './draft-entries.fixture.ts'
import { isOvertaken, problemsIn, sayFault } from './problems.ts'

const fault = { code: 'needs', reason: 'Other ticked changes need this one', tick: [] } as const

it('counts the conflicts and faults of some changes', () => {
  const price = { kind: 'instance', id: 'a-1', field: 'price' } as const
  const check: PublicationCheck = {
    ...{ can_publish: false, entries: 2, warnings: [{ path: '', reason: 'known' }] },
    conflicts: [{ entry: price, reason: 'changed', value: 110, live: 105 }],
    faults: [
      { ...fault, tick: [], entity: { kind: 'instance', id: 'a-1' }, field: null },
      { ...fault, tick: [], entity: null, field: null },
    ],
  }
  expect(problemsIn(check, rowsOf([entryOf()]))).toBe(2)
  expect(problemsIn(check, rowsOf([entryOf({ id: 'a-2' })]))).toBe(0)
})

it('says faults in words, and those of the data as the check explains them', () => {
  const say = (key: string) => key
  expect(sayFault(say, { ...fault, tick: [], entity: null, field: null })).toBe('publish.fault.needs')
  expect(sayFault(say, { ...fault, tick: [], entity: null, field: null, code: 'invalid' })).toBe(fault.reason)
})

it('is overtaken when somebody else published or reverted all of it', () => {
  const entry = { kind: 'instance', id: 'a-1', field: 'price' } as const
  const missing = { entry, reason: 'missing', value: 110, live: 110 } as const
  const check = { can_publish: false, entries: 2, warnings: [], conflicts: [missing, missing], faults: [] }
  expect(isOvertaken(check)).toBe(true)
  expect(isOvertaken({ ...check, conflicts: [missing, { ...missing, reason: 'edited' }] })).toBe(false)
  expect(isOvertaken({ ...check, conflicts: [] })).toBe(false)
  expect(isOvertaken({ ...check, faults: [{ ...fault, tick: [], entity: null, field: null }] })).toBe(false)
})
