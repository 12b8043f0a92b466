import { type AskedEdits, askedAmong } from '#domain/unit-table/asked-edits.ts'
import { cellKey, type FaultyTexts } from '#domain/unit-table/faulty-text.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import type { GridEdit } from '#studio/grid/grid-props.ts'

/** The edits that are not acts yet: their texts could not be read, or wait for an answer. */
export function openEdits(
  edits: readonly GridEdit[],
  faulty: FaultyTexts,
  asked: AskedEdits,
  units: Pick<UnitBook, 'byId'>,
): readonly GridEdit[] {
  const waiting = new Set(askedAmong(asked, edits, units))
  return edits.filter((edit) => faulty.has(cellKey(edit.row, edit.column)) || waiting.has(edit))
}

/** Adds edits. A cell has only its newest text. */
export function joinEdits(before: readonly GridEdit[], edits: readonly GridEdit[]): readonly GridEdit[] {
  return [...new Map([...before, ...edits].map((edit) => [cellKey(edit.row, edit.column), edit])).values()]
}

/** The place where the edits of a person in a project are kept. Another person who uses the same tab has another. */
export function placeOfEdits(account: number, person: number, project: number): string {
  return `vitrine-edits-${account}-${person}-${project}`
}

/** Keeps open edits over a reload of the page, in this tab only. */
export function keepOpenEdits(place: string, edits: readonly GridEdit[]): void {
  try {
    if (edits.length > 0) sessionStorage.setItem(place, JSON.stringify(edits))
  } catch {
    // Without storage they end with the page.
  }
}

/** Takes the edits that were kept over a reload. */
export function takeOpenEdits(place: string): readonly GridEdit[] {
  try {
    const kept = sessionStorage.getItem(place)
    sessionStorage.removeItem(place)
    return kept === null ? [] : (JSON.parse(kept) as readonly GridEdit[])
  } catch {
    return []
  }
}
