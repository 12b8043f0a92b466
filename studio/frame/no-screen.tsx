import { ScreenLink } from '#studio/address/screen-link.tsx'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { ScreenPage } from './screen-page.tsx'

/** Shown for an address that has no screen, or none that the person may open. */
export function NoScreen() {
  const { t } = useTranslator()
  return (
    <ScreenPage title={t('problem.not_found')}>
      <EmptyState picture="closed" title={t('problem.not_found')} text={t('no_screen.text')}>
        <ScreenLink to={{ name: 'home' }} className={classOfButton({ variant: 'quiet' })}>
          {t('nav.home')}
        </ScreenLink>
      </EmptyState>
    </ScreenPage>
  )
}
