import { useCallback, useEffect, useRef } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { isoCurrency } from '#domain/price/currency.ts'
import { useAnalytics } from '#web/analytics/analytics-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { analyticsUnit } from '#web/instance/analytics-unit.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** About as many units as a visitor sees at once. */
const FIRST_UNITS = 20

/** Reports the list and its first units to analytics, once. */
export function useShownList(units: readonly Instance[]): void {
  const { t } = useTranslator()
  const { track } = useAnalytics()
  const words = useUnitWords()
  const { project } = useProject().data
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current || units.length === 0) return
    isTold.current = true
    track({
      type: 'list-shown',
      list: { id: 'premises', name: t('title.premises') },
      units: units.slice(0, FIRST_UNITS).map((unit) => analyticsUnit(unit, words, project)),
      currency: isoCurrency(project.currency),
    })
  }, [units, t, track, words, project])
}

/** Called when the visitor chooses a unit of a list, with its position. */
export type ChooseUnit = (instance: Instance, position: number) => void

/** Reports to analytics which unit of the list the visitor opens. */
export function useChooseUnit(): ChooseUnit {
  const { t } = useTranslator()
  const { track } = useAnalytics()
  const words = useUnitWords()
  const { project } = useProject().data
  return useCallback(
    (instance, position) =>
      track({
        type: 'unit-chosen',
        list: { id: 'premises', name: t('title.premises') },
        unit: analyticsUnit(instance, words, project),
        position,
        currency: isoCurrency(project.currency),
      }),
    [t, track, words, project],
  )
}
