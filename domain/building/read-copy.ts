import type { LanguageCode } from '#domain/language/language.ts'
import { readNumber } from '#domain/table/read-number.ts'
import {
  type BuildFault,
  MAX_NEW_STOREYS,
  MAX_NUMBER_LENGTH,
  type NumberingForm,
  readRule,
  readStoreyNumber,
} from './read-fields.ts'
import { storeyRun } from './storey-run.ts'
import { type EstateNode, numbersIn, type SectionNode, type StoreyNode, sectionsIn } from './structure.ts'
import { copiedNumbers, newNumbers, type StoreyCopies } from './unit-changes.ts'
import { repeatedNumbers } from './unit-numbers.ts'

/** The prices of copied units: the same, changed at every storey, or none. */
export const COPIED_PRICES = ['same', 'percent', 'sum', 'none'] as const

/** What is written in the dialog that copies a storey. */
export interface CopyForm extends NumberingForm {
  readonly from: string
  readonly to: string
  readonly price: (typeof COPIED_PRICES)[number]
  readonly step: string
}

/** What is copied. */
interface CopiedStorey {
  readonly source: StoreyNode
  readonly section: SectionNode
  readonly estates: readonly EstateNode[]
  /** The status of the copies. */
  readonly status: string
  /** The language of the person who types. */
  readonly lang: LanguageCode
}

/** What is wrong, by field. */
type CopyFaults = Readonly<Partial<Record<'from' | 'to' | 'start' | 'step', BuildFault>>>

/** Reads the dialog that copies a storey: the copies with the numbers of their units, or what is wrong. */
export function readCopy(
  form: CopyForm,
  { source, section, estates, status, lang }: CopiedStorey,
): {
  readonly copies: StoreyCopies
  readonly numbers: readonly (readonly string[])[]
  readonly faults: CopyFaults
} {
  const faults: Partial<Record<keyof CopyFaults, BuildFault>> = {}
  const [from, to] = [readStoreyNumber(form.from), readStoreyNumber(form.to)]
  if (from === null) faults.from = 'storey'
  if (to === null) faults.to = 'storey'
  const run = from === null || to === null ? [] : storeyRun(from, to, { zero: false, thirteen: false })
  const taken = new Set(section.storeys.map(({ number }) => number))
  if (run.length > MAX_NEW_STOREYS) faults.to = 'too_many'
  else if (run.some((number) => taken.has(number))) faults.from = 'storeys_taken'
  const hasStep = form.price === 'percent' || form.price === 'sum'
  const step = readNumber(form.step, lang)
  if (hasStep && step.kind !== 'value') faults.step = 'step'
  const value = hasStep && step.kind === 'value' ? step.value : 0
  const copies: StoreyCopies = {
    source,
    section,
    numbers: faults.to ? [] : run,
    rule: readRule(form, estates, faults),
    step: form.price === 'none' ? null : { kind: form.price === 'sum' ? 'sum' : 'percent', value },
    status,
  }
  const numbers = copiedNumbers(copies)
  if (repeatedNumbers(numbers.flat(), numbersIn(section)).length > 0) faults.start = 'numbers'
  return { copies, numbers, faults }
}

/** Reads the dialog that renumbers units: their new numbers, or what is wrong. `chosen` are the ids of the units. */
export function readRenumbering(
  form: NumberingForm,
  estates: readonly EstateNode[],
  chosen: ReadonlySet<string>,
): {
  readonly numbers: ReturnType<typeof newNumbers>
  readonly faults: Readonly<Partial<Record<'start' | 'prefix', BuildFault>>>
} {
  const faults: { start?: BuildFault; prefix?: BuildFault } = {}
  const sections = sectionsIn(estates).map(({ section }) =>
    section.storeys.toReversed().map(({ number, units }) => ({
      number,
      units: units.filter(({ id }) => chosen.has(id)),
      others: units.filter(({ id }) => !chosen.has(id)).map(({ fields }) => String(fields.number)),
    })),
  )
  const numbers = newNumbers(sections.flat(), readRule(form, estates, faults))
  const given = new Map(numbers.map(({ unit, number }) => [unit.id, number]))
  // Two sections may have the same numbers, one section may not.
  const isRepeated = sections.some(
    (storeys) =>
      repeatedNumbers(
        storeys.flatMap(({ units }) => units.map(({ id }) => given.get(id) ?? '')),
        storeys.flatMap(({ others }) => others),
      ).length > 0,
  )
  if (isRepeated) faults.start = 'numbers'
  if (numbers.some(({ number }) => number.length > MAX_NUMBER_LENGTH)) faults.prefix = 'prefix'
  return { numbers, faults }
}
