import type { Video } from '#domain/media/image.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { EmbedFrame } from '#web/tour/embed-frame.tsx'
import { ScreenDialog } from '#web/tour/screen-dialog.tsx'
import { FilmFile } from './film-file.tsx'

interface FilmDialogProps {
  readonly film: Video
  readonly onClose: () => void
}

/** A film over the whole screen: our own file, or an external player. */
export function FilmDialog({ film, onClose }: FilmDialogProps) {
  const { t } = useTranslator()
  const title = film.name ?? t('control.video')
  return (
    <ScreenDialog title={title} onClose={onClose} dark>
      {film.kind === 'file' ? <FilmFile film={film} title={title} /> : <EmbedFrame src={film.src} title={title} />}
    </ScreenDialog>
  )
}
