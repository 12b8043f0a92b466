import type { ReactNode } from 'react'
import { formatConstructionEnd } from '#i18n/format-date.ts'
import { Piece } from '#ui/hydration/piece.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { AboutSection } from './about-section.tsx'
import { ContactsSection } from './contacts-section.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { FactStrip } from './fact-strip.tsx'
import { FeaturesSection } from './features-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { InfoHero } from './info-hero.tsx'
import { type SectionName, sectionsOf } from './info-sections.ts'
import { InfoTabs } from './info-tabs.tsx'
import { LocationSection } from './location-section.tsx'
import { furtherFacts, leadingFacts } from './project-facts.ts'
import { ReportsSection } from './reports-section.tsx'
import { TextsSection } from './texts-section.tsx'

/** The component of each section. */
const SECTIONS: Readonly<Record<SectionName, () => ReactNode>> = {
  about: AboutSection,
  gallery: GallerySection,
  features: FeaturesSection,
  reports: ReportsSection,
  texts: TextsSection,
  documents: DocumentsSection,
  location: LocationSection,
  contacts: ContactsSection,
}

/** The info page of a project, with tabs that link to its sections. */
export function ProjectInfo() {
  const translator = useTranslator()
  const { token } = useCatalogue()
  const { data, chess } = useProject()
  const { project } = data
  const { name, address, stage, construction_end, gallery } = project
  const cover = token.catalogs.find(({ project_id }) => project_id === project.id)?.image
  const sections = sectionsOf(project, token, furtherFacts(translator, project, chess).length > 0)
  const progress = [
    ...(stage ? [translator.t(`stage.${stage}`)] : []),
    ...(construction_end && stage !== 'end' ? [formatConstructionEnd(translator, construction_end)] : []),
  ]
  return (
    <div>
      <InfoHero image={gallery[0]?.image ?? cover ?? null} name={name} note={address} badge={progress.join(' · ')} />
      <FactStrip facts={leadingFacts(translator, project, chess)} />
      {sections.length > 1 && <InfoTabs sections={sections} />}
      {sections.map((section) => {
        const Section = SECTIONS[section]
        return (
          <Piece key={section}>
            <Section />
          </Piece>
        )
      })}
    </div>
  )
}
