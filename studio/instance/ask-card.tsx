import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import type { Answer, AskedEdits } from '#domain/unit-table/asked-edits.ts'
import { DialogFoot } from '#studio/box/dialog-foot.tsx'
import { useMainAct } from '#studio/box/main-act.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import styles from './ask-card.module.css'
import { askWords } from './ask-words.ts'
import placed from './placed-card.module.css'
import type { ColumnUnits } from './unit-columns.ts'
import { usePlacedCard } from './use-placed-card.ts'

interface AskProps {
  readonly asked: AskedEdits
  readonly units: Pick<ColumnUnits, 'areaUnit'>
  readonly onAnswer: (taken: Answer) => void
}

export interface AskCardProps extends AskProps {
  /** The cell of the first doubt; null if it is not on the screen. */
  readonly anchor: () => Element | null
}

/** Asks about doubtful edits beside their cell, before they are taken. Enter takes them, Escape goes back. */
export function AskCard({ asked, units, anchor, onAnswer }: AskCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const card = usePlacedCard(anchor)
  useMainAct()
  const main = useRef<HTMLButtonElement>(null)
  const { title, lines, act, others } = askWords(translator, asked, units)
  const id = useId()
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    keepHeldEnter(event)
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
        {others && (
          <Button size="small" onClick={() => onAnswer('others')}>
            {others}
          </Button>
        )}
        <Button size="small" onClick={() => onAnswer('none')}>
          {t('control.cancel')} <kbd className={styles.key}>Esc</kbd>
        </Button>
      </div>
    </div>
  )
}

interface AskDialogProps extends AskProps {
  /** How many things are done beside the doubtful edits. By default the edits that nobody doubts. */
  readonly others?: number | undefined
}

/** Asks about doubtful edits in a dialog; on a small screen it is a sheet from below. */
export function AskDialog({ asked, units, others: beside, onAnswer }: AskDialogProps) {
  const translator = useTranslator()
  const { t } = translator
  const { title, lines, act, others } = askWords(translator, asked, units, beside)
  return (
    <Dialog
      title={title}
      closeLabel={t('control.close')}
      onClose={() => onAnswer('none')}
      footer={
        <DialogFoot>
          <Button onClick={() => onAnswer('none')}>{t('control.cancel')}</Button>
          {others && <Button onClick={() => onAnswer('others')}>{others}</Button>}
          <Button {...FIRST_FOCUS} variant="filled" onKeyDown={keepHeldEnter} onClick={() => onAnswer('all')}>
            {act}
          </Button>
        </DialogFoot>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  )
}

/** The Enter that ended the edit may still be held, and must not answer. */
function keepHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
