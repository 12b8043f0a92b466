import { isoCurrency } from '#domain/price/currency.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useAnalytics } from '#web/analytics/analytics-context.ts'
import { analyticsUnit } from '#web/instance/analytics-unit.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'
import type { FavouriteUnit } from './favourite-units.ts'

/** Adds units to the visitor's own favourites and shows a toast with an undo button. */
export function useAddUnits(): (units: readonly FavouriteUnit[]) => void {
  const translator = useTranslator()
  const toast = useToast()
  const { track } = useAnalytics()
  const { favourites, addAll } = useFavourites()
  return (units) => {
    const added = units.filter(({ instance }) => !favourites.includes(instance.id))
    const undo = addAll(added.map(({ instance }) => instance.id))
    for (const { instance, scope } of added) {
      const { project } = scope.project.data
      track({
        type: 'favourite-added',
        unit: analyticsUnit(instance, unitWords(translator, project), project),
        currency: isoCurrency(project.currency),
      })
    }
    const { t } = translator
    toast({
      text: t('message.favorite_added'),
      icon: 'heart',
      action: { label: t('control.undo'), onAction: undo },
    })
  }
}
