const DAY = 86_400_000

/** The date and time of a moment in a time zone, as a field for both has it: 2026-11-18T18:00. */
export function zonedInput(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moment that a field for a date and a time means in a time zone; null if it is none. A time that comes twice when
 * summer time ends means the first one. A time that is left out when it begins moves forward by the missing hour.
 */
export function readZonedInput(text: string, timeZone: string): Date | null {
  const wanted = Date.parse(`${text}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) || Number.isNaN(wanted)) return null
  // Clocks change at most once within two days, so one of these offsets applies.
  const before = wanted - offsetAt(wanted - DAY, timeZone)
  const after = wanted - offsetAt(wanted + DAY, timeZone)
  const exact = [before, after].filter((moment) => zonedInput(new Date(moment), timeZone) === text)
  return new Date(exact.length > 0 ? Math.min(...exact) : before)
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / 60_000) * 60_000
  return Date.parse(`${zonedInput(new Date(minute), timeZone)}Z`) - minute
}
