import type { Publication } from '#contract/publications.ts'

/** The planned publication that comes next. */
export function nextPlanned(publications: readonly Publication[]): string | null {
  const planned = publications.filter(({ state }) => state === 'planned').map(({ at }) => at)
  return planned.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}

/** Whether two moments are on the same day in a time zone. */
export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return day.format(one) === day.format(other)
}

/** An event about publications, as far as the pill needs it. */
interface PublicationNews {
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Whether an event is about the draft of a catalogue. */
export function isAbout(
  { data }: PublicationNews,
  { id, project_id }: { readonly id: number; readonly project_id: number | null },
): boolean {
  return project_id === null ? data.catalogue_id === id : data.project_id === project_id
}

/** Whether a publication runs after an event. Null: the event says nothing about it. */
export function runsAfter({ kind, data }: PublicationNews): boolean | null {
  if (kind === 'publishing') return data.running === true
  // A reload means that the end may have been missed.
  return kind === 'publication' || kind === 'reload' ? false : null
}
