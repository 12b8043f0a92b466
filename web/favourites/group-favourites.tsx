import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { FavouritesPage } from './favourites-page.tsx'
import styles from './missing-note.module.css'
import { useMemberScopes } from './use-member-scopes.ts'
import { useShownIds } from './use-shown-ids.ts'

/** The favourites of a group. Its projects load only if the list is not empty. */
export function GroupFavourites() {
  const { ids } = useShownIds()
  return ids.length === 0 ? <FavouritesPage scopes={[]} /> : <MemberFavourites count={ids.length} />
}

function MemberFavourites({ count }: { count: number }) {
  const { scopes, loading, retry } = useMemberScopes()
  // Waits for all projects, or the list would grow and jump while they load.
  if (loading === 'loading') return <CardsSkeleton count={count} />
  return (
    <FavouritesPage
      scopes={scopes}
      isComplete={loading === 'loaded'}
      notice={loading === 'failed' && <FailedNote onRetry={retry} />}
    />
  )
}

function FailedNote({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslator()
  return (
    <p className={styles.note} role="alert">
      <Icon name="alert" />
      <span>{t('message.load_failed')}</span>
      <Button size="small" onClick={onRetry}>
        {t('control.try_again')}
      </Button>
    </p>
  )
}
