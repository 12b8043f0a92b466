import { expect, test } from 'vitest'
import { isPromoactionOn } from './promoaction-days.ts'
import { dayIn, isTimeZone } from './time-zone.ts'

const HOUR = 3_600_000

test('a promotion counts from its first to its last day in the time zone of the project', () => {
  const days = { first_day: '2026-05-01', until: '2026-05-31' }
  const on = (moment: string) => isPromoactionOn(days, 'Europe/Podgorica', new Date(moment))
  // In summer the zone is two hours ahead of UTC.
  expect(on('2026-04-30T21:59:59Z')).toBe(false)
  expect(on('2026-04-30T22:00:00Z')).toBe(true)
  expect(on('2026-05-31T21:59:59Z')).toBe(true)
  expect(on('2026-05-31T22:00:00Z')).toBe(false)
})

test('without a time zone a day begins with the first zone on Earth and ends with the last', () => {
  const days = { first_day: '2026-05-01', until: '2026-05-01' }
  const on = (moment: string) => isPromoactionOn(days, null, new Date(moment))
  expect(on('2026-04-30T09:59:59Z')).toBe(false)
  expect(on('2026-04-30T10:00:00Z')).toBe(true)
  expect(on('2026-05-02T11:59:59Z')).toBe(true)
  expect(on('2026-05-02T12:00:00Z')).toBe(false)
})

test('a promotion without days always counts', () => {
  expect(isPromoactionOn({ first_day: null, until: null }, null, new Date(0))).toBe(true)
})

test('a promotion of some days counts for exactly those days, in every zone and across changes of the clock', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati']) {
    for (const start of ['2026-03-27T00:30:00Z', '2026-10-23T00:30:00Z']) {
      const moments = Array.from({ length: 24 }, (_, step) => new Date(Date.parse(start) + step * 6 * HOUR))
      const days = moments.map((moment) => dayIn(zone, moment))
      const [first_day = '', until = ''] = [days[5], days[17]]
      expect(moments.map((moment) => isPromoactionOn({ first_day, until }, zone, moment))).toEqual(
        days.map((day) => first_day <= day && day <= until),
      )
      expect(days).toEqual(days.toSorted())
    }
  }
})

test.each(['Europe/Podgorica', 'Asia/Dubai', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
)

test.each(['', 'Europe/Nowhere', '+02:00', 'Berlin', 'Europe/Berlin; drop', '../etc/passwd'])(
  '%s is no time zone',
  (name) => expect(isTimeZone(name)).toBe(false),
)
