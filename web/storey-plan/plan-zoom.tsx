import { IconButton } from '#ui/button/icon-button.tsx'
import type { Zoom } from '#ui/zoom/use-zoom.ts'
import { ZOOM_STEP } from '#ui/zoom/zoom-keys.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './plan-stage.module.css'

/** The zoom buttons. */
export function PlanZoom({ zoom: { zoom, limits, zoomBy, reset } }: { zoom: Zoom }) {
  const { t } = useTranslator()
  return (
    <div className={styles.zoom}>
      <IconButton
        icon="minus"
        label={t('control.zoom_out')}
        aria-disabled={limits.isLeast}
        onClick={() => zoomBy(1 / ZOOM_STEP)}
      />
      <IconButton
        icon="plus"
        label={t('control.zoom_in')}
        aria-disabled={limits.isMost}
        onClick={() => zoomBy(ZOOM_STEP)}
      />
      <IconButton icon="fit" label={t('control.zoom_reset')} aria-disabled={zoom === 1} onClick={reset} />
    </div>
  )
}
