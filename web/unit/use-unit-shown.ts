import { useEffect } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { isoCurrency } from '#domain/price/currency.ts'
import { useAnalytics } from '#web/analytics/analytics-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { analyticsUnit } from '#web/instance/analytics-unit.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'

/** Reports each opened unit to analytics, once. */
export function useUnitShown(instance: Instance): void {
  const { project } = useProject().data
  const words = useUnitWords()
  const { track } = useAnalytics()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the unit's data is not a new view.
  useEffect(() => {
    track({
      type: 'unit-shown',
      unit: analyticsUnit(instance, words, project),
      currency: isoCurrency(project.currency),
    })
  }, [instance.id, track])
}
