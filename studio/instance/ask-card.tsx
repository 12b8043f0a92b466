import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useMainAct } from '#studio/box/main-act.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './ask-card.module.css'
import { askWords } from './ask-words.ts'
import { type AskedEdits, withoutDoubts } from './asked-edits.ts'
import placed from './placed-card.module.css'
import { useColumnUnits } from './use-column-units.ts'
import { usePlacedCard } from './use-placed-card.ts'

interface AskCardProps {
  readonly asked: AskedEdits
  /** The cell of the first price; null if it is not on the screen. */
  readonly anchor: () => Element | null
  readonly onAnswer: (taken: 'all' | 'others' | 'none') => void
}

/** Asks about doubtful prices beside their cell, before they are taken. Enter takes them, Escape goes back. */
export function AskCard({ asked, anchor, onAnswer }: AskCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const card = usePlacedCard(anchor)
  useMainAct()
  const main = useRef<HTMLButtonElement>(null)
  const { title, lines, act } = askWords(translator, asked.doubts, useColumnUnits())
  const id = useId()
  const others = withoutDoubts(asked)
  const hasOthers = others.changes.length + others.statuses.length > 0
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ended the edit may still be held.
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onAnswer('none')
  }
  return (
    <div
      ref={card}
      popover="manual"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={joinClasses(placed.card, styles.card)}
      onKeyDown={onKeyDown}
    >
      <Icon name="alert" />
      <div className={styles.words}>
        <b id={id}>{title}</b>
        <div id={`${id}-text`}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className={placed.acts}>
        <Button ref={main} size="small" variant="filled" onClick={() => onAnswer('all')}>
          {act}
        </Button>
        {hasOthers && (
          <Button size="small" onClick={() => onAnswer('others')}>
            {t('units.ask.leave')}
          </Button>
        )}
        <Button size="small" onClick={() => onAnswer('none')}>
          {t('units.ask.back')} <kbd className={styles.key}>Esc</kbd>
        </Button>
      </div>
    </div>
  )
}
