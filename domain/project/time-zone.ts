/** The zone for times of an account and a project that have none. */
export const DEFAULT_TIME_ZONE = 'UTC'

/** The one time zone for everything of a project: its own, else that of its company. */
export function zoneOf(project: string | null | undefined, account: string | null | undefined): string {
  return project ?? account ?? DEFAULT_TIME_ZONE
}

/** Whether a text is the IANA name of a time zone that this system knows, such as Europe/Podgorica. */
export function isTimeZone(name: string): boolean {
  // `Intl` also accepts offsets such as +02:00, which ignore summer time.
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The day of a moment in a time zone, as an ISO date. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
