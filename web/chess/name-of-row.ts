import type { GridRow } from '#domain/chess/grid.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordStorey } from '#i18n/word-place.ts'

/** What a row of the grid is called: as its storeys are. */
export function nameOfRow(translator: Translator, { storeys, number }: GridRow): string {
  const [storey] = storeys
  return storey ? wordStorey(translator, storey) : String(number)
}
