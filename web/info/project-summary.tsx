import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { ContactLines } from './contact-lines.tsx'
import { Description } from './description.tsx'
import picture from './estate-picture.module.css'
import { FactList } from './fact-list.tsx'
import styles from './info-panel.module.css'
import { furtherFacts, leadingFacts } from './project-facts.ts'
import { TextLinks } from './text-links.tsx'

/** A short version of the info page: description, facts, contacts and a link to the page itself. */
export function ProjectSummary() {
  const translator = useTranslator()
  const { token } = useCatalogue()
  const { data, chess } = useProject()
  const { project } = data
  const image = project.gallery[0]?.image
  return (
    <>
      {image && (
        <div className={picture.picture}>
          <Picture image={image} sizes="27.5rem" alt="" eager />
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.title}>
          <h3>{project.name}</h3>
          {project.address && <p>{project.address}</p>}
        </div>
        {project.description && <Description html={project.description} />}
        {token.info.enabled && (
          <NavLink className={classOfButton({ variant: 'tinted' })} page={{ name: 'info' }}>
            <Icon name="info" />
            {translator.t('title.info')}
          </NavLink>
        )}
        <FactList facts={[...leadingFacts(translator, project, chess), ...furtherFacts(translator, project, chess)]} />
        {Object.keys(token.templates).length > 0 && <TextLinks />}
        <ContactLines />
      </div>
    </>
  )
}
