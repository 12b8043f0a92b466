import type { CellField } from '#contract/views.ts'
import { isFree, shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { type Layout, STUDIO } from '#domain/layout/layout.ts'
import type { Project } from '#domain/project/project.ts'
import { formatCellMoney, formatCompactMoney } from '#i18n/format-money.ts'
import { remember } from '#i18n/remember.ts'
import type { Translator } from '#i18n/translator.ts'
import type { UnitWords } from '#i18n/unit-words.ts'

/** The texts of a cell. Empty ones are not shown. */
export interface CellWords {
  /** A quiet line above the others. */
  readonly over: string
  readonly lead: string
  /** At the end of the lead's line. */
  readonly aside: string
  readonly price: string
  /** A quiet line below the others. */
  readonly under: string
  /** The full description for screen readers. */
  readonly label: string
  /** The price fits only in small letters. */
  readonly isTight: boolean
  /** A text does not fit and must be truncated. */
  readonly isLong: boolean
}

interface CellWording {
  readonly translator: Translator
  readonly project: Project
  readonly words: UnitWords
  readonly fields: readonly CellField[]
  /** The cells are those of a small screen. */
  readonly isNarrow: boolean
  /** The project has a room label so long that areas are rounded in all narrow cells. */
  readonly hasLongMarks: boolean
}

// In characters, for the narrowest cell and the widest script of our languages.
const LONGEST_LEAD = 5
const LONGEST_PRICE = 10
const LOOSE_PRICE = 7
// The longest unit number in its own line, per column of the cell.
const LONGEST_NUMBER = { narrow: 6, wide: 8 }
// Beside a longer room label, such as 1-Zi. or Gars., a narrow cell has no room for a decimal.
const SHORT_MARK = 3

/** Returns the texts of a unit's cell, created on first use and cached. */
export function createCellWords(wording: CellWording): (instance: Instance) => CellWords {
  return remember((instance) => cellWords(wording, instance))
}

/** How many lines the cells of a catalogue have. */
export function linesOf(fields: readonly CellField[]): number {
  const prices = fields.filter((field) => field.startsWith('price')).length
  // A cell without a price keeps its second line for the hatching of reserved units.
  return 1 + (isThreefold(fields) ? 1 : 0) + Math.max(1, prices)
}

/** In a language with a word for thousand, cells show the figure alone, and the legend explains it. */
export function saysThousands({ t }: Translator): boolean {
  return t('compact.1', { n: '' }).trim().length > 1
}

function cellWords(wording: CellWording, instance: Instance): CellWords {
  const { translator, project, words, fields } = wording
  const texts = topTexts(wording, instance)
  // Without rooms the next text takes their place.
  const [lead = '', beside = ''] = (isThreefold(fields) ? texts.slice(1) : texts).filter(Boolean)
  // A developer's own label leaves no room beside it.
  const aside = lead.length > LONGEST_LEAD ? '' : beside
  const over = isThreefold(fields) ? numberText(wording, instance) : ''
  const price = fields.includes('price') ? priceText(translator, project, instance) : ''
  const perArea = fields.includes('price_m2') ? pricePerAreaText(translator, instance) : ''
  return {
    over,
    lead,
    aside,
    price: price || perArea,
    under: price && perArea,
    label: labelOf(words, instance),
    isTight: wording.isNarrow && price.length > LOOSE_PRICE * instance.span.columns,
    isLong: over.length > LONGEST_LEAD + 1 || lead.length > LONGEST_LEAD || price.length > LONGEST_PRICE,
  }
}

function isThreefold(fields: readonly CellField[]): boolean {
  return (['number', 'rooms', 'area'] as const).every((field) => fields.includes(field))
}

function topTexts(wording: CellWording, instance: Instance): readonly string[] {
  const { translator, project, fields, isNarrow, hasLongMarks } = wording
  const rooms = roomsText(wording, instance)
  const digits = project.area_unit === 'm' && !(isNarrow && hasLongMarks) ? 1 : 0
  const area = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return [
    ...(fields.includes('number') ? [numberText(wording, instance)] : []),
    ...(fields.includes('rooms') ? [rooms] : []),
    ...(fields.includes('area') ? [translator.numberFormat(area).format(instance.layout.area_total)] : []),
  ]
}

/** Keeps both ends of a long number: numbers in one building often begin alike. */
function numberText({ isNarrow }: CellWording, { number, span }: Instance): string {
  const most = LONGEST_NUMBER[isNarrow ? 'narrow' : 'wide'] * span.columns
  const letters = [...number]
  if (letters.length <= most) return number
  const atEnd = Math.floor(most / 2)
  return `${letters.slice(0, most - 1 - atEnd).join('')}…${letters.slice(-atEnd).join('')}`
}

/** Tells whether a room label leaves no room for a decimal beside it. */
export function hasLongMark({ t }: Translator, { label }: Pick<Layout, 'label'>): boolean {
  return (label === STUDIO ? t('rooms.studio_short') : label).length > SHORT_MARK
}

/** A parking space has no rooms; its number is more useful than an empty place. */
function roomsText(wording: CellWording, instance: Instance): string {
  const { label } = instance.layout
  if (label === '') return wording.fields.includes('number') ? '' : numberText(wording, instance)
  return label === STUDIO ? wording.translator.t('rooms.studio_short') : label
}

function priceText(translator: Translator, { currency }: Project, instance: Instance): string {
  const shown = shownPriceOf(instance)
  if (shown.kind === 'on_request') return translator.t('price.on_request_short')
  if (shown.price === null) return ''
  return saysThousands(translator)
    ? formatCellMoney(translator, shown.price)
    : formatCompactMoney(translator, shown.price, currency)
}

function pricePerAreaText(translator: Translator, instance: Instance): string {
  const isShown = shownPriceOf(instance).kind === 'price' && instance.price_m2 !== null
  return isShown ? translator.numberFormat({ maximumFractionDigits: 0 }).format(instance.price_m2 ?? 0) : ''
}

function labelOf(words: UnitWords, instance: Instance): string {
  const marks = isFree(instance) ? [...instance.promoactions, ...instance.tags].map(({ name }) => name) : []
  const price = [words.price(instance), words.takenPrice(instance) ?? []].flat()
  return [words.name(instance), words.kind(instance), words.area(instance), ...price, ...marks].join(', ')
}
