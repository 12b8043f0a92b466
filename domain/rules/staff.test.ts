import { describe, expect, test } from 'vitest'
import { lockedCatalogueFields, lockedUnitFields } from '#domain/account/owned-fields.ts'
import { coversProjects, coversRole, hasDuty, ROLES } from '#domain/account/role.ts'
import { effectiveStatus, reservedStatus } from '#domain/hold/effective-status.ts'
import { holdLengthOf, holdTime, reminderOf } from '#domain/hold/hold-length.ts'
import { holdOffer, offeredEnd, readHoldEnd } from '#domain/hold/hold-offer.ts'
import { zoneOf } from '#domain/project/time-zone.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { readNumber } from '#domain/table/read-number.ts'

const at = (text: string) => Date.parse(text)

describe('Holds', () => {
  test('A held unit is shown as reserved, unless it is sold or not for sale', () => {
    const free = { name: 'Available', type: STATUS_TYPES.free }
    const sold = { name: 'Sold', type: STATUS_TYPES.sold }
    const reserved = { name: 'Booked', type: STATUS_TYPES.reserved }
    const shown = reservedStatus([free, reserved, sold])
    expect(effectiveStatus(free, true, shown)).toBe(reserved)
    expect(effectiveStatus(sold, true, shown)).toBe(sold)
    expect(effectiveStatus(free, true, reservedStatus([free, sold]))).toBe(free)
  })

  test('A hold lasts three days, at most 14 for sales and 30 for others', () => {
    expect(holdLengthOf('sales', null)).toEqual({ default_days: 3, max_days: 14 })
    expect(holdLengthOf('editor', null)).toEqual({ default_days: 3, max_days: 30 })
    const own = { sales: { default_days: 1, max_days: 2 } }
    expect(holdLengthOf('sales', own)).toEqual(own.sales)
  })

  test('A hold cannot end in the past or later than the role allows', () => {
    const now = at('2026-03-01T12:00Z')
    const length = holdLengthOf('sales', null)
    expect(holdTime(length, now, undefined)).toEqual({ until: at('2026-03-04T12:00Z') })
    expect(holdTime(length, now, at('2026-03-01T11:59Z'))).toEqual({ fault: 'past' })
    expect(holdTime(length, now, at('2026-03-16T12:00Z'))).toEqual({ fault: 'long', max: at('2026-03-15T12:00Z') })
  })

  test('Whoever holds a unit is reminded a day before the end', () => {
    const now = at('2026-03-01T12:00Z')
    expect(reminderOf(at('2026-03-04T12:00Z'), now)).toBe(at('2026-03-03T12:00Z'))
    expect(reminderOf(at('2026-03-02T11:00Z'), now)).toBeNull()
  })

  test('A hold is offered for units that visitors have, until a full hour', () => {
    const now = new Date('2026-11-18T12:34Z')
    const length = holdLengthOf('sales', null)
    expect(offeredEnd(length, now)).toEqual(new Date('2026-11-21T12:00Z'))
    const end = readHoldEnd('2026-11-20T18:00', 'Europe/Berlin', length, now)
    expect(end).toEqual({ until: new Date('2026-11-20T17:00Z') })
    const [free, reserved, sold] = [STATUS_TYPES.free, STATUS_TYPES.reserved, STATUS_TYPES.sold].map((type) => ({
      type,
    }))
    const statuses = [free, reserved, sold].flatMap((status) => status ?? [])
    const offer = (status = free, isNew = false, known = statuses) =>
      holdOffer({ status: status ?? null, isNew }, { statuses: known }, { isAway: false })
    expect(offer()).toEqual({ isOffered: true, reason: null })
    expect(offer(free, true)).toEqual({ isOffered: false, reason: 'unpublished' })
    expect(offer(free, false, [])).toEqual({ isOffered: false, reason: 'no_reserved' })
    expect(offer(sold)).toEqual({ isOffered: false, reason: null })
  })
})

describe('Roles', () => {
  test('Each duty belongs to some roles', () => {
    const rolesOf = (duty: Parameters<typeof hasDuty>[1]) => ROLES.filter((role) => hasDuty(role, duty))
    expect(rolesOf('describe')).toEqual(['owner', 'editor'])
    expect(rolesOf('sell')).toEqual(['owner', 'editor', 'sales'])
    expect(rolesOf('serve')).toEqual(['owner', 'sales'])
    expect(rolesOf('administer')).toEqual(['owner'])
  })

  test('Sales changes the status of a unit, and nothing that describes it', () => {
    expect(lockedUnitFields('sales', ['status', 'price', 'tags'])).toEqual(['price', 'tags'])
    expect(lockedUnitFields('editor', ['status', 'price', 'tags'])).toEqual([])
  })

  test('Settings that concern visitors’ data and other sites belong to owners', () => {
    const settings = ['name', 'languages', 'analytics', 'embed_domains', 'sales']
    expect(lockedCatalogueFields('editor', settings)).toEqual(['analytics', 'embed_domains', 'sales'])
    expect(lockedCatalogueFields('owner', settings)).toEqual([])
    expect(lockedCatalogueFields('editor', ['something_new'])).toEqual(['something_new'])
  })

  test('A role is granted only by one with all of its duties', () => {
    expect(ROLES.filter((role) => coversRole(role, 'editor'))).toEqual(['owner', 'editor'])
    expect(ROLES.filter((role) => coversRole(role, 'sales'))).toEqual(['owner', 'sales'])
  })

  test('Access to projects is granted only by somebody who has it', () => {
    expect(coversProjects([1, 2], [2])).toBe(true)
    expect(coversProjects([1, 2], [2, 3])).toBe(false)
    expect(coversProjects([1, 2], null)).toBe(false)
    expect(coversProjects(null, [3])).toBe(true)
  })
})

describe('What the Studio reads and says', () => {
  test('A number is read however people write it', () => {
    const read = ['445k', '445 000', '445.000,50', '1,250', '٧١٫٥', '71.5 m²'].map((text) => readNumber(text, 'en'))
    const values = [445_000, 445_000, 445_000.5, 1250, 71.5, 71.5]
    expect(read).toEqual(values.map((value) => ({ kind: 'value', value })))
    expect(readNumber('445 OOO', 'en')).toEqual({ kind: 'fault', suggestion: 445_000 })
  })

  test('Times of a project are in its own zone, else in that of the company', () => {
    expect(zoneOf('Europe/Podgorica', 'Asia/Dubai')).toBe('Europe/Podgorica')
    expect(zoneOf(null, 'Asia/Dubai')).toBe('Asia/Dubai')
    expect(zoneOf(null, null)).toBe('UTC')
  })
})
