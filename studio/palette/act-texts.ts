import type { Currency } from '#domain/price/currency.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { formatWhen } from '#studio/format/format-when.ts'
import { joinParts } from '#studio/format/join-parts.ts'
import { placeText } from '#studio/instance/unit-title.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { sentBy } from './send-act.ts'
import type { ActFault, UnitAct } from './unit-acts.ts'

/** What texts about acts depend on. */
export interface TextContext {
  readonly translator: StudioTranslator
  readonly currency: Currency
  readonly timeZone: string
  readonly now: Date
}

/** What an act will do: the value before and after, and whether visitors see it at once. */
export interface ActPreview {
  readonly before: string
  readonly after: string
  readonly isLive: boolean
}

/** What an act will do, as the row of the palette says it. */
export function previewOf(act: UnitAct, { translator, currency, timeZone, now }: TextContext): ActPreview {
  const { t } = translator
  const { unit } = act
  const isLive = sentBy(act).to !== 'draft'
  const when = (moment: Date | string) => formatWhen(translator, moment, timeZone, now)
  const nameOf = (status: UnitFacts['status']) => status?.name ?? t('palette.no_status')
  if (act.kind === 'price') {
    const after = act.value === null ? t('units.on_request') : formatMoney(translator, act.value, currency)
    const before = unit.price === null ? t('units.on_request') : formatAmount(translator, unit.price)
    return { before, after, isLive }
  }
  if (act.kind === 'status') return { before: nameOf(unit.status), after: act.to.name, isLive }
  if (act.kind === 'hold') {
    const after = t('palette.held', { status: act.reserved.name, until: when(act.until) })
    return { before: nameOf(unit.status), after, isLive }
  }
  const before = t('palette.held', { status: nameOf(unit.effective), until: when(act.hold.until) })
  return { before, after: nameOf(unit.status), isLive }
}

/** Why an act is impossible. */
export function faultText(fault: ActFault, unit: UnitFacts, { translator, timeZone, now }: TextContext): string {
  const { t } = translator
  const when = (moment: Date | string) => formatWhen(translator, moment, timeZone, now)
  if ('max' in fault) return t(fault.key, { max: when(fault.max) })
  if (!('hold' in fault)) return t(fault.key, { number: unit.number })
  const { by, until } = fault.hold
  return t(fault.key, { number: unit.number, name: by.name ?? t('common.former_member'), until: when(until) })
}

/** What was done, for the message after it. */
export function doneText(act: UnitAct, context: TextContext): string {
  const { t } = context.translator
  const { number, estate } = act.unit
  const { before, after, isLive } = previewOf(act, context)
  if (act.kind === 'release') return t('units.hold.released', { number })
  const change = t('palette.change', { before, after })
  return joinParts([t('common.unit', { number }), estate.name, change, t(isLive ? 'units.live' : 'palette.in_draft')])
}

/** Where a unit is and what it costs: A · section 1 · storey 10 · €471,000 · Available. */
export function unitNote(unit: UnitFacts, { translator, currency }: Pick<TextContext, 'translator' | 'currency'>) {
  const price = unit.price === null ? translator.t('units.on_request') : formatMoney(translator, unit.price, currency)
  return joinParts([placeText(translator, unit), price, unit.effective?.name ?? ''])
}
