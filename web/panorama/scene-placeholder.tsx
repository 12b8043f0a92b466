import type { Image } from '#domain/media/image.ts'
import { Button } from '#ui/button/button.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './scene-placeholder.module.css'

/** The blurred middle of a scene. The scene covers it as soon as it is drawn. */
export function ScenePlaceholder({ image, isComing }: { image: Image; isComing: boolean }) {
  const { t } = useTranslator()
  return (
    <div
      className={styles.placeholder}
      {...(isComing && { role: 'status', 'aria-label': t('message.loading'), 'aria-busy': true })}
    >
      {image.placeholder && <img src={image.placeholder} alt="" />}
    </div>
  )
}

/** Shown if a scene failed to load, with a retry button. */
export function SceneFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslator()
  return (
    <div className={styles.failure} role="alert">
      <p>{t('message.load_failed')}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('control.try_again')}
      </Button>
    </div>
  )
}
