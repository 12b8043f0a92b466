import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useModal } from '#ui/modal/use-modal.ts'
import { useZoom } from '#ui/zoom/use-zoom.ts'
import { zoomByKey } from '#ui/zoom/zoom-keys.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useBackCloses } from '#web/navigation/use-back-closes.ts'
import { useSwipeBetween } from './use-swipe-between.ts'
import styles from './viewer.module.css'
import { ViewerControls } from './viewer-controls.tsx'
import { slideAfterKey } from './viewer-keys.ts'
import type { ViewerSlide, Visit } from './viewer-slide.ts'
import { ViewerStage } from './viewer-stage.tsx'
import { ViewerStep } from './viewer-step.tsx'

interface ViewerDialogProps {
  readonly slides: readonly ViewerSlide[]
  readonly slide: ViewerSlide
  readonly visit: Visit
  readonly go: (index: number) => void
  readonly onClose: () => void
}

/** The full-screen dialog of a viewer. */
export function ViewerDialog({ slides, slide, visit, go, onClose }: ViewerDialogProps) {
  const { t, language } = useTranslator()
  const dialog = useRef<HTMLDialogElement>(null)
  const modal = useModal(dialog, onClose)
  useBackCloses(onClose)
  // Resets the zoom with each change of the picture.
  const zoom = useZoom({ picture: slide, subject: String(visit.count) })
  const isZoomed = zoom.zoom > 1
  const { index } = visit
  const place = { index, count: slides.length, rtl: language.is_rtl }
  const swipe = useSwipeBetween({ place, isOff: isZoomed, onStep: (step) => go(index + step), onClose })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = slideAfterKey(event.key, place, isZoomed)
    if (next !== null) go(next)
    else if (!zoomByKey(event.key, zoom)) return
    event.preventDefault()
  }
  const gone = swipe.offset && zoom.stage.height > 0 ? swipe.offset.y / zoom.stage.height : 0
  const hasCaptions = slides.some(({ caption }) => caption)
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      data-ground={slide.ground ?? 'paper'}
      style={{ '--gone': gone } as CSSProperties}
      aria-label={slide.label}
      {...modal}
      onKeyDown={onKeyDown}
    >
      <div className={styles.parts} data-still={swipe.offset ? '' : undefined}>
        <header className={styles.head}>
          <h2 tabIndex={-1}>{slide.label}</h2>
          {slides.length > 1 && (
            <span className={styles.count} aria-live="polite">
              {t('onboarding.progress', { step: index + 1, count: slides.length })}
            </span>
          )}
          <IconButton icon="close" label={t('control.close')} onClick={onClose} />
        </header>
        <div className={styles.middle}>
          <ViewerStage slides={slides} slide={slide} visit={visit} zoom={zoom} swipe={swipe} rtl={place.rtl} />
          <ViewerStep way="previous" place={place} go={go} />
          <ViewerStep way="next" place={place} go={go} />
          <ViewerControls zoom={zoom} />
        </div>
        {hasCaptions && (
          <p className={styles.caption} aria-live="polite">
            {slide.caption}
          </p>
        )}
      </div>
    </dialog>
  )
}
