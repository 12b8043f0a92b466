/** The end of a day in a time zone: the last millisecond that has the same date there. */
export function endOfDay(now: Date, timeZone: string): Date {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const day = format.format(now)
  // Days have 23 to 25 hours. The first hour of the next day is found by steps, then its beginning by halves.
  let [last, next] = [now.getTime(), now.getTime() + 26 * 3_600_000]
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2)
    if (format.format(middle) === day) last = middle
    else next = middle
  }
  return new Date(last)
}
