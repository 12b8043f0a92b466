import { type FormEvent, useState } from 'react'
import { readHoldEnd } from '#domain/hold/hold-offer.ts'
import type { OpenHold } from '#domain/hold/open-hold.ts'
import { wallTime } from '#domain/project/zoned-time.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { formatWhen } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './hold-form.module.css'
import { useHold } from './use-hold.ts'
import type { HoldSettings } from './use-hold-settings.ts'
import { ZoneNote } from './zone-note.tsx'

/** In the last day of a hold its end stands out. */
const SOON = 86_400_000

interface HeldUnitProps {
  readonly unit: UnitFacts
  readonly hold: OpenHold
  readonly settings: HoldSettings
  /** The server does not answer. */
  readonly isAway: boolean
}

/** The hold of a unit: until when, for whom and by whom. It can be extended and released. */
export function HeldUnit({ unit, hold, settings: { length, timeZone }, isAway }: HeldUnitProps) {
  const translator = useTranslator()
  const { t } = translator
  const acts = useHold(unit, timeZone)
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const when = (moment: Date | string) => formatWhen(translator, moment, timeZone, new Date())
  const isSoon = new Date(hold.until).getTime() - Date.now() < SOON
  const extend = (event: FormEvent) => {
    event.preventDefault()
    const end = readHoldEnd(typed ?? '', timeZone, length, new Date())
    if (!('until' in end))
      return setFault(t(`units.hold.fault.${end.fault}`, 'max' in end ? { max: when(end.max) } : {}))
    setFault(null)
    void acts.extend(hold, end.until, () => setTyped(null))
  }
  return (
    <>
      <dl className={styles.held}>
        <dt>{t('units.hold.until')}</dt>
        <dd className={isSoon ? styles.soon : undefined}>{when(hold.until)}</dd>
        <dt>{t('units.hold.for_whom')}</dt>
        <dd>{hold.for_whom ?? t('units.hold.nobody_named')}</dd>
        <dt>{t('units.hold.by')}</dt>
        <dd>{hold.by.name ?? t('common.former_member')}</dd>
        {hold.note && (
          <>
            <dt>{t('units.hold.note')}</dt>
            <dd>{hold.note}</dd>
          </>
        )}
      </dl>
      {typed === null ? (
        <div className={styles.acts}>
          <Button size="small" disabled={isAway} onClick={() => setTyped(wallTime(timeZone, new Date(hold.until)))}>
            {t('units.hold.extend')}
          </Button>
          <Button
            size="small"
            variant="plain"
            className={styles.release}
            disabled={isAway}
            loading={acts.isBusy}
            onClick={() => void acts.release(hold)}
          >
            {t('units.hold.release')}
          </Button>
        </div>
      ) : (
        <form className={styles.acts} onSubmit={extend} noValidate>
          <label className={styles.field}>
            <span>{t('units.hold.until')}</span>
            <input
              type="datetime-local"
              dir="ltr"
              value={typed}
              aria-invalid={fault !== null}
              onChange={({ target }) => setTyped(target.value)}
            />
            <ZoneNote timeZone={timeZone} />
          </label>
          <Button type="submit" size="small" loading={acts.isBusy} disabled={isAway}>
            {t('units.hold.extend')}
          </Button>
          <Button size="small" variant="plain" onClick={() => setTyped(null)}>
            {t('control.cancel')}
          </Button>
        </form>
      )}
      {(fault ?? acts.refusal ?? (isAway ? t('units.hold.away') : null)) && (
        <p className={styles.fault} role="alert" data-quiet={fault === null && acts.refusal === null}>
          <Icon name="alert" size="small" />
          {fault ?? acts.refusal ?? t('units.hold.away')}
        </p>
      )}
    </>
  )
}
