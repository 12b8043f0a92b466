const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A moment as the wall clock of a time zone shows it, to the minute: `2026-11-18T18:00`. */
export function wallTime(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The moment at which the wall clock of a time zone shows a time; null if the text is no time. An hour that summer time
 * skips becomes the hour after it, and of an hour that comes twice it is the first.
 */
export function momentOf(timeZone: string, wall: string): Date | null {
  const asUtc = Date.parse(`${wall}Z`)
  if (!WALL.test(wall) || Number.isNaN(asUtc)) return null
  const day = 24 * 60 * 60 * 1000
  // The offset changes at most once within these two days.
  const candidates = [asUtc - day, asUtc + day].map((near) => asUtc - offsetAt(timeZone, near))
  const exact = candidates.filter((moment) => moment + offsetAt(timeZone, moment) === asUtc)
  return new Date(Math.min(...(exact.length > 0 ? exact : [Math.max(...candidates)])))
}

function offsetAt(timeZone: string, moment: number): number {
  const minute = Math.floor(moment / 60_000) * 60_000
  return Date.parse(`${wallTime(timeZone, new Date(minute))}Z`) - minute
}
