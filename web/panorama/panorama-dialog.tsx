import { useApiClient } from '#web/api/client-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ScreenDialog } from '#web/tour/screen-dialog.tsx'
import { NoPanorama } from './no-panorama.tsx'
import styles from './panorama-page.module.css'
import { PanoramaView } from './panorama-view.tsx'
import { SceneFailure } from './scene-placeholder.tsx'
import { usePanorama } from './use-panorama.ts'

interface PanoramaDialogProps {
  readonly panoramaId: number
  readonly onClose: () => void
}

/** A panorama in a full-screen dialog. Closing it returns to what it was opened from. */
export function PanoramaDialog({ panoramaId, onClose }: PanoramaDialogProps) {
  const { t } = useTranslator()
  const { kept } = useApiClient()
  const panorama = usePanorama(panoramaId)
  const isThere = typeof panorama === 'object'
  return (
    <ScreenDialog title={isThere ? panorama.name : t('control.tour')} onClose={onClose}>
      {isThere && <PanoramaView panorama={panorama} />}
      {panorama === 'unknown' && <NoPanorama />}
      {panorama === 'failed' && <SceneFailure onRetry={kept.retry} />}
      {panorama === 'loading' && (
        <div className={styles.loading} role="status" aria-label={t('message.loading')} aria-busy="true" />
      )}
    </ScreenDialog>
  )
}
