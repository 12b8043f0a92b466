import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { OlderState } from '#studio/release/older-state.tsx'

/** In the place of a screen that the server no longer has. */
export function OlderScreen() {
  const { t } = useTranslator()
  return (
    <ScreenPage title={t('older.title')}>
      <OlderState />
    </ScreenPage>
  )
}
