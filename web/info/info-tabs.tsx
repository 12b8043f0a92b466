import { type MouseEvent, useRef } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import look from '#ui/tabs/tab.module.css'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { sectionId } from './info-section.tsx'
import { SECTION_TITLES, type SectionName } from './info-sections.ts'
import styles from './info-tabs.module.css'
import { useCurrentSection } from './use-current-section.ts'

/** Sticky tabs that link to the sections of the page and mark the one being read. */
export function InfoTabs({ sections }: { sections: readonly SectionName[] }) {
  const { t } = useTranslator()
  const { reports } = useProject().data.project
  const list = useRef<HTMLDivElement>(null)
  const current = useCurrentSection(sections, list)
  return (
    <nav className={styles.bar} aria-label={t('title.info')}>
      <div ref={list} className={joinClasses(look.tabs, styles.tabs)}>
        {sections.map((section) => (
          <a
            key={section}
            className={look.tab}
            href={`#${sectionId(section)}`}
            aria-current={section === current ? 'true' : undefined}
            onClick={(event) => goToSection(event, section, sections)}
          >
            {t(SECTION_TITLES[section])}
            {section === 'reports' && reports.length > 1 && <span className={look.count}>{reports.length}</span>}
          </a>
        ))}
      </div>
    </nav>
  )
}

function goToSection(event: MouseEvent, section: SectionName, sections: readonly SectionName[]): void {
  const target = document.getElementById(sectionId(section))
  if (!target || !isPlainClick(event)) return
  // The address has no anchor, so that Back leaves the page instead of walking through its sections.
  event.preventDefault()
  // The heights of sections that were never in sight are guesses. A smooth scroll would end at the wrong place.
  for (const name of sections)
    document.getElementById(sectionId(name))?.style.setProperty('content-visibility', 'visible')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.focus({ preventScroll: true })
  target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
}
