import { ASKED_ONCE, type AskedOnce } from '#domain/unit-table/asked-edits.ts'
import type { PriceDoubt } from '#domain/unit-table/plan-edits.ts'

/** The questions that were answered in this tab. */
export function answeredQuestions(): ReadonlySet<AskedOnce> {
  return new Set(ASKED_ONCE.filter((kind) => sessionStorage.getItem(storedAs(kind)) !== null))
}

/** Keeps that doubts about prices were answered, until the tab is closed. */
export function keepAnswered(doubts: readonly PriceDoubt[]): void {
  for (const { kind, usual } of doubts) {
    const asked = kind !== 'per_area' ? kind : usual === null ? null : 'unusual'
    if (asked !== null) sessionStorage.setItem(storedAs(asked), 'answered')
  }
}

function storedAs(kind: AskedOnce): string {
  return `vitrine-price-${kind}`
}
