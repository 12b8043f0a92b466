import { Suspense } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { ScreenPage } from '#studio/frame/screen-page.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { laterPart, laterScreen } from '#studio/release/later-part.tsx'
import { OlderState } from '#studio/release/older-state.tsx'
import { Figures } from './figures.tsx'
import { Greeting } from './home-greeting.tsx'
import styles from './home-screen.module.css'
import { NewRequests } from './new-requests.tsx'
import { ProjectCard } from './project-card.tsx'
import { RecentChanges } from './recent-changes.tsx'
import { useDemo } from './use-demo.ts'
import { useFigures } from './use-figures.ts'
import { useNewRequests } from './use-new-requests.ts'

const AskZone = laterPart(async () => (await import('#studio/people/company-zone.tsx')).AskZone)
const EmptyHome = laterScreen(async () => (await import('./empty-home.tsx')).EmptyHome, OlderState)

/** The first screen: what needs attention in all projects. Without a project, the ways to begin. */
export function HomeScreen() {
  const { t } = useTranslator()
  const { all } = useCatalogues()
  return (
    <ScreenPage title={t('nav.home')}>
      {all.length === 0 ? (
        <Suspense>
          <EmptyHome />
        </Suspense>
      ) : (
        <Home />
      )}
    </ScreenPage>
  )
}

function Home() {
  const { role, account } = useMe()
  const { all } = useCatalogues()
  const { byProject, isComplete, unread } = useFigures()
  const requests = useNewRequests()
  const copies = useDemo()?.copies ?? []
  return (
    <>
      <Greeting />
      <Figures all={[...byProject.values()]} isComplete={isComplete} requests={requests} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {all.map((catalogue) => {
            const { project_id: project } = catalogue
            const figures = project === null ? null : (byProject.get(project) ?? null)
            return (
              <ProjectCard
                key={catalogue.id}
                catalogue={catalogue}
                figures={figures}
                isWaiting={project !== null && figures === null && !unread.has(project)}
                isDemoCopy={project !== null && copies.includes(project)}
              />
            )
          })}
        </div>
        <div className={styles.column}>
          {account.time_zone === null && (
            <Suspense>
              <AskZone />
            </Suspense>
          )}
          {hasDuty(role, 'serve') && <NewRequests requests={requests} />}
          {hasDuty(role, 'describe') && <RecentChanges />}
        </div>
      </div>
    </>
  )
}
