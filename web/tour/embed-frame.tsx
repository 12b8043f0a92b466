import { useState } from 'react'
import { isEmbeddable } from '#domain/media/embed-hosts.ts'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { EmbedFailure } from './embed-failure.tsx'
import styles from './embed-frame.module.css'

/** A third-party player or tour in an iframe. An address that must not be embedded is shown as a link. */
export function EmbedFrame({ src, title }: { src: string; title: string }) {
  const { t } = useTranslator()
  const [isLoaded, setIsLoaded] = useState(false)
  if (!isEmbeddable(src)) return <EmbedFailure text={t('message.embed_refused')} href={src} />
  return (
    <>
      {!isLoaded && (
        <div className={styles.loading} role="status" aria-label={t('message.loading')}>
          <Skeleton height="100%" />
        </div>
      )}
      <iframe
        className={styles.frame}
        src={src}
        title={title}
        allow="autoplay; fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
        allowFullScreen
        // allow-same-origin is safe only because isEmbeddable refuses our own origin, whose pages could remove the sandbox.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setIsLoaded(true)}
      />
    </>
  )
}
