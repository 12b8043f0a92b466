import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Lead, LeadUnit, PushState } from './lead.ts'
import { countPushes, fieldValue, linkedUnits, markOfUnit, nextReplaced, withLink } from './lead-units.ts'

const AT = '2026-03-01T12:00:00.000Z'

function unit(instance_id: number, change: Partial<LeadUnit> = {}, state: PushState = 'sent'): LeadUnit {
  const push = { state, at: AT, error: null }
  return { instance_id, title: '', requested: false, linked: true, in_crm: true, push, ...change }
}

const leadOf = (...units: LeadUnit[]): Lead => ({ id: '1', name: null, field: 'list', units })
const idsOf = (lead: Lead) => linkedUnits(lead).map(({ instance_id }) => instance_id)

describe('a link on screen', () => {
  it('puts the unit last and shows it as being sent', () => {
    const lead = withLink(leadOf(unit(13, { requested: true })), { id: 30, isLinked: true, at: AT })
    expect(idsOf(lead)).toEqual([13, 30])
    expect(lead.units[1]).toMatchObject({ requested: false, in_crm: false, push: { state: 'sending' } })
  })

  it('unlinks a unit and keeps its line until the CRM confirms', () => {
    const lead = withLink(leadOf(unit(13), unit(30)), { id: 13, isLinked: false, at: AT })
    expect(idsOf(lead)).toEqual([30])
    expect(lead.units[0]).toMatchObject({ instance_id: 13, linked: false, push: { state: 'sending' } })
  })

  it('puts a requested unit back before the others', () => {
    const off = withLink(leadOf(unit(13, { requested: true }), unit(30)), { id: 13, isLinked: false, at: AT })
    expect(idsOf(withLink(off, { id: 13, isLinked: true, at: AT }))).toEqual([13, 30])
  })

  it('returns the same lead if nothing changes', () => {
    const lead = leadOf(unit(13))
    expect(withLink(lead, { id: 13, isLinked: true, at: AT })).toBe(lead)
    expect(withLink(lead, { id: 30, isLinked: false, at: AT })).toBe(lead)
  })

  it('leaves each unit in its last state, in the order of the links', () => {
    const steps = fc.array(fc.record({ id: fc.integer({ min: 1, max: 4 }), isLinked: fc.boolean() }))
    fc.assert(
      fc.property(steps, (all) => {
        const lead = all.reduce<Lead>((each, step) => withLink(each, { ...step, at: AT }), leadOf())
        const expected: number[] = []
        for (const { id, isLinked } of all) {
          const place = expected.indexOf(id)
          if (isLinked && place < 0) expected.push(id)
          if (!isLinked && place >= 0) expected.splice(place, 1)
        }
        expect(idsOf(lead)).toEqual(expected)
        expect(new Set(lead.units.map(({ instance_id }) => instance_id)).size).toBe(lead.units.length)
      }),
    )
  })
})

it('a field with one value takes the newest unit, and the next link replaces what the CRM holds', () => {
  expect(fieldValue([13, 30], 'list')).toEqual([13, 30])
  expect(fieldValue([13, 30], 'one')).toEqual([30])
  expect(fieldValue([], 'one')).toEqual([])
  const units = [unit(13, { in_crm: false }), unit(30)]
  expect(nextReplaced({ field: 'one', units })?.instance_id).toBe(30)
  expect(nextReplaced({ field: 'list', units })).toBeNull()
})

it('a mark shows first what needs attention', () => {
  expect(markOfUnit(unit(1, { requested: true }))).toBe('requested')
  expect(markOfUnit(unit(1))).toBe('linked')
  expect(markOfUnit(unit(1, { requested: true }, 'failed'))).toBe('failed')
  expect(markOfUnit(unit(1, { linked: false }, 'sending'))).toBe('sending')
  expect(markOfUnit(unit(1, { linked: false }))).toBeNull()
  expect(countPushes(leadOf(unit(1), unit(2, {}, 'failed')), 'failed')).toBe(1)
})
