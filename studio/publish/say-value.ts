import type { ManagedDraftEntry } from '#contract/drafts.ts'
import type { Json } from '#domain/draft/json.ts'
import { fieldOf } from '#domain/field/book.ts'
import type { Field } from '#domain/field/field.ts'
import { textIn } from '#domain/language/choose-language.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import type { Currency } from '#domain/price/currency.ts'
import { choiceKey } from '#i18n/field-keys.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { joinWords } from '#i18n/join-words.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { type EntityNames, wordEntity } from './entity-names.ts'

/** What values are said with. */
export interface SayingDeps {
  readonly translator: StudioTranslator
  readonly names: EntityNames
  /** Null for a group, which has no prices. */
  readonly currency: Currency | null
}

type NamedField = Pick<ManagedDraftEntry, 'kind' | 'field'>

// A longer text is not read in a row.
const MAX_TEXT = 140

/** A value of a field in words. Null if it has too many parts for one line, such as the regions of a picture. */
export function sayValue(deps: SayingDeps, { kind, field: name }: NamedField, value: Json): string | null {
  const { translator, names } = deps
  const { t } = translator
  const field = fieldOf(kind, name)
  if (value === null) return t(field?.absent ?? 'publish.value.none')
  if (typeof value === 'boolean') return t(value ? 'publish.value.yes' : 'publish.value.no')
  const word = choiceKey(field, value)
  if (word) return t(word)
  if (typeof value === 'number') return sayNumber(deps, field, value)
  if (typeof value === 'string') return sayText(deps, field, value)
  if (isTexts(value)) {
    if (kind === 'order') return null
    if (field?.kind !== 'references') return joinWords(translator, value)
    const { to } = field
    if (value.length === 0) return t('publish.value.none')
    return joinWords(
      translator,
      value.map((id) => wordEntity(translator, names, { kind: to, id })),
    )
  }
  if (name === 'construction_end' && typeof value === 'object') {
    return t('construction_end', {
      quarter: String(Reflect.get(value, 'quarter')),
      year: String(Reflect.get(value, 'year')),
    })
  }
  return isLocalised(value) ? plain(textIn(value, translator.language.code, names.defaultLang) ?? '') : null
}

function sayText({ translator, names }: SayingDeps, field: Field | undefined, value: string): string {
  if (field?.kind === 'reference') return wordEntity(translator, names, { kind: field.to, id: value })
  return field?.kind === 'day' ? sayDay(translator, value) : plain(value)
}

function sayNumber({ translator, currency }: SayingDeps, field: Field | undefined, value: number): string {
  const { numberFormat } = translator
  // A number of a storey or a section is a name, not an amount.
  if (field?.names) return String(value)
  if (field?.kind === 'amount' && currency) return formatMoney(translator, value, currency)
  if (field?.kind === 'percent') return numberFormat({ style: 'percent', maximumFractionDigits: 2 }).format(value / 100)
  return numberFormat({ maximumFractionDigits: 2 }).format(value)
}

function sayDay({ dateFormat }: StudioTranslator, day: string): string {
  const date = new Date(day)
  return Number.isNaN(date.getTime()) ? day : dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(date)
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
