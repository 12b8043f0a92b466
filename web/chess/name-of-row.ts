import type { StoreyRow } from '#domain/chess/grid-layout.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordStorey } from '#i18n/word-place.ts'

/** The name of a grid row, taken from its first storey. */
export function nameOfRow(translator: Translator, { storeys, number }: StoreyRow): string {
  const [storey] = storeys
  return storey ? wordStorey(translator, storey) : String(number)
}
