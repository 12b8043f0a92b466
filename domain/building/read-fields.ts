import type { LanguageCode } from '#domain/language/language.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { readNumber, readWholeNumber } from '#domain/table/read-number.ts'
import { type EstateNode, numbersIn } from './structure.ts'
import { type NumberingRule, nextNumber } from './unit-numbers.ts'

/** What can be wrong in a dialog that makes or changes buildings. */
export type BuildFault =
  | 'area'
  | 'layout_taken'
  | 'name'
  | 'no_storeys'
  | 'numbers'
  | 'per_storey'
  | 'prefix'
  | 'rooms'
  | 'section'
  | 'section_taken'
  | 'status'
  | 'step'
  | 'storey'
  | 'storeys_taken'
  | 'too_many'
  | 'whole_number'

/** How new numbers are chosen. Figures are texts, so that a wrong one stays as it is. */
export interface NumberingForm {
  /** `after` continues after the last number of the project. */
  readonly numbering: NumberingRule['kind'] | 'after'
  readonly prefix: string
  readonly start: string
}

/** The most storeys that are made at once. */
export const MAX_NEW_STOREYS = 200

/** The longest number of a unit. */
export const MAX_NUMBER_LENGTH = 50

/** The largest area that a unit can have. */
const MAX_AREA = 9_999_999

/** The number of a storey; null for anything else. */
export function readStoreyNumber(text: string): number | null {
  return readWholeNumber(text, -100, 1000)
}

/** The number of a section; null for anything else. */
export function readSectionNumber(text: string): number | null {
  return readWholeNumber(text, 0, 10_000)
}

/** An area; null for anything else. */
export function readArea(text: string, lang: LanguageCode): number | null {
  const read = readNumber(text, lang)
  return read.kind === 'value' && read.value > 0 && read.value <= MAX_AREA ? read.value : null
}

/** Whether units of a type are told apart by rooms. */
export function hasRooms(type: LayoutType): boolean {
  return type === 'living' || type === 'house'
}

/** The rule that is chosen. */
export function readRule(
  { numbering, prefix, start }: NumberingForm,
  estates: readonly EstateNode[],
  faults: { start?: BuildFault },
): NumberingRule {
  if (numbering === 'storey') return { kind: 'storey', prefix }
  if (numbering === 'after')
    return { kind: 'continuous', prefix, start: nextNumber(estates.flatMap(numbersIn), prefix) }
  const first = readWholeNumber(start, 0, 999_999)
  if (first === null) faults.start = 'whole_number'
  return { kind: 'continuous', prefix, start: first ?? 1 }
}
