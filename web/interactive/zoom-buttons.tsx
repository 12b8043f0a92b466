import { IconButton } from '#ui/button/icon-button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import type { Zoom } from '#ui/zoom/use-zoom.ts'
import { ZOOM_STEP } from '#ui/zoom/zoom-keys.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import glass from './glass.module.css'
import styles from './zoom-buttons.module.css'

/** Buttons to zoom in, zoom out and reset. */
export function ZoomButtons({ zoom: { zoomBy, zoomOut, limits } }: { zoom: Zoom }) {
  const { t } = useTranslator()
  return (
    <div className={joinClasses(glass.glass, styles.zoom)}>
      <IconButton
        icon="plus"
        label={t('control.zoom_in')}
        aria-disabled={limits.isMost}
        onClick={() => zoomBy(ZOOM_STEP)}
      />
      <IconButton
        icon="minus"
        label={t('control.zoom_out')}
        aria-disabled={limits.isLeast}
        onClick={() => zoomBy(1 / ZOOM_STEP)}
      />
      <IconButton icon="fit" label={t('control.zoom_reset')} aria-disabled={limits.isLeast} onClick={zoomOut} />
    </div>
  )
}
