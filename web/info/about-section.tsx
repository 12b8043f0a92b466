import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './about-section.module.css'
import { Description } from './description.tsx'
import { FactList } from './fact-list.tsx'
import { InfoSection } from './info-section.tsx'
import { furtherFacts } from './project-facts.ts'

/** The project's description with its facts beside it. */
export function AboutSection() {
  const translator = useTranslator()
  const { data, chess } = useProject()
  const { description } = data.project
  return (
    <InfoSection name="about">
      <div className={styles.about}>
        {description && <Description html={description} />}
        <FactList facts={furtherFacts(translator, data.project, chess)} />
      </div>
    </InfoSection>
  )
}
