import type { FieldOwner } from '#contract/field-owners.ts'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import { formatWhen } from '#studio/format/format-when.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { limitTitle } from './limit-words.ts'
import type { ColumnUnits } from './unit-columns.ts'

/** What is said about a field that a feed writes, or that somebody took over from one. */
export interface OwnerWords {
  readonly title: string
  readonly text: string
  /** The button that takes the field over or gives it back. */
  readonly act: string
  /** After it is done. */
  readonly done: string
}

interface WordsContext {
  readonly translator: StudioTranslator
  readonly units: ColumnUnits
  readonly timeZone: string
  /** Whether the person may take fields over. */
  readonly mayTake: boolean
  readonly now: Date
}

/** The words about a field of a feed. `left`: how many units an act has left alone because of it. */
export function ownerWords(
  { field, key, since, taken }: FieldOwner,
  column: UnitColumn,
  { translator, units, timeZone, mayTake, now }: WordsContext,
  left = 0,
): OwnerWords {
  const { t } = translator
  const when = (moment: string) => formatWhen(translator, moment, timeZone, now)
  const words = {
    // A price for one unit of area sets the price.
    field: limitTitle(translator, field === 'price' ? 'price' : column, units),
    name: key?.name ?? t('units.owner.deleted'),
    since: when(since),
    who: taken?.by.name ?? t('common.former_member'),
    at: taken ? when(taken.at) : '',
  }
  const text = t(taken ? 'units.owner.taken_text' : mayTake ? 'units.owner.text' : 'units.owner.no_right', words)
  return {
    title: t(taken ? 'units.owner.taken_title' : 'units.owner.title', words),
    text: left > 0 ? `${text} ${t('units.owner.left', { count: left })}` : text,
    act: t(taken ? 'units.owner.release' : 'units.owner.take'),
    done: t(taken ? 'units.owner.released' : 'units.owner.took', words),
  }
}
