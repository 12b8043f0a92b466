import type { CellField } from '#contract/views.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { isFree, shownPriceOf } from '#domain/instance/availability.ts'
import { STUDIO } from '#domain/layout/layout.ts'
import type { Project } from '#domain/project/project.ts'
import { formatCellMoney, formatCompactMoney } from '#i18n/format-money.ts'
import { remember } from '#i18n/remember.ts'
import type { Translator } from '#i18n/translator.ts'
import type { UnitWords } from '#i18n/unit-words.ts'

/** What a cell says. Empty texts are not shown. */
export interface CellWords {
  /** A quiet line above the others. */
  readonly over: string
  readonly lead: string
  /** At the end of the lead's line. */
  readonly aside: string
  readonly price: string
  /** A quiet line below the others. */
  readonly under: string
  /** All of it in words, for those who hear the page. */
  readonly label: string
  /** More than a cell has room for, so that it has to be cut. */
  readonly isLong: boolean
}

interface CellWording {
  readonly translator: Translator
  readonly project: Project
  readonly words: UnitWords
  readonly fields: readonly CellField[]
  /** Cells of a small screen. */
  readonly isNarrow: boolean
}

// In characters, of the narrowest cell and the widest script that has a word of ours in it.
const LONGEST_LEAD = 5
const LONGEST_PRICE = 10

/** Gives the words of a unit's cell; they are made when it is first seen, and once. */
export function createCellWords(wording: CellWording): (instance: Instance) => CellWords {
  return remember((instance) => cellWords(wording, instance))
}

/** How many lines the cells of a catalogue have. */
export function linesOf(fields: readonly CellField[]): number {
  const prices = fields.filter((field) => field.startsWith('price')).length
  // A cell without a price keeps its second line: the hatching of the reserved stands there.
  return 1 + (isThreefold(fields) ? 1 : 0) + Math.max(1, prices)
}

/** Where the language has a word for thousand, cells show the bare figure and the legend says so (design 4). */
export function saysThousands({ t }: Translator): boolean {
  return t('compact.1', { n: '' }).trim().length > 1
}

function cellWords(wording: CellWording, instance: Instance): CellWords {
  const { translator, project, words, fields } = wording
  const texts = topTexts(wording, instance)
  const [lead = '', beside = ''] = isThreefold(fields) ? texts.slice(1) : texts
  // A developer's own word leaves no room beside it.
  const aside = lead.length > LONGEST_LEAD ? '' : beside
  const price = fields.includes('price') ? priceText(translator, project, instance) : ''
  const perArea = fields.includes('price_m2') ? pricePerAreaText(translator, instance) : ''
  return {
    over: isThreefold(fields) ? instance.number : '',
    lead,
    aside,
    price: price || perArea,
    under: price && perArea,
    label: labelOf(words, instance),
    isLong: lead.length > LONGEST_LEAD || price.length > LONGEST_PRICE,
  }
}

function isThreefold(fields: readonly CellField[]): boolean {
  return (['number', 'rooms', 'area'] as const).every((field) => fields.includes(field))
}

function topTexts({ translator, project, fields, isNarrow }: CellWording, instance: Instance): readonly string[] {
  const rooms = roomsText(translator, fields, instance)
  // Beside a word such as Gars. a narrow cell has room for whole units only.
  const digits = project.area_unit === 'm' && !(isNarrow && rooms.length > 3) ? 1 : 0
  const area = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return [
    ...(fields.includes('number') ? [instance.number] : []),
    ...(fields.includes('rooms') ? [rooms] : []),
    ...(fields.includes('area') ? [translator.numberFormat(area).format(instance.layout.area_total)] : []),
  ]
}

/** A parking space has no rooms: its number says more than an empty place. */
function roomsText({ t }: Translator, fields: readonly CellField[], { layout, number }: Instance): string {
  if (layout.label === '') return fields.includes('number') ? '' : number
  return layout.label === STUDIO ? t('rooms.studio_short') : layout.label
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
