import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ContactsSection } from './contacts-section.tsx'
import styles from './group-info.module.css'
import { GroupProject } from './group-project.tsx'
import { HtmlText } from './html-text.tsx'
import { InfoHero } from './info-hero.tsx'
import { TextsSection } from './texts-section.tsx'

/** The info page of a group: its description, its projects and the contacts. */
export function GroupInfo() {
  const { t } = useTranslator()
  const { settings, catalogs, info, templates } = useCatalogue().token
  const image = catalogs.find((entry) => entry.image)?.image ?? null
  return (
    <div>
      <InfoHero image={image} name={settings.name} note={null} badge="" />
      {info.about && (
        <section className={styles.section} aria-label={t('title.about')}>
          <HtmlText html={info.about} />
        </section>
      )}
      {catalogs.length > 0 && (
        <section className={styles.section} aria-labelledby="group-projects">
          <h2 id="group-projects">{t('title.projects')}</h2>
          <ul className={styles.projects}>
            {catalogs.map((entry) => (
              <li key={entry.id}>
                <GroupProject entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {Object.keys(templates).length > 0 && <TextsSection />}
      <ContactsSection />
    </div>
  )
}
