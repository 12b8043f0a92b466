import { useCallback } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { isoCurrency } from '#domain/price/currency.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useAnalytics } from '#web/analytics/analytics-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'
import { analyticsUnit } from './analytics-unit.ts'
import { useUnitWords } from './use-unit-words.ts'

/** Adds a unit to the favourites or removes it, and shows a toast with an undo button. The same function in every render. */
export function useToggleFavourite(): (instance: Instance) => void {
  const { t } = useTranslator()
  const { project } = useProject().data
  const words = useUnitWords()
  const toast = useToast()
  const { track } = useAnalytics()
  const { current, toggle } = useFavourites()
  return useCallback(
    (instance: Instance) => {
      const isAdded = !current().includes(instance.id)
      const undo = toggle(instance.id)
      track({
        type: isAdded ? 'favourite-added' : 'favourite-removed',
        unit: analyticsUnit(instance, words, project),
        currency: isoCurrency(project.currency),
      })
      toast({
        text: t(isAdded ? 'message.favorite_added' : 'message.favorite_removed'),
        icon: 'heart',
        action: { label: t('control.undo'), onAction: undo },
      })
    },
    [t, project, words, toast, track, current, toggle],
  )
}
