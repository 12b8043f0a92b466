import type { Json } from '#domain/draft/json.ts'
import { isAmountField } from '#domain/field/amount-fields.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { formatWhen } from '#studio/format/format-when.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { nameOfField } from './clash-words.ts'
import type { HistoryRow } from './history-rows.ts'

/** What a row of the history says: a sentence, and the values before and after if they can be shown. */
interface RowWords {
  readonly what: string
  readonly values: { readonly old: string; readonly new: string } | null
}

interface WordDeps {
  readonly translator: StudioTranslator
  readonly book: Pick<UnitBook, 'statuses'>
  readonly timeZone: string
  readonly now: Date
}

const CHANGED: Readonly<Record<string, StudioKey>> = {
  tags: 'units.history.tags',
  promoactions: 'units.history.promoactions',
  exists: 'units.history.made',
}

/** Says what a row of the history did. */
export function wordRow({ field, old, new: now }: HistoryRow, deps: WordDeps): RowWords {
  const { translator, book } = deps
  const { t } = translator
  const between = (what: string, say: (value: Json) => string) => ({ what, values: { old: say(old), new: say(now) } })
  const amount = (value: Json) => (typeof value === 'number' ? formatAmount(translator, value) : t('units.on_request'))
  const text = (value: Json) =>
    typeof value === 'number' ? formatAmount(translator, value) : typeof value === 'string' ? value : '–'
  switch (field) {
    case 'status':
      return between('', (id) => book.statuses.find((status) => status.id === id)?.name ?? text(id))
    case 'hold':
      return { what: wordHold(old, now, deps), values: null }
    case 'lead_link':
      return { what: t(now === true ? 'units.history.linked' : 'units.history.unlinked'), values: null }
    default: {
      const name = CHANGED[field] ? undefined : nameOfField(translator, field)
      if (name !== undefined) return between(name, isAmountField(field) ? amount : text)
      return { what: t(CHANGED[field] ?? 'units.history.other'), values: null }
    }
  }
}

function wordHold(old: Json, now: Json, { translator, timeZone, now: today }: WordDeps): string {
  const { t } = translator
  if (typeof now !== 'string') return t('units.history.hold_ended')
  const until = formatWhen(translator, now, timeZone, today)
  return t(old === null ? 'units.history.held' : 'units.history.hold_moved', { until })
}

/** Says who did something. */
export function wordWho({ t }: StudioTranslator, { kind, name }: HistoryRow['who']): string {
  if (kind === 'person') return name ?? t('common.former_member')
  if (kind === 'key') return t('units.history.key', { name: name ?? '' }).trim()
  if (kind === 'system') return t('units.history.system')
  if (name === null) return t(kind === 'feed' ? 'common.feed' : 'common.crm')
  return t(kind === 'feed' ? 'units.history.feed_named' : 'units.history.crm_named', { name })
}
