import type { KeyboardEvent } from 'react'
import { formatPercent } from '#i18n/format-number.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FIRST_FOCUS } from '#web/ui/use-modal.ts'
import { useZoom } from '#web/zoom/use-zoom.ts'
import { ZOOM_STEP, zoomByKey } from '#web/zoom/zoom-keys.ts'
import styles from './viewer.module.css'
import type { ViewerSlide } from './viewer.tsx'

/** A picture that can be zoomed and moved, with its buttons. */
export function ViewerStage({ slide }: { slide: ViewerSlide }) {
  const translator = useTranslator()
  const { t } = translator
  const stage = useZoom({ picture: slide })
  const { view, zoom, limits, stageRef, handlers, zoomBy, reset } = stage
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (zoomByKey(event.key, stage)) event.preventDefault()
  }
  return (
    <>
      <section
        ref={stageRef}
        className={styles.stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that move the picture.
        tabIndex={0}
        aria-label={slide.label}
        {...FIRST_FOCUS}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <div
          className={styles.slide}
          style={{
            inlineSize: slide.width * view.scale,
            blockSize: slide.height * view.scale,
            translate: `${view.x}px ${view.y}px`,
          }}
        >
          {slide.content}
        </div>
      </section>
      <div className={styles.controls}>
        <IconButton
          icon="minus"
          label={t('control.zoom_out')}
          aria-disabled={limits.isLeast}
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        />
        <span className={styles.count}>{formatPercent(translator, Math.round(zoom * 100))}</span>
        <IconButton
          icon="plus"
          label={t('control.zoom_in')}
          aria-disabled={limits.isMost}
          onClick={() => zoomBy(ZOOM_STEP)}
        />
        <IconButton icon="fit" label={t('control.zoom_reset')} aria-disabled={zoom === 1} onClick={reset} />
      </div>
    </>
  )
}
