import type { ReactNode } from 'react'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './info-section.module.css'
import { SECTION_TITLES, type SectionName } from './info-sections.ts'

interface InfoSectionProps {
  readonly name: SectionName
  readonly children: ReactNode
}

/** A part of the page under its title; the tabs lead to it. */
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

/** The id that a part has in the document. */
export function sectionId(name: SectionName): string {
  return `info-${name}`
}
