import { useEffect, useRef } from 'react'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import { useMainAct } from '#studio/box/main-act.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import styles from './note-card.module.css'
import { useOwner } from './use-owner.ts'

/** A column whose feed somebody is told about. */
export interface AskedOwner {
  readonly column: UnitColumn
  /** How many units an act on many has left alone. */
  readonly left?: number
}

export interface OwnerCardProps {
  readonly asked: AskedOwner
  readonly onClose: () => void
}

/** Says which feed writes a column, and takes the column over from it or gives it back. */
export function OwnerCard({ asked: { column, left }, onClose }: OwnerCardProps) {
  const { t } = useTranslator()
  const showToast = useToast()
  const { act, isBusy } = useAct()
  const found = useOwner(column, left)
  const close = useRef<HTMLButtonElement>(null)
  useMainAct(found?.mayTake === true)
  useEffect(() => {
    // Not the act: what somebody goes on typing must not take the column over.
    close.current?.focus({ preventScroll: true })
  }, [])
  if (!found) return null
  const { words, mayTake, change } = found
  return (
    <div
      className={joinClasses(styles.card, styles.calm)}
      role="alertdialog"
      aria-label={words.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <StudioIcon name="feed" />
      <p>
        <b>{words.title}</b>
        <br />
        {words.text}
      </p>
      {mayTake && (
        <Button
          size="small"
          variant="filled"
          loading={isBusy}
          onClick={() =>
            act(async () => {
              await change()
              showToast({ text: words.done, icon: 'check' })
              onClose()
            })
          }
        >
          {words.act}
        </Button>
      )}
      <Button ref={close} size="small" onClick={onClose}>
        {t('control.close')}
      </Button>
    </div>
  )
}
