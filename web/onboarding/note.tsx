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
  /** The title and the text are known by it. */
  readonly id: string
  readonly walking: Walking
  /** What the step points at; null while its page comes. */
  readonly control: HTMLElement | null
  readonly onEnd: () => void
}

/** What a step says, how far it is, and the ways on, back and out. */
export function Note({ ref, id, walking, control, onEnd }: NoteProps) {
  const { t } = useTranslator()
  const { step } = walking.walk
  const { number, count } = progressOf(walking.walk)
  const name = control ? nameOf(control) : ''
  const isLast = number === count
  return (
    <div ref={ref} className={styles.note}>
      {/* The focus stays on the button: what it leads to is heard. */}
      <div className={styles.words} aria-live="polite" aria-atomic="true">
        <p className={styles.progress}>{t('onboarding.progress', { step: number, count })}</p>
        <h2 id={`${id}title`}>{t(`onboarding.${step}.title`)}</h2>
        <p id={`${id}text`}>
          {t(`onboarding.${step}.text`)}
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

function Dots({ number, count }: { number: number; count: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place.
        <i key={index} className={joinClasses(index < number && styles.done, index === number - 1 && styles.on)} />
      ))}
    </span>
  )
}
