import { ScreenLink } from '#studio/address/screen-link.tsx'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { mayCreate } from './may-create.ts'
import styles from './new-project.module.css'
import { NewProjectForm } from './new-project-form.tsx'
import { NewProjectHead } from './new-project-head.tsx'

/** Creates a project from nothing. */
export function NewProjectScreen() {
  const { t } = useTranslator()
  const me = useMe()
  return (
    <ScreenPage title={t('nav.new')}>
      {mayCreate(me) ? (
        <div className={styles.page}>
          <NewProjectHead />
          <NewProjectForm />
        </div>
      ) : (
        <EmptyState
          picture="closed"
          title={t('nav.new')}
          text={t(me.projects ? 'new_project.no_right' : 'error.forbidden')}
        >
          <ScreenLink to={{ name: 'home' }} className={classOfButton({ variant: 'quiet' })}>
            {t('nav.home')}
          </ScreenLink>
        </EmptyState>
      )}
    </ScreenPage>
  )
}
