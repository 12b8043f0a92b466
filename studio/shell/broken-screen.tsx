import { EmptyState } from '#studio/box/empty-state.tsx'
import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'

/** Shown when a screen failed, or could not be loaded because the server has a newer version. */
export function BrokenScreen() {
  const { t } = useTranslator()
  return (
    <ScreenPage title={t('broken.title')}>
      <EmptyState title={t('broken.title')} text={t('broken.text')}>
        <Button variant="filled" onClick={() => location.reload()}>
          {t('broken.reload')}
        </Button>
      </EmptyState>
    </ScreenPage>
  )
}
