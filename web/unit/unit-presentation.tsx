import { wordFile } from '#i18n/word-file.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import type { Abilities } from './abilities.ts'
import styles from './unit-media.module.css'

/** The project's own presentation: a PDF opens in a new tab, any other file is downloaded. */
export function UnitPresentation({ file }: { file: NonNullable<Abilities['presentation']> }) {
  const translator = useTranslator()
  const opens = file.media_type === 'application/pdf'
  return (
    <a
      href={file.src}
      title={file.name}
      data-tour="presentation"
      {...(opens ? { target: '_blank', rel: 'noreferrer' } : { download: file.name })}
    >
      <Icon name="download" />
      <span>
        {translator.t('control.presentation')}
        <small className={styles.file}>{wordFile(translator, file)}</small>
      </span>
    </a>
  )
}
