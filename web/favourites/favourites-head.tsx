import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Segmented } from '#ui/field/segmented.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { FavouriteUnit } from './favourite-units.ts'
import styles from './favourites-head.module.css'
import { SharedActions } from './shared-actions.tsx'
import { useShareList } from './use-share-list.ts'

/** How the list is shown. */
export type FavouritesMode = 'cards' | 'compare'

interface FavouritesHeadProps {
  readonly units: readonly FavouriteUnit[]
  readonly isShared: boolean
  readonly mode: FavouritesMode
  readonly onMode: (mode: FavouritesMode) => void
}

/** The header of the list, with the actions on the whole list. */
export function FavouritesHead({ units, isShared, mode, onMode }: FavouritesHeadProps) {
  const { t } = useTranslator()
  const isSmall = useScreenSize() === 'small'
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>{t(isShared ? 'favorites.shared_title' : 'title.favorites')}</h2>
        <span>{t('count.units', { count: units.length })}</span>
      </div>
      {isShared ? <SharedActions units={units} /> : <ShareButton units={units} isSmall={isSmall} />}
      {units.length > 1 && (
        <Segmented
          label={t('control.change_view')}
          value={mode}
          options={[
            { value: 'cards', label: t('view.cards'), icon: 'cards' },
            { value: 'compare', label: t('control.compare'), icon: 'compare' },
          ]}
          iconsOnly={isSmall}
          onChange={onMode}
        />
      )}
    </header>
  )
}

function ShareButton({ units, isSmall }: { units: readonly FavouriteUnit[]; isSmall: boolean }) {
  const { t } = useTranslator()
  const share = useShareList()
  const label = t('favorites.share')
  const onShare = () => share(units)
  if (isSmall) return <IconButton icon="share" label={label} aria-haspopup="dialog" onClick={onShare} />
  return (
    <Button aria-haspopup="dialog" onClick={onShare}>
      <Icon name="link" />
      {label}
    </Button>
  )
}
