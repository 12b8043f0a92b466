/** Analytics ids of a catalogue (spec 3). */
export interface AnalyticsIds {
  readonly metrika_id: string | null
  readonly gtm_id: string | null
  readonly rpt: { readonly src: string } | null
}

/** The kinds of analytics there are. */
export type AnalyticsKind = 'metrika' | 'gtm' | 'rpt'

/** What is started: each only with its id, nothing inside a CRM application (spec 4). */
export function analyticsToStart(
  { metrika_id, gtm_id, rpt }: AnalyticsIds,
  insideCrm: boolean,
): readonly AnalyticsKind[] {
  if (insideCrm) return []
  const kinds: (AnalyticsKind | null)[] = [metrika_id ? 'metrika' : null, gtm_id ? 'gtm' : null, rpt ? 'rpt' : null]
  return kinds.filter((kind) => kind !== null)
}
