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

/** The number of units in the list that no longer exist; the visitor can remove them from their own list. */
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

/** Removes missing units from the visitor's own list, where they would still be counted. */
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
