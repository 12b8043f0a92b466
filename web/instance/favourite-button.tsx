import { memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { SOLID } from '#ui/icon/icon-drawing.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'
import styles from './favourite-button.module.css'
import { useToggleFavourite } from './use-toggle-favourite.ts'

/** The heart button that adds a unit to the favourites or removes it. */
export function FavouriteButton({ instance }: { instance: Instance }) {
  return (
    <Heart
      instance={instance}
      isFavourite={useFavourites().favourites.includes(instance.id)}
      toggle={useToggleFavourite()}
    />
  )
}

interface HeartProps {
  readonly instance: Instance
  readonly isFavourite: boolean
  readonly toggle: (instance: Instance) => void
}

// Of a whole list only the pressed heart renders again.
const Heart = memo(function Heart({ instance, isFavourite, toggle }: HeartProps) {
  const { t } = useTranslator()
  return (
    <IconButton
      className={isFavourite ? styles.chosen : undefined}
      icon={isFavourite ? 'heartfill' : 'heart'}
      label={t(isFavourite ? 'control.remove_favorite' : 'control.add_favorite')}
      onClick={() => toggle(instance)}
      {...(import.meta.env.SSR && { 'data-unit': instance.id, 'data-chosen': `${styles.chosen} ${SOLID}` })}
    />
  )
})
