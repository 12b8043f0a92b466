import { type FormEvent, useState } from 'react'
import { reservedStatus } from '#domain/hold/effective-status.ts'
import { offeredEnd, readHoldEnd } from '#domain/hold/hold-offer.ts'
import { wallTime } from '#domain/project/zoned-time.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { formatWhen } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './hold-form.module.css'
import { useHold } from './use-hold.ts'
import type { HoldSettings } from './use-hold-settings.ts'
import { ZoneNote } from './zone-note.tsx'

interface HoldFormProps {
  readonly unit: UnitFacts
  readonly book: UnitBook
  readonly settings: HoldSettings
  /** Why it can't be sent. */
  readonly reason: string | null
  /** The main act of its view, as in a dialog. */
  readonly isMain?: boolean | undefined
  readonly onDone?: (() => void) | undefined
}

/** Holds a unit for a client: until when, for whom, and a note. */
export function HoldForm({ unit, book, settings, reason, isMain, onDone }: HoldFormProps) {
  const translator = useTranslator()
  const { t } = translator
  const { length, timeZone } = settings
  const { hold, isBusy, refusal } = useHold(unit, timeZone)
  const [typed, setTyped] = useState<string | null>(null)
  const [forWhom, setForWhom] = useState('')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const when = (moment: Date) => formatWhen(translator, moment, timeZone, new Date())
  const value = typed ?? wallTime(timeZone, offeredEnd(length, new Date()))
  const end = readHoldEnd(value, timeZone, length, new Date())
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reason) return
    if ('until' in end) {
      setFault(null)
      void hold({ until: end.until, forWhom, note }, onDone)
    } else setFault(t(`units.hold.fault.${end.fault}`, 'max' in end ? { max: when(end.max) } : {}))
  }
  const reserved = reservedStatus(book.statuses)?.name ?? t('status.2')
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <label className={styles.field}>
        <span>{t('units.hold.until')}</span>
        <input
          type="datetime-local"
          dir="ltr"
          value={value}
          disabled={reason !== null}
          aria-invalid={fault !== null}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ZoneNote timeZone={timeZone} />
      </label>
      <label className={styles.field}>
        <span>{t('units.hold.for_whom')}</span>
        <input
          value={forWhom}
          maxLength={200}
          disabled={reason !== null}
          onChange={(e) => setForWhom(e.target.value)}
        />
      </label>
      <label className={styles.field}>
        <span>{t('units.hold.note')}</span>
        <input value={note} maxLength={1000} disabled={reason !== null} onChange={(e) => setNote(e.target.value)} />
      </label>
      <Button
        type="submit"
        variant={isMain ? 'filled' : 'quiet'}
        size="small"
        loading={isBusy}
        disabled={reason !== null}
        className={styles.submit}
      >
        {t('units.hold.act')}
      </Button>
      {(fault ?? refusal ?? reason) && (
        <p className={styles.fault} role="alert" data-quiet={fault === null && refusal === null}>
          <Icon name="alert" size="small" />
          {fault ?? refusal ?? reason}
        </p>
      )}
      {!reason && 'until' in end && unit.status && (
        <p className={styles.note}>
          {t('units.hold.says', { reserved, status: unit.status.name, until: when(end.until) })}
        </p>
      )}
    </form>
  )
}
