import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Estate, Instance } from '#domain/chess/chess.ts'
import type { ChessGrid } from '#domain/chess/grid-layout.ts'
import { unitsIn } from '#domain/chess/units-in.ts'
import { type ChessPrint, type ChessSheet, chessPrint, sheetSizeFor } from '#domain/document/chess-print.ts'
import { STUDIO } from '#domain/layout/layout.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { Project } from '#domain/project/project.ts'
import type { Status } from '#domain/status/status.ts'
import { formatDate } from './format-date.ts'
import { formatNumber } from './format-number.ts'
import { priceNote } from './price-note.ts'
import type { Translator } from './translator.ts'
import { unitWords } from './unit-words.ts'
import { wordSection } from './word-place.ts'

/** A unit in its cell on paper. */
export interface WordedCell {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
  readonly number: string
  /** 3 · 71; only the area if the unit has no room label. */
  readonly size: string
  /** The full price, "on request", or the name of the status. */
  readonly price: string
  readonly status: Status
  readonly has_promotion: boolean
  readonly tag_colors: readonly string[]
}

/** A section over its columns: its name and how many units are free in it. */
export interface WordedHead {
  readonly column: number
  readonly columns: number
  readonly name: string
  readonly free: string
}

/** An estate on a sheet, or the part of it that fits. */
export interface WordedBlock {
  readonly estate: string
  readonly storeys: readonly string[]
  readonly columns: number
  readonly heads: readonly WordedHead[]
  readonly cells: readonly WordedCell[]
}

/** A sheet of the chess print. */
export interface WordedSheet {
  readonly blocks: readonly WordedBlock[]
  /** Null if several estates share the sheet. Their names are then above their blocks. */
  readonly estate: string | null
  readonly statuses: readonly { readonly status: Status; readonly count: string }[]
  readonly promotions: readonly string[]
  readonly tags: readonly { readonly name: string; readonly color: string }[]
  /** Building A · Page 1 of 2; only the page if there are several estates. */
  readonly foot: string
}

/** The texts of the chess print, the same for the page and the PDF. */
export interface WordedChessPrint {
  readonly project: string
  readonly sheets: readonly WordedSheet[]
  readonly note: string
  readonly date: string
}

// Widths in digits: a sign is as wide as one digit, a code with its space as four.
const SIGNS = /^(RUB|USD|THB|GB[PR]|EUR|ILS|KZT|GEL|TRY|UAH|CNY|JPY|INR|KRW|VND|AZN|NGN|PHP|CAD|AUD|NZD|HKD|SGD|MXN)$/
const SHORT_CODES = /^(BYN|CZK|PLN|HUF|BAM|IDR|MYR|BRL|EGP)$/
const WIDTHS = { sign: 1, short: 2, code: 4 } as const

/** Prints estates in a language: cuts them into sheets on which the longest price fits, and adds the texts. */
export function wordChessPrint(
  translator: Translator,
  project: Project,
  estates: readonly Estate[],
  date: string,
): WordedChessPrint {
  const words = cellWords(translator, project)
  const instances = estates.flatMap(unitsIn)
  // A status name can be of any length and may be shortened. A price may not.
  const longest = instances.reduce((most, instance) => {
    const shown = shownPriceOf(instance)
    if (shown.kind === 'on_request') return Math.max(most, words.price(instance).length)
    return shown.price === null ? most : Math.max(most, widthOf(shown.price, project.currency))
  }, 0)
  return wordSheets(translator, chessPrint(project, estates, sheetSizeFor(longest), date), words)
}

/**
 * The width of a price in digits; a separator is half as wide. Depends on the amount, not on the formatted text: browsers
 * format some languages differently from the server, and page and PDF must be cut in the same way.
 */
function widthOf(amount: number, currency: Currency): number {
  const [whole = '', fraction] = String(amount).split('.')
  const groups = Math.floor((whole.length - 1) / 3)
  const sign = SIGNS.test(currency) ? WIDTHS.sign : SHORT_CODES.test(currency) ? WIDTHS.short : WIDTHS.code
  return sign + whole.length + groups / 2 + (fraction ? 2.5 : 0)
}

interface CellWords {
  readonly size: (instance: Instance) => string
  readonly price: (instance: Instance) => string
}

function wordSheets(translator: Translator, print: ChessPrint, words: CellWords): WordedChessPrint {
  const { project, sheets } = print
  return {
    project: project.name,
    sheets: sheets.map((sheet) => wordSheet(translator, sheet, words, sheets.length)),
    note: priceNote(translator, print.date),
    date: formatDate(translator, print.date),
  }
}

function wordSheet(translator: Translator, sheet: ChessSheet, words: CellWords, count: number): WordedSheet {
  const { blocks, legend, page } = sheet
  const number = (value: number) => formatNumber(translator, value)
  const estate = blocks.length === 1 ? (blocks[0]?.estate.name ?? null) : null
  const place = translator.t('document.page', { page: number(page), count: number(count) })
  return {
    blocks: blocks.map((block) => wordBlock(translator, block, words)),
    estate,
    statuses: legend.statuses.map(({ status, count }) => ({ status, count: number(count) })),
    promotions: legend.promoactions.map(({ name }) => name),
    tags: legend.tags.map(({ name, color }) => ({ name, color })),
    foot: estate === null ? place : `${estate} · ${place}`,
  }
}

function wordBlock(translator: Translator, block: ChessGrid, words: CellWords): WordedBlock {
  const { t } = translator
  const { estate, storeys, columns, heads, cells } = block
  return {
    estate: estate.name,
    // A long storey continues in the next row, which needs no number of its own.
    storeys: storeys.map((storey, index) => (storey === storeys[index - 1] ? '' : String(storey))),
    columns,
    heads: heads.map(({ section, ...place }) => ({
      ...place,
      name: wordSection(translator, section),
      free: t('count.free', { count: section.free_count }),
    })),
    cells: cells.map(({ instance, ...place }) => ({
      ...place,
      number: instance.number,
      size: words.size(instance),
      price: words.price(instance),
      status: instance.status,
      has_promotion: shownPriceOf(instance).kind === 'price' && instance.sale > 0,
      tag_colors: instance.tags.map(({ color }) => color),
    })),
  }
}

function cellWords(translator: Translator, project: Project): CellWords {
  const { price, takenPrice } = unitWords(translator, project)
  return {
    size: ({ layout }) => {
      const area = formatNumber(translator, layout.area_total)
      const rooms = layout.label === STUDIO ? translator.t('rooms.studio_short') : layout.label
      return rooms === '' ? area : `${rooms} · ${area}`
    },
    price: (instance) =>
      shownPriceOf(instance).kind === 'on_request'
        ? translator.t('price.on_request_short')
        : (takenPrice(instance) ?? price(instance)),
  }
}
