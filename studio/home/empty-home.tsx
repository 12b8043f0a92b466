import { ScreenLink } from '#studio/address/screen-link.tsx'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { mayCreate } from './may-create.ts'

/** The ways to begin, for a company without a project. */
export function EmptyHome() {
  const { t } = useTranslator()
  const me = useMe()
  return (
    <EmptyState title={t('switcher.no_project')}>
      {mayCreate(me) && (
        <ScreenLink to={{ name: 'new' }} className={classOfButton({ variant: 'filled' })}>
          {t('nav.new')}
        </ScreenLink>
      )}
    </EmptyState>
  )
}
