import type { CSSProperties } from 'react'
import { initialView } from '#domain/picture/viewport.ts'
import { LostPictureNote, useLostPicture } from '#ui/content/lost-picture.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import type { Zoom } from '#ui/zoom/use-zoom.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { useSwipeBetween } from './use-swipe-between.ts'
import styles from './viewer.module.css'
import { slidesAround } from './viewer-keys.ts'
import type { ViewerSlide, Visit } from './viewer-slide.ts'

interface ViewerStageProps {
  readonly slides: readonly ViewerSlide[]
  readonly slide: ViewerSlide
  readonly visit: Visit
  readonly zoom: Zoom
  readonly swipe: ReturnType<typeof useSwipeBetween>
  readonly rtl: boolean
}

/** The current picture and its neighbours, in a row that follows the finger. */
export function ViewerStage({ slides, slide, visit: { index, before }, zoom, swipe, rtl }: ViewerStageProps) {
  const { x = 0, y = 0 } = swipe.offset ?? {}
  // No animation for a jump, since the pictures in between are not rendered.
  const isStill = swipe.offset !== null || Math.abs(index - before) > 1
  const placeOf = (at: number) => (rtl ? -at : at)
  return (
    <section
      ref={zoom.stageRef}
      className={styles.stage}
      data-zoomed={zoom.zoom > 1 ? '' : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it receives the keys that move the picture.
      tabIndex={0}
      aria-label={slide.caption ?? slide.label}
      {...FIRST_FOCUS}
      {...bothOf(swipe.handlers, zoom.handlers)}
    >
      <div
        className={styles.row}
        data-still={isStill ? '' : undefined}
        style={{ '--place': placeOf(index), '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}
      >
        {slidesAround(index, slides.length).map((at) => (
          <SlideInRow key={slides[at]?.key} slide={slides[at]} place={placeOf(at)} zoom={zoom} isSeen={at === index} />
        ))}
      </div>
    </section>
  )
}

interface SlideInRowProps {
  readonly slide: ViewerSlide | undefined
  readonly place: number
  readonly zoom: Zoom
  readonly isSeen: boolean
}

function SlideInRow({ slide, place, zoom, isSeen }: SlideInRowProps) {
  const { t } = useTranslator()
  const lost = useLostPicture()
  if (!slide) return null
  const { scale, x, y } = isSeen ? zoom.view : initialView(slide, zoom.stage, null)
  const { content } = slide
  return (
    <div className={styles.slide} style={{ '--place': place } as CSSProperties} inert={!isSeen}>
      <div
        key={lost.attempt}
        className={styles.picture}
        {...lost.handlers}
        style={{ inlineSize: slide.width * scale, blockSize: slide.height * scale, translate: `${x}px ${y}px` }}
      >
        {typeof content === 'function' ? content(isSeen && zoom.zoom > 1) : content}
      </div>
      {lost.isLost && (
        <LostPictureNote text={t('picture.lost')} retryText={t('control.try_again')} onRetry={lost.retry} />
      )}
    </div>
  )
}

/** Calls both handlers. The swipe gets the press first, since the zoom may capture it. */
function bothOf(swipe: ViewerStageProps['swipe']['handlers'], zoom: Zoom['handlers']): Zoom['handlers'] {
  return {
    ...zoom,
    onPointerDown: (event) => {
      swipe.onPointerDown(event)
      zoom.onPointerDown(event)
    },
    onPointerMove: (event) => {
      zoom.onPointerMove(event)
      swipe.onPointerMove(event)
    },
    onPointerUp: (event) => {
      zoom.onPointerUp(event)
      swipe.onPointerUp(event)
    },
    onPointerCancel: (event) => {
      zoom.onPointerCancel(event)
      swipe.onPointerCancel(event)
    },
  }
}
