import type { ManagedDraftEntry } from '#contract/drafts.ts'
import type { Json } from '#domain/draft/json.ts'
import { textIn } from '#domain/language/choose-language.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import type { Currency } from '#domain/price/currency.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { joinWords } from '#i18n/join-words.ts'
import type { StudioKey } from '#i18n/messages.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { type EntityNames, wordEntity } from './entity-names.ts'

/** What values are said with. */
export interface SayingDeps {
  readonly translator: StudioTranslator
  readonly names: EntityNames
  /** Null for a group, which has no prices. */
  readonly currency: Currency | null
}

type Field = Pick<ManagedDraftEntry, 'kind' | 'field'>

// A longer text is not read in a row.
const MAX_TEXT = 140

/** A value of a field in words. Null if it has too many parts for one line, such as the regions of a picture. */
export function sayValue(deps: SayingDeps, { kind, field }: Field, value: Json): string | null {
  const { translator, names, currency } = deps
  const { t } = translator
  const isPrice = field === 'price' || field === 'extra_price'
  if (value === null) return t(field === 'price' ? 'price.on_request' : 'publish.value.none')
  if (typeof value === 'boolean') return t(value ? 'publish.value.yes' : 'publish.value.no')
  if (typeof value === 'number') {
    if (isPrice && currency) return formatMoney(translator, value, currency)
    const word = WORDS_OF_NUMBERS[field]?.[value]
    if (word) return t(word)
    return sayNumber(translator, field, value)
  }
  const target = TARGETS[field]
  if (target && typeof value === 'string') return wordEntity(translator, names, { kind: target, id: value })
  if (typeof value === 'string') return sayText(deps, kind, field, value)
  if (target && isTexts(value)) {
    if (value.length === 0) return t('publish.value.none')
    return joinWords(
      translator,
      value.map((id) => wordEntity(translator, names, { kind: target, id })),
    )
  }
  if (field !== 'ids' && isTexts(value)) return joinWords(translator, value)
  if (field === 'construction_end' && typeof value === 'object') {
    return t('construction_end', {
      quarter: String(Reflect.get(value, 'quarter')),
      year: String(Reflect.get(value, 'year')),
    })
  }
  return isLocalised(value) ? plain(textIn(value, translator.language.code, names.defaultLang) ?? '') : null
}

/** What fields with the ids of other entities name. */
const TARGETS: Readonly<Record<string, 'status' | 'layout' | 'tag' | 'promoaction' | 'estate' | 'interactive'>> = {
  status: 'status',
  layout: 'layout',
  tags: 'tag',
  promoactions: 'promoaction',
  estate: 'estate',
  root: 'interactive',
}

const RENOVATIONS: readonly (StudioKey | undefined)[] = [
  undefined,
  'renovation.1',
  'renovation.2',
  'renovation.3',
  'renovation.4',
  'renovation.5',
  'renovation.6',
]
const VIEWS: readonly (StudioKey | undefined)[] = [
  undefined,
  'window_view.1',
  'window_view.2',
  'window_view.3',
  'window_view.4',
  'window_view.5',
  'window_view.6',
  'window_view.7',
  'window_view.8',
  'window_view.9',
  'window_view.10',
  'window_view.11',
  'window_view.12',
]
const WORDS_OF_NUMBERS: Readonly<Record<string, readonly (StudioKey | undefined)[]>> = {
  renovation: RENOVATIONS,
  window_view: VIEWS,
}

const WORDS_OF_TEXTS: Readonly<Record<string, StudioKey>> = {
  'stage.start': 'stage.start',
  'stage.process': 'stage.process',
  'stage.end': 'stage.end',
  'type.living': 'kind.living',
  'type.house': 'kind.house',
  'type.commerce': 'kind.commerce',
  'type.parking': 'kind.parking',
  'type.storage': 'kind.storage',
  'house_type.block': 'house_type.block',
  'house_type.brick': 'house_type.brick',
  'house_type.concrete': 'house_type.concrete',
  'house_type.frame-block': 'house_type.frame_block',
  'house_type.monolithic': 'house_type.monolithic',
  'house_type.panel': 'house_type.panel',
  'house_type.silica-blocks': 'house_type.silica_blocks',
  'house_type.wood': 'house_type.wood',
  'parking_type.ground': 'parking_type.ground',
  'parking_type.underground': 'parking_type.underground',
  'parking_type.underground-and-ground': 'parking_type.underground_and_ground',
}

function sayText({ translator, names }: SayingDeps, kind: Field['kind'], field: string, value: string): string {
  const word = kind === 'estate' && field === 'type' ? undefined : WORDS_OF_TEXTS[`${field}.${value}`]
  if (word) return translator.t(word)
  if (field === 'parent' && kind !== 'interactive') {
    const PARENTS = { instance: 'storey', storey: 'section', section: 'estate' } as const
    const above = kind in PARENTS ? PARENTS[kind as keyof typeof PARENTS] : null
    return above ? wordEntity(translator, names, { kind: above, id: value }) : value
  }
  if (field === 'from' || field === 'until') return sayDay(translator, value)
  return plain(value)
}

function sayDay({ dateFormat }: StudioTranslator, day: string): string {
  const date = new Date(day)
  return Number.isNaN(date.getTime()) ? day : dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(date)
}

function sayNumber({ numberFormat }: StudioTranslator, field: string, value: number): string {
  // A number of a storey or a section is a name, not an amount.
  if (field === 'number') return String(value)
  if (field === 'sale') return numberFormat({ style: 'percent', maximumFractionDigits: 2 }).format(value / 100)
  return numberFormat({ maximumFractionDigits: 2 }).format(value)
}

/** A text without HTML, in one line. */
function plain(text: string): string {
  const line = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT).trimEnd()}…` : line
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

const CODES: ReadonlySet<string> = new Set(LANGUAGE_CODES)

function isLocalised(value: object): boolean {
  const keys = Object.keys(value)
  return !Array.isArray(value) && keys.length > 0 && keys.every((key) => CODES.has(key))
}

/** How a list changed, for lists whose items are too large to show. */
interface ListChange {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** Compares two lists by the ids or targets of their items. Null if the values are no lists of objects. */
export function compareLists(before: unknown, after: unknown): ListChange | null {
  const [old, fresh] = [before ?? [], after ?? []]
  if (!isObjects(old) || !isObjects(fresh) || old.length + fresh.length === 0) return null
  const known = new Map(old.map((item, index) => [keyOf(item, index), JSON.stringify(item)]))
  const keys = fresh.map((item, index) => keyOf(item, index))
  const added = keys.filter((key) => !known.has(key)).length
  const changed = fresh.filter((item, index) => {
    const text = known.get(keyOf(item, index))
    return text !== undefined && text !== JSON.stringify(item)
  }).length
  const left = new Set(keys)
  const removed = [...known.keys()].filter((key) => !left.has(key)).length
  return { added, changed, removed }
}

function isObjects(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
}

function keyOf(item: object, index: number): string {
  const id = 'id' in item ? item.id : 'target' in item ? item.target : 'image' in item ? item.image : index
  return JSON.stringify(id)
}
