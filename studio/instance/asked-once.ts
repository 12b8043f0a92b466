import type { AskedOnce } from './asked-edits.ts'

const KINDS: readonly AskedOnce[] = ['on_request', 'unusual']

/** The questions that were answered in this tab. */
export function answeredQuestions(): ReadonlySet<AskedOnce> {
  return new Set(KINDS.filter((kind) => sessionStorage.getItem(nameOf(kind)) !== null))
}

/** Keeps that questions were answered, until the tab is closed. */
export function keepAnswered(kinds: Iterable<AskedOnce>): void {
  for (const kind of kinds) sessionStorage.setItem(nameOf(kind), 'answered')
}

function nameOf(kind: AskedOnce): string {
  return `vitrine-price-${kind}`
}
