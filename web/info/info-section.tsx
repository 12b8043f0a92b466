import type { ReactNode } from 'react'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './info-section.module.css'
import { SECTION_TITLES, type SectionName } from './info-sections.ts'

interface InfoSectionProps {
  readonly name: SectionName
  readonly children: ReactNode
}

/** A section of the page with its title. The tabs link to it. */
export function InfoSection({ name, children }: InfoSectionProps) {
  const { t } = useTranslator()
  const titleId = `${sectionId(name)}-title`
  return (
    <section id={sectionId(name)} className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>{t(SECTION_TITLES[name])}</h2>
      {children}
    </section>
  )
}

/** The element id of a section. */
export function sectionId(name: SectionName): string {
  return `info-${name}`
}
