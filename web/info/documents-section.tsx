import { fileKindOf, wordFileSize } from '#i18n/word-file.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './documents-section.module.css'
import { InfoSection } from './info-section.tsx'

/** The files of a project to download. */
export function DocumentsSection() {
  const translator = useTranslator()
  const { documents } = useProject().data.project
  return (
    <InfoSection name="documents">
      <ul className={styles.documents}>
        {documents.map(({ name, src, size }) => (
          <li key={src}>
            <a href={src} download={`${name}.${fileKindOf(src).toLowerCase()}`}>
              <Icon name="file" />
              <span className={styles.name}>
                <VisuallyHidden>{translator.t('control.download')}</VisuallyHidden> {name}
              </span>
              <small>{[fileKindOf(src), wordFileSize(translator, size)].filter(Boolean).join(' · ')}</small>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </InfoSection>
  )
}
