/** Analytics ids of a catalogue. */
export interface AnalyticsIds {
  readonly metrika_id: string | null
  readonly gtm_id: string | null
  readonly rpt: { readonly src: string } | null
}

/** The ids of a catalogue without analytics. */
export const NO_ANALYTICS = { metrika_id: null, gtm_id: null, rpt: null } as const satisfies AnalyticsIds

/** The supported kinds of analytics. */
export type AnalyticsKind = 'metrika' | 'gtm' | 'rpt'

/** The analytics to start: each only if it has an id, none inside a CRM application. */
export function analyticsToStart(
  { metrika_id, gtm_id, rpt }: AnalyticsIds,
  insideCrm: boolean,
): readonly AnalyticsKind[] {
  if (insideCrm) return []
  const kinds: (AnalyticsKind | null)[] = [metrika_id ? 'metrika' : null, gtm_id ? 'gtm' : null, rpt ? 'rpt' : null]
  return kinds.filter((kind) => kind !== null)
}
