import { sharedListPath } from '#domain/share/shared-path.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { shareLink } from '#web/share/share-link.ts'
import type { FavouriteUnit } from './favourite-units.ts'

/** Shares a list of units as a link that contains their ids. */
export function useShareList(): (units: readonly FavouriteUnit[]) => Promise<void> {
  const { t } = useTranslator()
  const { address } = useNavigation()
  const { settings } = useCatalogue().token
  return (units) => {
    const ids = units.map(({ instance }) => instance.id)
    const plan = units.find(({ instance }) => instance.layout.plan)?.instance.layout.plan
    return shareLink({
      url: new URL(sharedListPath({ ...address, panel: null }, ids), location.href).href,
      title: t('title.favorites'),
      note: [t('count.units', { count: ids.length }), settings.name].join(' · '),
      picture: plan ? { image: plan, isPlan: true } : null,
    })
  }
}
