import type { Storey } from '#domain/chess/chess.ts'
import { wordSection, wordStorey } from '#i18n/word-place.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { pageOfStep, type TrailStep } from '#web/picture/use-trail.ts'
import styles from './plan-crumbs.module.css'

/** Breadcrumbs: the pictures above a plan, and its storey. */
export function PlanCrumbs({ trail, storey }: { trail: readonly TrailStep[]; storey: Storey }) {
  const translator = useTranslator()
  const { t } = translator
  const { section, estate } = storey
  const name = wordStorey(translator, storey)
  const sectionName = wordSection(translator, section)
  return (
    <nav className={styles.crumbs} aria-label={t('interactive.trail_label')}>
      <ol>
        {trail.map((step) => (
          <li key={step.id}>
            <NavLink page={pageOfStep(step)}>{step.name}</NavLink>
            <Icon name="next" size="small" />
          </li>
        ))}
        {/* Names the section only if there are several. */}
        <li aria-current="page">{estate.sections.length > 1 ? `${sectionName} · ${name}` : name}</li>
      </ol>
    </nav>
  )
}
