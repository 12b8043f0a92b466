import { type AskedEdits, countEdits, withoutDoubts } from '#domain/unit-table/asked-edits.ts'
import type { PriceDoubt, StatusDoubt } from '#domain/unit-table/plan-edits.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { formatChange } from '#studio/format/format-when.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import type { ColumnUnits } from './unit-columns.ts'

/** How many units a question names. */
const NAMED = 4

/** A question about edits in words. */
interface AskWords {
  readonly title: string
  readonly lines: readonly string[]
  /** The act that takes everything. */
  readonly act: string
  /** The act that takes the edits that nobody doubts; null without any. */
  readonly others: string | null
}

/**
 * Words the question about edits: one for all of them. `others`: how many things are done beside the doubtful ones; by
 * default the edits that nobody doubts.
 */
export function askWords(
  translator: StudioTranslator,
  asked: AskedEdits,
  { areaUnit }: Pick<ColumnUnits, 'areaUnit'>,
  others: number = countEdits(withoutDoubts(asked)),
): AskWords {
  const { t, numberFormat } = translator
  const { doubts, liveDoubts } = asked
  const doubtful = countEdits(asked) - countEdits(withoutDoubts(asked))
  const words = liveDoubts.length > 0 ? wordLive(translator, asked, areaUnit) : wordPrices(translator, doubts, areaUnit)
  if (others === 0) return { ...words, others: null }
  const count = (number: number) => numberFormat({}).format(number)
  return {
    ...words,
    act: t('units.ask.all', { count: count(doubtful + others) }),
    others: t('units.ask.others', { count: count(others) }),
  }
}

type AreaUnit = ColumnUnits['areaUnit']
type Question = Omit<AskWords, 'others'>

/** A question about live statuses: how many, from what to what, and who sees it. Doubtful prices follow. */
function wordLive(translator: StudioTranslator, { doubts, liveDoubts }: AskedEdits, unit: AreaUnit): Question {
  const { t } = translator
  const count = liveDoubts.length
  // A held unit is named by what visitors see.
  const change = ({ unit: { status, effective }, to }: StatusDoubt) =>
    t('palette.change', { before: (effective ?? status)?.name ?? '', after: to.name })
  const lines = [...Map.groupBy(liveDoubts, change)].map(([words, found]) =>
    t('units.ask.live.line', { names: namesOf(translator, found), change: words }),
  )
  return {
    title: t('units.ask.live.title', { count }),
    lines: [...lines, t('units.ask.live.text'), ...priceLines(translator, doubts, unit)],
    act: doubts.length > 0 ? t('units.ask.anyway') : t('units.ask.live.act', { count }),
  }
}

function wordPrices(translator: StudioTranslator, doubts: readonly PriceDoubt[], unit: AreaUnit): Question {
  const { t } = translator
  const [first, ...more] = doubts
  if (!first) return { title: '', lines: [], act: '' }
  if (more.length === 0) return wordOne(translator, first, unit)
  // A price can have two reasons.
  const count = new Set(doubts.map((doubt) => doubt.unit.id)).size
  return {
    title: t('units.ask.many.title'),
    lines: priceLines(translator, doubts, unit),
    act: t('units.bulk.change', { count }),
  }
}

/** A question about one price. */
function wordOne(translator: StudioTranslator, doubt: PriceDoubt, unit: AreaUnit): Question {
  const { t, numberFormat } = translator
  const { price, extra, kind, usual, forArea } = doubt
  const { number } = doubt.unit
  const amount = (value: number | null) => (value === null ? t('units.on_request') : formatAmount(translator, value))
  const once = t('units.ask.once')
  const far =
    usual === null || price === null
      ? []
      : [t('units.ask.unusual.text', { usual: amount(usual), change: formatChange(translator, price / usual - 1) })]
  if (kind === 'on_request') {
    return {
      title: t('units.ask.on_request.title', { number }),
      lines: [t('units.ask.on_request.text', { price: amount(doubt.unit.price) }), once],
      act: t('units.ask.on_request.act'),
    }
  }
  if (kind === 'extra') {
    return {
      title: t('units.ask.extra.title', { number }),
      lines: [t('units.ask.extra.text', { extra: amount(extra), price: amount(price) }), once],
      act: t('units.ask.unusual.act'),
    }
  }
  if (forArea === null) {
    const title = t('units.ask.unusual.title', { number, price: amount(price) })
    return { title, lines: [...far, once], act: t('units.ask.unusual.act') }
  }
  const area = numberFormat({ maximumFractionDigits: 2 }).format(forArea.area)
  const sum = `${amount(forArea.perArea)} × ${area} ${t(`area_unit.${unit}`)} = ${amount(forArea.exact)}`
  const rounded = forArea.exact === price ? [] : [t('units.ask.per_area.rounded', { price: amount(price) })]
  return {
    title: t('units.ask.per_area.title', { price: amount(price) }),
    // The sum reads from left to right in every language.
    lines: [`\u2066${sum}\u2069`, ...rounded, ...far],
    act: t('units.ask.per_area.act'),
  }
}

/** Doubts about prices by their reason: how many of each, and of which units. */
export function priceLines(
  translator: StudioTranslator,
  doubts: readonly PriceDoubt[],
  unit: AreaUnit,
): readonly string[] {
  const { t, numberFormat } = translator
  const line = (key: PriceDoubt['kind'], found: readonly PriceDoubt[]) => {
    if (found.length === 0) return []
    const count = numberFormat({}).format(found.length)
    return [t(`units.ask.many.${key}`, { count, unit, names: namesOf(translator, found) })]
  }
  const ofKind = (kind: PriceDoubt['kind']) => doubts.filter((doubt) => doubt.kind === kind)
  return [
    ...line('per_area', ofKind('per_area')),
    ...line(
      'unusual',
      doubts.filter(({ usual }) => usual !== null),
    ),
    ...line('extra', ofKind('extra')),
    ...line('on_request', ofKind('on_request')),
  ]
}

/** The numbers of the first units, and how many more there are. */
function namesOf({ t, numberFormat }: StudioTranslator, found: readonly { readonly unit: UnitFacts }[]): string {
  const names = found.slice(0, NAMED).map(({ unit }) => unit.number)
  const rest = found.length - names.length
  const more = rest > 0 ? ` ${t('units.bulk.more', { count: numberFormat({}).format(rest) })}` : ''
  return names.join(', ') + more
}
