import { useMemo } from 'react'
import { PROJECT, valueIn } from '#domain/draft/entity.ts'
import { CURRENCIES, type Currency } from '#domain/price/currency.ts'
import { currencySymbol } from '#studio/format/format-money.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import type { ColumnUnits } from './unit-columns.ts'

/** The currency and the unit of area of the project. */
export function useColumnUnits(): ColumnUnits {
  const translator = useTranslator()
  const { shown } = useProjectState().project
  const code = valueIn(shown, { ...PROJECT, field: 'currency' })
  const area = valueIn(shown, { ...PROJECT, field: 'area_unit' })
  return useMemo(() => {
    const currency: Currency = CURRENCIES.find((one) => one === code) ?? 'EUR'
    return { currency, symbol: currencySymbol(translator, currency), areaUnit: area === 'ft' ? 'ft' : 'm' }
  }, [translator, code, area])
}
