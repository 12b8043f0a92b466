import { useMemo } from 'react'
import { currencySymbol } from '#studio/format/format-money.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { projectFacts } from '#studio/project/project-facts.ts'
import type { ColumnUnits } from './unit-columns.ts'

/** The currency and the unit of area of the project. */
export function useColumnUnits(): ColumnUnits {
  const translator = useTranslator()
  const { currency, areaUnit } = projectFacts(useProjectState().project.shown)
  return useMemo(
    () => ({ currency, symbol: currencySymbol(translator, currency), areaUnit }),
    [translator, currency, areaUnit],
  )
}
