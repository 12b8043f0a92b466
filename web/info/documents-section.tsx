import { fileKindOf, wordFileSize } from '#i18n/word-file.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
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
