import type { Catalogue } from '#contract/catalogues.ts'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { useCurrentCatalogue } from '#studio/catalogue/catalogue-context.ts'
import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { ProjectProvider } from '#studio/project/project-provider.tsx'
import { Button } from '#ui/button/button.tsx'
import { UnitsContexts } from './units-contexts.tsx'
import { UnitsSkeleton } from './units-skeleton.tsx'
import { UnitsWork } from './units-work.tsx'

/** The units of a project: prices, statuses, holds. */
export function UnitsScreen() {
  const { t } = useTranslator()
  const catalogue = useCurrentCatalogue()
  const title = t('view_menu.premises')
  if (!hasProject(catalogue)) return null
  return (
    <ProjectProvider
      catalogue={catalogue}
      loading={
        <ScreenPage title={title} isFull>
          <UnitsSkeleton />
        </ScreenPage>
      }
      fault={(fault, again) => (
        <ScreenPage title={title}>
          <EmptyState picture="away" title={t(fault)}>
            <Button onClick={again}>{t('control.try_again')}</Button>
          </EmptyState>
        </ScreenPage>
      )}
    >
      <UnitsContexts>
        <UnitsWork />
      </UnitsContexts>
    </ProjectProvider>
  )
}

function hasProject(catalogue: Catalogue): catalogue is Catalogue & { readonly project_id: number } {
  return catalogue.project_id !== null
}
