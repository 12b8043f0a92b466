import { useState } from 'react'
import type { Video } from '#domain/media/image.ts'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { EmbedFailure } from '#web/tour/embed-failure.tsx'
import styles from './film-file.module.css'

/** A film from our own file, with the browser's controls. */
export function FilmFile({ film, title }: { film: Video; title: string }) {
  const { t } = useTranslator()
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <EmbedFailure text={t('message.film_failed')} href={film.src} />
  return (
    <video
      className={styles.film}
      {...FIRST_FOCUS}
      src={film.src}
      poster={film.poster?.src}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      // The visitor has already pressed play on the poster.
      autoPlay
      onError={() => setHasFailed(true)}
    />
  )
}
