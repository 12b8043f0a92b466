import { describe, expect, it } from 'vitest'
import { planRetry } from './retry-plan.ts'

const since = new Date('2026-03-01T12:00:00Z')

/** The times of all attempts if each one fails at once, in minutes after the order. */
function momentsOf(chance: number): number[] {
  const moments = [0]
  for (let now: Date | null = since; now; ) {
    now = planRetry({ attempts: moments.length, since, now, chance })
    if (now) moments.push((now.getTime() - since.getTime()) / 60_000)
  }
  return moments
}

describe('the plan of retries', () => {
  it('has growing waits and ends after three days', () => {
    const [, first, ...rest] = momentsOf(0)
    expect(first).toBeCloseTo(5 / 60)
    // 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h; another day would exceed the three days.
    const expected = [5, 35, 155, 455, 1055, 1895, 3095].map((minutes) => minutes + 5 / 60)
    expect(rest.slice(0, -1).map((minutes) => minutes.toFixed(2))).toEqual(
      expected.map((minutes) => minutes.toFixed(2)),
    )
    expect(rest.at(-1)).toBe(72 * 60)
  })

  it('spreads simultaneous failures over a tenth of the wait', () => {
    expect(planRetry({ attempts: 2, since, now: since, chance: 0 })).toEqual(new Date('2026-03-01T12:05:00Z'))
    expect(planRetry({ attempts: 2, since, now: since, chance: 1 })).toEqual(new Date('2026-03-01T12:05:30Z'))
  })

  it('takes minutes instead of days when scaled', () => {
    const plan = { since, now: since, chance: 0, scale: 0.001 }
    expect(planRetry({ ...plan, attempts: 2 })).toEqual(new Date('2026-03-01T12:00:00.300Z'))
    expect(planRetry({ ...plan, attempts: 2, now: new Date('2026-03-01T12:04:19.100Z') })).toEqual(
      new Date('2026-03-01T12:04:19.200Z'),
    )
  })

  it('waits as long as the receiver asks', () => {
    const plan = { attempts: 1, since, now: since, chance: 0 }
    expect(planRetry({ ...plan, retryAfter: 90 })).toEqual(new Date('2026-03-01T12:01:30Z'))
    expect(planRetry({ ...plan, retryAfter: 2 })).toEqual(new Date('2026-03-01T12:00:05Z'))
    expect(planRetry({ ...plan, retryAfter: -5 })).toEqual(new Date('2026-03-01T12:00:05Z'))
  })

  it('waits at most a day, even if the receiver asks for more', () => {
    const plan = { attempts: 1, since, now: since, chance: 0, retryAfter: 1e12 }
    expect(planRetry(plan)).toEqual(new Date('2026-03-02T12:00:00Z'))
  })

  it('ends after three days and after ten attempts', () => {
    expect(planRetry({ attempts: 3, since, now: new Date('2026-03-04T12:00:00Z'), chance: 0 })).toBeNull()
    expect(planRetry({ attempts: 10, since, now: since, chance: 0 })).toBeNull()
    expect(planRetry({ attempts: 3, since, now: new Date('2026-03-04T11:59:59Z'), chance: 0 })).toEqual(
      new Date('2026-03-04T12:00:00Z'),
    )
  })
})
