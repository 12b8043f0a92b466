import { EmptyState } from '#studio/box/empty-state.tsx'
import { useMainAct } from '#studio/box/main-act.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { useRelease } from './release-context.ts'

/** In the place of something that the server no longer has, because its Studio is newer than this page. */
export function OlderState() {
  const { t } = useTranslator()
  const { reload } = useRelease()
  useMainAct()
  return (
    <EmptyState picture="older" title={t('older.title')} text={t('older.text')}>
      <Button data-older variant="filled" onClick={reload}>
        {t('older.reload')}
      </Button>
    </EmptyState>
  )
}
