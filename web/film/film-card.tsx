import { useState } from 'react'
import type { Video } from '#domain/media/image.ts'
import { Poster, posterCard } from '#ui/picture/poster.tsx'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'

const FilmDialog = lazyPart('film-dialog', async () => (await import('./film-dialog.tsx')).FilmDialog)

/** A film to choose: its poster with a mark to play; it opens over the whole screen. Fills the width of its place. */
export function FilmCard({ film }: { film: Video }) {
  const { t } = useTranslator()
  const [isOpen, setIsOpen] = useState(false)
  const { poster, name } = film
  return (
    <>
      <button type="button" className={posterCard} onPointerEnter={FilmDialog.preload} onClick={() => setIsOpen(true)}>
        <Poster image={poster} mark="play" name={name ?? t('control.video')} />
      </button>
      {isOpen && <FilmDialog film={film} onClose={() => setIsOpen(false)} />}
    </>
  )
}
