import type { Filter, Range } from '#domain/filter/filter.ts'
import { roomsOf, STUDIO } from '#domain/layout/layout.ts'
import { formatCompactMoney, formatCompactMoneyRange } from '#i18n/format-money.ts'
import { formatNumber, formatSpan } from '#i18n/format-number.ts'
import type { Translator } from '#i18n/translator.ts'
import type { ChipPart, OfferedProject } from './chips-of.ts'

/** The texts of a chip. */
interface ChipWords {
  /** The name of the criterion. */
  readonly label: string
  /** The chosen value, shown instead of the label. */
  readonly value?: string | null | undefined
  /** The chosen value, shown beside the label: a count or figures. */
  readonly aside?: string | null | undefined
}

interface RangeWords {
  readonly one: (value: number) => string
  /** Formats both ends together, if that is shorter. */
  readonly both?: (from: number, to: number) => string
}

/** The texts of a chip for a filter. */
export function chipWords(
  translator: Translator,
  { data, chess }: OfferedProject,
  filter: Filter,
  part: ChipPart,
): ChipWords {
  const { t } = translator
  const number = (value: number) => formatNumber(translator, value)
  const list = (label: string, chosen: number, name?: string): ChipWords =>
    chosen === 1 && name ? { label, value: name } : { label, aside: chosen > 0 ? number(chosen) : null }
  const { estates, tags, promoactions } = filter
  if (part === 'estates') return list(t('filter.estate'), estates.length, chess.estateById.get(estates[0] ?? 0)?.name)
  if (part === 'features') {
    return list(t(data.tags.length > 0 ? 'filter.tags' : 'filter.promotions'), tags.length + promoactions.length)
  }
  const range = filter[part]
  const label = t(`filter.${part}`)
  if (part !== 'price') return { label, aside: range && wordRange(translator, range, { one: number }) }
  const { currency } = data.project
  const one = (value: number) => formatCompactMoney(translator, value, currency)
  const both = (from: number, to: number) => formatCompactMoneyRange(translator, from, to, currency)
  return { label, value: range && wordRange(translator, range, { one, both }) }
}

const LONG_WORD = 8

/** A room label for a chip: a number, "studio" (abbreviated in languages where it is long), or the developer's own. */
export function wordRoomChip(translator: Translator, label: string): string {
  const { t } = translator
  const rooms = roomsOf(label)
  if (rooms !== null) return formatNumber(translator, rooms)
  if (label !== STUDIO) return label
  const studio = t('rooms.studio')
  return studio.length > LONG_WORD ? t('rooms.studio_short') : studio
}

/** A short range for a chip: €260–460k, from 45, up to 9. */
function wordRange(translator: Translator, { from, to }: Range, { one, both }: RangeWords): string {
  const { t } = translator
  if (from === null) return t('filter.range_to', { to: one(to ?? 0) })
  if (to === null) return t('filter.range_from', { from: one(from) })
  return both ? both(from, to) : formatSpan(translator, one(from), one(to))
}
