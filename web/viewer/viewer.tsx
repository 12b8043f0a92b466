import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslator } from '#web/language/translator-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import styles from './viewer.module.css'
import { ViewerStage } from './viewer-stage.tsx'

/** A picture to look at closely. */
export interface ViewerSlide {
  readonly key: string
  readonly label: string
  readonly width: number
  readonly height: number
  /** Fills its place. */
  readonly content: ReactNode
}

interface ViewerProps {
  readonly slides: readonly ViewerSlide[]
  /** The one that is shown first. */
  readonly first: number
  readonly onClose: () => void
}

/** Pictures over the whole screen, to zoom into and to move: wheel, fingers, mouse, keys and buttons. */
export function Viewer({ slides, first, onClose }: ViewerProps) {
  const { t } = useTranslator()
  const [index, setIndex] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, onClose)
  const slide = slides[index]
  if (!slide) return null
  const isAlone = slides.length === 1
  const go = (step: number) => setIndex((index + step + slides.length) % slides.length)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'PageDown') go(1)
    if (event.key === 'PageUp') go(-1)
  }
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={slide.label} {...handlers} onKeyDown={onKeyDown}>
      <div className={styles.parts}>
        <header className={styles.head}>
          <h2 tabIndex={-1}>{slide.label}</h2>
          {!isAlone && (
            <>
              <IconButton icon="prev" label={t('control.previous')} onClick={() => go(-1)} />
              <span className={styles.count}>
                {t('onboarding.progress', { step: index + 1, count: slides.length })}
              </span>
              <IconButton icon="next" label={t('control.next')} onClick={() => go(1)} />
            </>
          )}
          <IconButton icon="close" label={t('control.close')} onClick={onClose} />
        </header>
        <ViewerStage key={slide.key} slide={slide} />
      </div>
    </dialog>
  )
}
