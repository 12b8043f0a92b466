import { canBeHeld } from '#domain/hold/effective-status.ts'
import { isFreeStatus } from '#domain/status/status.ts'
import type { UnitStatus } from '#domain/unit-table/unit-facts.ts'

/** How a status looks: filled, hatched or hollow. */
export function statusKind(status: UnitStatus | null): 'free' | 'reserved' | 'closed' {
  if (!status) return 'closed'
  if (isFreeStatus(status)) return 'free'
  return canBeHeld(status) ? 'reserved' : 'closed'
}
