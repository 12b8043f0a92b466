import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { useTranslator } from '#studio/language/language-context.ts'

export function PeopleScreen() {
  const { t } = useTranslator()
  return <ScreenPage title={t('nav.people')}>{null}</ScreenPage>
}
