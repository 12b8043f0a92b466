import { EmptyState } from '#studio/box/empty-state.tsx'
import { useMainAct } from '#studio/box/main-act.ts'
import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'

/** Shown when a screen failed. */
export function BrokenScreen() {
  const { t } = useTranslator()
  return (
    <ScreenPage title={t('broken.title')}>
      <EmptyState picture="broken" title={t('broken.title')} text={t('broken.text')}>
        <Reload />
      </EmptyState>
    </ScreenPage>
  )
}

function Reload() {
  const { t } = useTranslator()
  useMainAct()
  return (
    <Button variant="filled" onClick={() => location.reload()}>
      {t('older.reload')}
    </Button>
  )
}
