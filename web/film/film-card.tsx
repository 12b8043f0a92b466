import { useState } from 'react'
import type { Video } from '#domain/media/image.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './film-card.module.css'

const FilmDialog = lazyPart('film-dialog', async () => (await import('./film-dialog.tsx')).FilmDialog)

/** A film to choose: its poster with a mark to play; it opens over the whole screen. Fills the width of its place. */
export function FilmCard({ film }: { film: Video }) {
  const { t } = useTranslator()
  const [isOpen, setIsOpen] = useState(false)
  const { poster, name } = film
  return (
    <>
      <button type="button" className={styles.card} onPointerEnter={FilmDialog.preload} onClick={() => setIsOpen(true)}>
        <span className={styles.poster}>
          {poster && <Picture image={poster} sizes="(width < 48rem) 100vw, 480px" alt="" />}
          <span className={styles.mark}>
            <Icon name="play" size="large" />
          </span>
        </span>
        <span className={styles.name}>{name ?? t('control.video')}</span>
      </button>
      {isOpen && <FilmDialog film={film} onClose={() => setIsOpen(false)} />}
    </>
  )
}
