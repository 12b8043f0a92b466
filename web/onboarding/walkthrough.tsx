import { type CSSProperties, type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Rectangle } from '#domain/onboarding/place-note.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useModal } from '#ui/modal/use-modal.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useBackCloses } from '#web/navigation/use-back-closes.ts'
import { holeAround, isInside, pressThrough } from './hole.ts'
import { Note } from './note.tsx'
import { useFollowedControl } from './use-followed-control.ts'
import { useOnTop } from './use-on-top.ts'
import { usePlacedNote } from './use-placed-note.ts'
import { useSetting } from './use-setting.ts'
import { useWalk, type Walking } from './use-walk.ts'
import styles from './walkthrough.module.css'

interface WalkthroughProps {
  readonly onEnd: () => void
}

/** Shows the controls of the page one by one, each through a hole in a shade over the page. */
export function Walkthrough({ onEnd }: WalkthroughProps) {
  const { turnTo } = useNavigation()
  const setting = useSetting()
  const { page, panel } = setting.start
  const [isEnding, setIsEnding] = useState(false)
  // The visitor returns to where the walkthrough started.
  const goBack = () => {
    turnTo(page, panel)
    setIsEnding(true)
  }
  const walking = useWalk(setting, goBack)
  const isOver = isEnding || walking === null
  // Ends after the page has rendered: a new page takes the focus, which belongs to what opened the walkthrough.
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  return walking && <Steps walking={walking} onEnd={goBack} onPressed={onEnd} />
}

interface StepsProps extends WalkthroughProps {
  readonly walking: Walking
  /** Called when the visitor uses the control of a step. The page stays where it is. */
  readonly onPressed: () => void
}

/** The shade, the hole and the note. As in every modal, Escape and a click outside the note close it. */
function Steps({ walking, onEnd, onPressed }: StepsProps) {
  const { is_rtl } = useTranslator().language
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const followed = useFollowedControl(walking.walk.step, walking.leave)
  const hole = followed && holeAround(followed.box)
  const modal = useModal(dialog, onEnd)
  useOnTop(dialog)
  useBackCloses(onEnd, { isPersistent: true })
  usePlacedNote(note, hole, walking.walk.step)
  useEffect(() => {
    // The focused button may have disappeared with its step.
    if (!note.current?.contains(document.activeElement))
      note.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  })
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') (key === 'ArrowLeft') === is_rtl ? walking.next() : walking.back()
  })
  useEffect(() => {
    // Not on the dialog: it loses the focus for a moment when a step opens a panel below it.
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const isOnHole = event.target === event.currentTarget && hole && isInside(hole, event)
    if (!isOnHole) return modal.onClick(event)
    onPressed()
    pressThrough(event)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the window handles the keys
    <dialog
      ref={dialog}
      className={styles.walkthrough}
      data-walkthrough=""
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      {...modal}
      onClick={onClick}
    >
      <div className={joinClasses(styles.hole, !hole && styles.waiting)} style={hole ? styleOf(hole) : undefined} />
      <Note ref={note} id={id} walking={walking} control={followed?.element ?? null} onEnd={onEnd} />
    </dialog>
  )
}

function styleOf({ left, top, width, height }: Rectangle): CSSProperties {
  return { '--x': `${left}px`, '--y': `${top}px`, inlineSize: width, blockSize: height } as CSSProperties
}
