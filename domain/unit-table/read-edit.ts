import type { Json } from '#domain/draft/json.ts'
import { type PriceForArea, priceForArea } from '#domain/price/price-for-area.ts'
import { readFlag } from '#domain/table/read-flag.ts'
import { applyChange, readNumber } from '#domain/table/read-number.ts'
import { splitList } from '#domain/table/split-list.ts'
import { type ColumnTraits, columnTraits, figureIn, marksOf, type UnitColumn, writtenPerArea } from './unit-columns.ts'
import type { UnitBook, UnitFacts } from './unit-facts.ts'

/** Why a text is no value of a column. */
export type FaultReason =
  | 'number'
  | 'amount'
  | 'no_price'
  | 'no_area'
  | 'area'
  | 'figure'
  | 'flag'
  | 'status'
  | 'layout'
  | 'tags'
  | 'promoactions'
  | 'readonly'

/** Why a text is no value, and the likeliest reading of it. */
interface EditFault {
  readonly fault: FaultReason
  readonly suggestion?: string | undefined
  /** The words that name no tag of the project. */
  readonly unknown?: readonly string[]
}

/** What somebody typed into a cell: the value it means, or why it is none. */
type ReadEdit =
  /** `forArea`: the value is a price that was computed from the typed one for a unit of area. */
  { readonly value: Json; readonly forArea?: PriceForArea } | EditFault

/** The largest price of the import format. */
const MAX_AMOUNT = 90_000_000_000_000

/** Reads what somebody typed into a cell of a unit. */
export function readEdit(unit: UnitFacts, column: UnitColumn, typed: string, book: UnitBook): ReadEdit {
  const text = typed.trim()
  if (column === 'per_area') return readPerArea(text, unit, book)
  const traits = columnTraits(column)
  const { kind, field, most = 0 } = traits
  if (!field) return { fault: 'readonly' }
  switch (kind) {
    case 'word':
      return text === '' || text.length > most ? { fault: 'number' } : { value: text }
    case 'amount':
      return readAmount(text, figureIn(unit, column), book)
    case 'area':
      return readArea(text, unit.area, book)
    case 'whole':
    case 'length':
      return readFigure(text, figureIn(unit, column), traits, book)
    case 'flag':
      return readYes(text)
    case 'reference':
      if (column === 'status') return chosen(text, book.statuses, 'status')
      return chosen(
        text,
        book.layouts.map(({ id }) => ({ id, name: id })),
        'layout',
      )
    case 'references':
      return readMarks(text, book[marksOf(column)], marksOf(column))
    default:
      return { fault: 'readonly' }
  }
}

type Words = Pick<UnitBook, 'lang'>

/** An amount with two decimals at most. Nothing, or zero, means that the price is on request. */
function readAmount(text: string, now: number | null, { lang }: Words): ReadEdit {
  const read = readNumber(text, lang)
  if (read.kind === 'empty') return { value: null }
  if (read.kind === 'fault') return { fault: 'amount', ...suggested(read.suggestion) }
  if (read.kind === 'change' && now === null) return { fault: 'no_price' }
  const exact = read.kind === 'value' ? read.value : applyChange(now ?? 0, read.change)
  const amount = Math.round(exact * 100) / 100
  if (amount < 0 || amount > MAX_AMOUNT) return { fault: 'amount' }
  return { value: amount === 0 ? null : amount }
}

/** A price for one unit of area, which sets the price. Nothing leaves the price as it is. */
function readPerArea(text: string, unit: UnitFacts, words: Words): ReadEdit {
  const read = readAmount(text, writtenPerArea(unit), words)
  if ('fault' in read) return read
  if (typeof read.value !== 'number') return { value: unit.price }
  if (!unit.area) return { fault: 'no_area' }
  const forArea = priceForArea(read.value, unit.area)
  return forArea.price > MAX_AMOUNT ? { fault: 'amount' } : { value: forArea.price, forArea }
}

function readArea(text: string, now: number | null, { lang }: Words): ReadEdit {
  const read = readNumber(text, lang)
  // Without an own area the unit has that of its layout.
  if (read.kind === 'empty') return { value: null }
  if (read.kind === 'fault') return { fault: 'area', ...suggested(read.suggestion) }
  const area = read.kind === 'value' ? read.value : applyChange(now ?? 0, read.change)
  return area <= 0 || area > 10_000_000 ? { fault: 'area' } : { value: Math.round(area * 100) / 100 }
}

/** A number within the limits of its field. Nothing means the value of the layout, or that there is none. */
function readFigure(
  text: string,
  now: number | null,
  { kind, least = 0, most = 0 }: ColumnTraits,
  { lang }: Words,
): ReadEdit {
  // An "m" after a length is no million.
  const read = readNumber(kind === 'length' ? text.replace(/(\p{Nd})\s*[\p{L}׳′″'".]+$/u, '$1') : text, lang)
  if (read.kind === 'empty') return { value: null }
  if (read.kind === 'fault') return { fault: 'figure', ...suggested(read.suggestion) }
  const exact = read.kind === 'value' ? read.value : applyChange(now ?? 0, read.change)
  const value = Math.round(exact * 100) / 100
  const isFit = kind === 'whole' ? Number.isInteger(value) && value >= least : value > 0
  return isFit && value <= most ? { value } : { fault: 'figure' }
}

/** No says the same as nothing. */
function readYes(text: string): ReadEdit {
  const flag = text === '' ? false : readFlag(text)
  return flag === null ? { fault: 'flag' } : { value: flag || null }
}

function suggested(value: number | null) {
  return value === null ? {} : { suggestion: String(value) }
}

interface Named {
  readonly id: string
  readonly name: string
}

/** One of a list, by its name or own id. Capital letters make no difference. */
function chosen(text: string, options: readonly Named[], fault: FaultReason): ReadEdit {
  const found = find(text, options)
  return found ? { value: found.id } : { fault }
}

function readMarks(text: string, options: readonly Named[], fault: FaultReason): ReadEdit {
  const words = splitList(text)
  const unknown = words.filter((word) => !find(word, options))
  if (unknown.length > 0) return { fault, unknown }
  const ids = [...new Set(words.flatMap((word) => find(word, options)?.id ?? []))]
  return { value: ids.length > 0 ? ids : null }
}

function find(text: string, options: readonly Named[]): Named | undefined {
  const word = text.toLocaleLowerCase()
  return (
    options.find(({ name }) => name.toLocaleLowerCase() === word) ??
    options.find(({ id }) => id.toLocaleLowerCase() === word)
  )
}
