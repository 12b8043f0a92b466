import type { Snapshot } from '#domain/draft/entity.ts'
import { CURRENCIES, type Currency } from '#domain/price/currency.ts'

/** What the figures and times of a project are in. */
export interface ProjectFacts {
  readonly currency: Currency
  readonly areaUnit: 'm' | 'ft'
  /** Null: that of the account. */
  readonly timeZone: string | null
}

/** Reads what the figures and times of a project are in. */
export function projectFacts(shown: Snapshot): ProjectFacts {
  const { currency, area_unit, time_zone } = shown.get('project project')?.fields ?? {}
  return {
    currency: CURRENCIES.find((known) => known === currency) ?? 'EUR',
    areaUnit: area_unit === 'ft' ? 'ft' : 'm',
    timeZone: typeof time_zone === 'string' ? time_zone : null,
  }
}
