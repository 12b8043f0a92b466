import { wallTime } from '#domain/project/zoned-time.ts'
import {
  type ColumnTraits,
  columnTraits,
  columnValue,
  figureIn,
  marksOf,
  UNIT_COLUMNS,
  type UnitColumn,
} from './unit-columns.ts'
import type { UnitFacts } from './unit-facts.ts'

/** What kind of value a column limits by. */
type LimitKind = 'text' | 'figure' | 'choice' | 'marks' | 'day'

const LIMIT_KINDS: Readonly<Record<ColumnTraits['kind'], LimitKind>> = {
  word: 'text',
  whole: 'figure',
  length: 'figure',
  area: 'figure',
  amount: 'figure',
  flag: 'choice',
  reference: 'choice',
  rooms: 'choice',
  references: 'marks',
  until: 'day',
}

/** What kind of value a column limits by. */
export function limitKind(column: UnitColumn): LimitKind {
  return LIMIT_KINDS[columnTraits(column).kind]
}

/** The operators of each kind, the usual one first. */
export const LIMIT_OPS = {
  text: ['contains', 'is'],
  figure: ['between', 'least', 'most', 'is', 'empty', 'filled'],
  choice: ['is', 'is_not'],
  marks: ['any', 'all', 'none', 'empty', 'filled'],
  day: ['before', 'after', 'between', 'filled', 'empty'],
} as const satisfies Readonly<Record<LimitKind, readonly string[]>>
/** An operator of a limit. */
export type LimitOp = (typeof LIMIT_OPS)[LimitKind][number]

/** A limit of the list by a column. Figures are written as `1234.5`, days as `2026-11-18`. */
export interface UnitLimit {
  readonly column: UnitColumn
  readonly op: LimitOp
  /** Two for `between`, none for `empty` and `filled`, else one or more. */
  readonly values: readonly string[]
}

const MAX_VALUES = 500
const MAX_LENGTH = 200

/** A limit without needless values; null for one that is not complete or not known. */
export function readLimit({ column, op, values }: LimitText): UnitLimit | null {
  const known = UNIT_COLUMNS.find((each) => each === column)
  if (!known) return null
  const kind = limitKind(known)
  const ops: readonly LimitOp[] = LIMIT_OPS[kind]
  const asked = ops.find((each) => each === op)
  const tidy = asked && tidyValues(kind, asked, values)
  return tidy ? { column: known, op: asked, values: tidy } : null
}

/** A limit as an address or a saved view has it. */
export interface LimitText {
  readonly column: string
  readonly op: string
  readonly values: readonly string[]
}

function tidyValues(kind: LimitKind, op: LimitOp, values: readonly string[]): readonly string[] | null {
  if (op === 'empty' || op === 'filled') return []
  if (kind === 'figure' || kind === 'day') {
    const count = op === 'between' ? 2 : 1
    const isValue = kind === 'figure' ? isFigure : isDay
    if (values.length !== count || !values.every(isValue)) return null
    return kind === 'figure' ? values.toSorted((a, b) => Number(a) - Number(b)) : values.toSorted()
  }
  const words = values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= MAX_LENGTH)
  const tidy = [...new Set(words)].slice(0, op === 'contains' ? 1 : MAX_VALUES)
  return tidy.length > 0 ? tidy : null
}

function isFigure(text: string): boolean {
  return /^-?\d{1,15}(\.\d{1,4})?$/.test(text)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`))
}

/** Makes the test whether a unit fits a limit. Days are those of the project's time zone. */
export function limitTest({ column, op, values }: UnitLimit, timeZone: string): (unit: UnitFacts) => boolean {
  switch (limitKind(column)) {
    case 'text':
      return textTest(op, values)
    case 'figure': {
      const test = rangeTest(op, values.map(Number))
      return (unit) => test(figureIn(unit, column))
    }
    case 'choice': {
      const chosen = new Set(values)
      return (unit) => chosen.has(choiceOf(unit, column)) === (op === 'is')
    }
    case 'marks':
      return marksTest(op, values, marksOf(column))
    case 'day': {
      const test = rangeTest(op === 'before' ? 'most' : op === 'after' ? 'least' : op, values)
      return ({ hold }) => test(hold && wallTime(timeZone, new Date(hold.until)).slice(0, 10))
    }
  }
}

function textTest(op: LimitOp, values: readonly string[]): (unit: UnitFacts) => boolean {
  const words = values.map((value) => value.toLocaleLowerCase())
  if (op === 'is') return ({ number }) => words.includes(number.toLocaleLowerCase())
  return ({ number }) => words.every((word) => number.toLocaleLowerCase().includes(word))
}

/** Figures and days are compared alike. A unit without a value fits only `empty`. */
function rangeTest<Value extends number | string>(
  op: LimitOp,
  [first, second]: readonly Value[],
): (value: Value | null) => boolean {
  if (op === 'empty') return (value) => value === null
  if (op === 'filled' || first === undefined) return (value) => value !== null
  const min = op === 'most' ? null : first
  const max = op === 'least' ? null : op === 'between' ? (second ?? first) : first
  return (value) => value !== null && (min === null || value >= min) && (max === null || value <= max)
}

function marksTest(op: LimitOp, values: readonly string[], marks: 'tags' | 'promoactions') {
  return (unit: UnitFacts): boolean => {
    const own = unit[marks]
    if (op === 'empty' || op === 'filled') return (own.length === 0) === (op === 'empty')
    if (op === 'all') return values.every((value) => own.includes(value))
    return values.some((value) => own.includes(value)) === (op === 'any')
  }
}

function choiceOf(unit: UnitFacts, column: UnitColumn): string {
  switch (column) {
    case 'estate':
      return unit.estate.id
    case 'section':
      return unit.section.id
    case 'layout':
      return unit.layout?.id ?? ''
    case 'rooms':
      return unit.layout ? roomsKey(unit.layout) : ''
    case 'status':
      return unit.effective?.id ?? ''
    default:
      return String(columnValue(unit, column) === true)
  }
}

/** What the column of rooms says of a layout, in no language: its label, or its type where rooms mean nothing. */
export function roomsKey({ label, type }: { readonly label: string; readonly type: string }): string {
  return label || `:${type}`
}
