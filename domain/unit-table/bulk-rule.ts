import type { LanguageCode } from '#domain/language/language.ts'
import type { PriceRule } from '#domain/price/change-prices.ts'
import { readNumber } from '#domain/table/read-number.ts'

/** What somebody typed and chose in the dialog that changes many prices. */
export interface BulkChoice {
  readonly by: PriceRule['change']['by']
  readonly value: string
  readonly to: `${PriceRule['round']['to']}`
  readonly how: PriceRule['round']['how']
  readonly onlyAvailable: boolean
  readonly skipPromoted: boolean
  /** Null: no limit is asked for. */
  readonly floor: string | null
  /** Second prices change as well. */
  readonly withExtra: boolean
}

/** The choice of a dialog that has just opened. */
export const FIRST_CHOICE: BulkChoice = {
  by: 'percent',
  value: '',
  to: '100',
  how: 'nearest',
  onlyAvailable: true,
  skipPromoted: false,
  floor: null,
  withExtra: true,
}

const STEPS = { '1': 1, '10': 10, '100': 100, '1000': 1000 } as const

/** The rule that a choice means. Null while it is not complete; `fault` names the field that is no number. */
export function readRule(
  choice: BulkChoice,
  lang: LanguageCode,
): {
  readonly rule: PriceRule | null
  readonly fault: 'value' | 'floor' | null
} {
  const { by, to, how, onlyAvailable, skipPromoted } = choice
  const value = readAmount(choice.value, by === 'percent' || by === 'sum', lang)
  const floor = choice.floor === null ? null : readAmount(choice.floor, false, lang)
  if (value === 'fault') return { rule: null, fault: 'value' }
  if (floor === 'fault') return { rule: null, fault: 'floor' }
  if (value === null) return { rule: null, fault: null }
  const change = { by, value }
  return { rule: { change, round: { to: STEPS[to], how }, floor, onlyAvailable, skipPromoted }, fault: null }
}

/** A typed number: null if there is none yet, such as a lone sign. */
function readAmount(typed: string, canFall: boolean, lang: LanguageCode): number | null | 'fault' {
  const text = typed.trim().replace(/\s*%$/, '')
  const [, sign, figures = ''] = /^([+\-−–]?)\s*(.*)$/s.exec(text) ?? []
  if (figures === '') return null
  const read = readNumber(figures, lang)
  if (read.kind !== 'value' || read.value < 0) return 'fault'
  const isNegative = sign !== undefined && sign !== '' && sign !== '+'
  if (isNegative && !canFall) return 'fault'
  return isNegative ? -read.value : read.value
}
