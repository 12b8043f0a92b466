import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import styles from './old-and-new.module.css'

interface OldAndNewProps {
  readonly before: string
  readonly after: string
}

/** The value before, struck out, and the new one. */
export function OldAndNew({ before, after }: OldAndNewProps) {
  const { t } = useTranslator()
  return (
    <span className={styles.values}>
      <VisuallyHidden>{t('publish.from_value')}</VisuallyHidden>
      <del>{before}</del>
      <span className={styles.after}>
        <StudioIcon name="arrow" size="small" />
        <VisuallyHidden>{t('publish.to_value')}</VisuallyHidden>
        <ins>{after}</ins>
      </span>
    </span>
  )
}
