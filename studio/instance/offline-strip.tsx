import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './offline-strip.module.css'

/** Says that the server does not answer and that edits are kept. */
export function OfflineStrip() {
  const { t } = useTranslator()
  const { store } = useProject()
  return (
    <div className={styles.strip} role="status">
      <StudioIcon name="cloudoff" />
      <span>{t('units.offline')}</span>
      <Button size="small" onClick={() => void store.send()}>
        {t('control.try_again')}
      </Button>
    </div>
  )
}
