import { formatAmount } from '#studio/format/format-money.ts'
import { formatChange } from '#studio/format/format-when.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import type { PriceDoubt } from './plan-edits.ts'
import type { ColumnUnits } from './unit-columns.ts'

/** How many units a question names. */
const NAMED = 4

/** A question about prices in words. */
export interface AskWords {
  readonly title: string
  readonly lines: readonly string[]
  /** The act that takes the prices. */
  readonly act: string
}

/** Words the question about doubtful prices: one for all of them. */
export function askWords(
  translator: StudioTranslator,
  doubts: readonly PriceDoubt[],
  { areaUnit }: Pick<ColumnUnits, 'areaUnit'>,
): AskWords {
  const { t, numberFormat } = translator
  const [first, ...more] = doubts
  if (!first) return { title: '', lines: [], act: '' }
  const unit = t(`units.area_unit.${areaUnit}`)
  if (more.length > 0) return wordMany(translator, doubts, unit)
  const { price, kind, usual, forArea } = first
  const { number } = first.unit
  const amount = (value: number | null) => (value === null ? t('units.on_request') : formatAmount(translator, value))
  const once = t('units.ask.once')
  const far =
    usual === null || price === null
      ? []
      : [t('units.ask.unusual.text', { usual: amount(usual), change: formatChange(translator, price / usual - 1) })]
  if (kind === 'on_request') {
    return {
      title: t('units.ask.on_request.title', { number }),
      lines: [t('units.ask.on_request.text', { price: amount(first.unit.price) }), once],
      act: t('units.ask.on_request.act'),
    }
  }
  if (forArea === null) {
    const title = t('units.ask.unusual.title', { number, price: amount(price) })
    return { title, lines: [...far, once], act: t('units.ask.unusual.act') }
  }
  const area = numberFormat({ maximumFractionDigits: 2 }).format(forArea.area)
  const sum = `${amount(forArea.perArea)} × ${area} ${unit} = ${amount(forArea.exact)}`
  const rounded = forArea.exact === price ? [] : [t('units.ask.per_area.rounded', { price: amount(price) })]
  return {
    title: t('units.ask.per_area.title', { price: amount(price) }),
    // The sum reads from left to right in every language.
    lines: [`\u2066${sum}\u2069`, ...rounded, ...far],
    act: t('units.ask.per_area.act'),
  }
}

/** A question about several prices: how many of each kind, and of which units. */
function wordMany(translator: StudioTranslator, doubts: readonly PriceDoubt[], unit: string): AskWords {
  const { t, numberFormat } = translator
  const line = (key: 'on_request' | 'per_area' | 'unusual', found: readonly PriceDoubt[]) => {
    if (found.length === 0) return []
    const names = found.slice(0, NAMED).map((doubt) => doubt.unit.number)
    const rest = found.length - names.length
    const more = rest > 0 ? ` ${t('units.bulk.more', { count: numberFormat({}).format(rest) })}` : ''
    const count = numberFormat({}).format(found.length)
    return [t(`units.ask.many.${key}`, { count, unit, names: names.join(', ') + more })]
  }
  return {
    title: t('units.ask.many.title', { count: doubts.length }),
    lines: [
      ...line(
        'per_area',
        doubts.filter(({ kind }) => kind === 'per_area'),
      ),
      ...line(
        'unusual',
        doubts.filter(({ usual }) => usual !== null),
      ),
      ...line(
        'on_request',
        doubts.filter(({ kind }) => kind === 'on_request'),
      ),
    ],
    act: t('units.bulk.change', { count: doubts.length }),
  }
}
