import { useState } from 'react'
import type { Video } from '#domain/media/image.ts'
import { Poster, posterCard } from '#ui/picture/poster.tsx'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'

const FilmDialog = lazyPart('film-dialog', async () => (await import('./film-dialog.tsx')).FilmDialog)

/** A poster with a play mark that opens the film over the whole screen. Takes the full width of its container. */
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
