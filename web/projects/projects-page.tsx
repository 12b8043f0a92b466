import { StatePage } from '#ui/content/state-page.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { arrangementOf, halvesOf } from './arrangement.ts'
import { HousesDrawing } from './houses-drawing.tsx'
import { ProjectCard } from './project-card.tsx'
import { ProjectsHead } from './projects-head.tsx'
import styles from './projects-page.module.css'

/** The projects of a group. Under a project's own link, the projects of its group. */
export function ProjectsPage() {
  const { t } = useTranslator()
  const { catalogs, settings } = useCatalogue().token
  const arrangement = arrangementOf(catalogs.length)
  const halves = halvesOf(catalogs.length)
  if (catalogs.length === 0) {
    return <StatePage drawing={<HousesDrawing />} heading="h2" title={t('message.no_items')} action={null} />
  }
  return (
    <div className={styles.page}>
      <ProjectsHead />
      <ul className={styles.cards} data-arrangement={arrangement}>
        {catalogs.map((entry, index) => (
          <li key={entry.id} data-half={index < halves ? '' : undefined}>
            <ProjectCard
              entry={entry}
              isLarge={arrangement === 'alone' || (arrangement === 'lead' && index === 0)}
              isCurrent={entry.id === settings.id}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
