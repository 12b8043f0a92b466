import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import type { Rectangle } from '#domain/onboarding/place-note.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useModal } from '#web/ui/use-modal.ts'
import { holeAround, isInside, pressThrough } from './hole.ts'
import { Note } from './note.tsx'
import { useFollowedControl } from './use-followed-control.ts'
import { usePlacedNote } from './use-placed-note.ts'
import { useWalk, type Walking } from './use-walk.ts'
import styles from './walkthrough.module.css'

interface WalkthroughProps {
  readonly onEnd: () => void
}

/** Shows the controls of the page one by one, each in a hole of the shade over all others. */
export function Walkthrough({ onEnd }: WalkthroughProps) {
  const walking = useWalk(onEnd)
  const hasControls = walking !== null
  useEffect(() => {
    if (!hasControls) onEnd()
  }, [hasControls, onEnd])
  return walking && <Steps walking={walking} onEnd={onEnd} />
}

/** The shade, the hole and the note. As in every modal, Escape and a press beside the note end it. */
function Steps({ walking, onEnd }: WalkthroughProps & { readonly walking: Walking }) {
  const { is_rtl } = useTranslator().language
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const followed = useFollowedControl(walking.walk.step, walking.leave)
  const hole = followed && holeAround(followed.box)
  const modal = useModal(dialog, onEnd)
  usePlacedNote(note, hole, walking.walk.step)
  useEffect(() => {
    // A button that has led here may have gone with its step.
    if (!note.current?.contains(document.activeElement))
      note.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  })
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') (key === 'ArrowLeft') === is_rtl ? walking.next() : walking.back()
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    modal.onClick(event)
    // Who knows what he wants from the control need not walk to the end.
    if (event.target === event.currentTarget && hole && isInside(hole, event)) pressThrough(event)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.walkthrough}
      data-walkthrough=""
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      {...modal}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {hole && <div className={styles.hole} style={styleOf(hole)} />}
      <Note ref={note} id={id} walking={walking} control={followed} onEnd={onEnd} />
    </dialog>
  )
}

function styleOf({ left, top, width, height }: Rectangle): CSSProperties {
  return { '--x': `${left}px`, '--y': `${top}px`, inlineSize: width, blockSize: height } as CSSProperties
}
