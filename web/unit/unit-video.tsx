import type { Video } from '#domain/media/image.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './unit-video.module.css'

/** A film: a file of ours, or the player of another. */
export function UnitVideo({ video, onClose }: { video: Video; onClose: () => void }) {
  const { t } = useTranslator()
  const { poster } = video
  const title = video.name ?? t('control.video')
  return (
    <Dialog title={title} closeLabel={t('control.close')} onClose={onClose}>
      <div className={styles.film} style={{ aspectRatio: poster ? poster.width / poster.height : 16 / 9 }}>
        {video.kind === 'file' ? (
          // biome-ignore lint/a11y/useMediaCaption: a walk round a building has no words.
          <video src={video.src} poster={poster?.src} controls autoPlay playsInline />
        ) : (
          <iframe src={video.src} title={title} allow="autoplay; fullscreen" allowFullScreen />
        )}
      </div>
    </Dialog>
  )
}
