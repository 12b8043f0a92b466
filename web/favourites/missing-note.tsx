import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'
import styles from './missing-note.module.css'

interface MissingNoteProps {
  readonly ids: readonly number[]
  readonly isShared: boolean
}

/** How many units of the list the catalogue has no longer; one's own list can be cleared of them. */
export function MissingNote({ ids, isShared }: MissingNoteProps) {
  const { t } = useTranslator()
  return (
    <p className={styles.note}>
      <Icon name="info" />
      <span>{t('favorites.missing', { count: ids.length })}</span>
      {!isShared && <ForgetButton ids={ids} />}
    </p>
  )
}

/** Takes what is missing out of one's own list: its count would speak of units that nobody can see. */
export function ForgetButton({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslator()
  const { removeAll } = useFavourites()
  const toast = useToast()
  const forget = () => {
    const undo = removeAll(ids)
    toast({
      text: t('message.favorite_removed'),
      icon: 'heart',
      action: { label: t('control.undo'), onAction: undo },
    })
  }
  return (
    <Button size="small" onClick={forget}>
      {t('control.remove_favorite')}
    </Button>
  )
}
