import type { KeyboardEvent } from 'react'
import { formatPercent } from '#i18n/format-number.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FIRST_FOCUS } from '#web/ui/use-modal.ts'
import { useZoom } from './use-zoom.ts'
import styles from './viewer.module.css'
import type { ViewerSlide } from './viewer.tsx'

/** One press of a button or a key. */
const ZOOM_STEP = 1.5
const MOVE_STEP = 80

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [MOVE_STEP, 0],
  ArrowRight: [-MOVE_STEP, 0],
  ArrowUp: [0, MOVE_STEP],
  ArrowDown: [0, -MOVE_STEP],
}

/** A picture that can be zoomed and moved, with its buttons. */
export function ViewerStage({ slide }: { slide: ViewerSlide }) {
  const translator = useTranslator()
  const { t } = translator
  const { view, zoom, limits, stageRef, handlers, zoomBy, moveBy, reset } = useZoom(slide)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key]
    if (move) moveBy(move)
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP)
    else if (event.key === '0') reset()
    else return
    event.preventDefault()
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
        onDoubleClick={() => (zoom > 1 ? reset() : zoomBy(2))}
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
