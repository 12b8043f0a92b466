import type { Ref } from 'react'
import { progressOf } from '#domain/onboarding/walk.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { nameOf } from './find-control.ts'
import styles from './note.module.css'
import type { Walking } from './use-walk.ts'

interface NoteProps {
  readonly ref: Ref<HTMLDivElement>
  /** Prefix of the element ids of the title and the text. */
  readonly id: string
  readonly walking: Walking
  /** The control that the step points at, or null while its page loads. */
  readonly control: HTMLElement | null
  readonly onEnd: () => void
}

/** The text and progress of a step, with buttons to go on, back and out. */
export function Note({ ref, id, walking, control, onEnd }: NoteProps) {
  const { t } = useTranslator()
  const { step } = walking.walk
  const { number, count } = progressOf(walking.walk)
  const name = control ? nameOf(control) : ''
  const isLast = number === count
  return (
    <div ref={ref} className={styles.note}>
      {/* A live region, since the focus stays on the button. */}
      <div className={styles.words} aria-live="polite" aria-atomic="true">
        <p className={styles.progress}>{t('onboarding.progress', { step: number, count })}</p>
        <h2 id={`${id}title`}>{t(`onboarding.${step}.title`)}</h2>
        <p id={`${id}text`}>
          {t(step === 'visual' && isTouched() ? 'onboarding.visual.touch' : `onboarding.${step}.text`)}
          <VisuallyHidden> {name}</VisuallyHidden>
        </p>
      </div>
      <div className={styles.ways}>
        <Dots number={number} count={count} />
        <span className={styles.buttons}>
          {!isLast && (
            <Button variant="plain" size="small" onClick={onEnd}>
              {t('control.skip')}
            </Button>
          )}
          {number > 1 && <IconButton icon="prev" size="small" label={t('control.back')} onClick={walking.back} />}
          <Button variant="filled" size="small" onClick={walking.next} {...FIRST_FOCUS}>
            {t(isLast ? 'control.done' : 'control.next')}
          </Button>
        </span>
      </div>
    </div>
  )
}

/** Whether fingers use this device: they tap a building, a mouse points at it. */
function isTouched(): boolean {
  return matchMedia('(hover: none)').matches
}

function Dots({ number, count }: { number: number; count: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its position.
        <i key={index} className={joinClasses(index < number && styles.done, index === number - 1 && styles.on)} />
      ))}
    </span>
  )
}
