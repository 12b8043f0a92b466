import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'
import type { FavouriteUnit } from './favourite-units.ts'
import styles from './shared-actions.module.css'
import { useAddUnits } from './use-add-units.ts'

/** The actions on a shared list. The visitor's own list changes only on request. */
export function SharedActions({ units }: { units: readonly FavouriteUnit[] }) {
  const { t } = useTranslator()
  const { goTo } = useNavigation()
  const { favourites } = useFavourites()
  const addUnits = useAddUnits()
  const showMine = () => goTo({ name: 'favorites' })
  const isMine = units.every(({ instance }) => favourites.includes(instance.id))
  return (
    <div className={styles.actions}>
      {isMine ? (
        <span className={styles.mine}>
          <Icon name="check" />
          {t('favorites.shared_mine')}
        </span>
      ) : (
        <Button
          variant="filled"
          onClick={() => {
            addUnits(units)
            showMine()
          }}
        >
          {t('favorites.shared_add')}
        </Button>
      )}
      <Button onClick={showMine}>{t('favorites.mine')}</Button>
    </div>
  )
}
