import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import styles from './features-section.module.css'
import { InfoSection } from './info-section.tsx'

/** The list of a project's advantages. */
export function FeaturesSection() {
  const { features } = useProject().data.project
  return (
    <InfoSection name="features">
      <ul className={styles.features}>
        {features.map(({ icon, name, description }) => (
          <li key={name}>
            <span className={styles.icon}>
              {/* The name comes from data. An unknown one draws nothing. */}
              {icon && <Icon name={icon as IconName} />}
            </span>
            <h3>{name}</h3>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </InfoSection>
  )
}
