import { useEffect, useRef } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { formatWhen } from '#studio/format/format-when.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useFieldOwners } from './field-owners.ts'
import styles from './note-card.module.css'
import type { UnitColumn } from './unit-columns.ts'
import { useFieldName } from './use-field-name.ts'
import { useHoldSettings } from './use-hold-settings.ts'

interface OwnerCardProps {
  readonly column: UnitColumn
  readonly onClose: () => void
}

/** Says which feed writes a column, and takes the column over from it or gives it back. */
export function OwnerCard({ column, onClose }: OwnerCardProps) {
  const translator = useTranslator()
  const { t } = translator
  const { ownerOf, take, release } = useFieldOwners()
  const mayTake = hasDuty(useMe().role, 'describe')
  const { timeZone } = useHoldSettings()
  const showToast = useToast()
  const { act, isBusy } = useAct()
  const owner = ownerOf(column)
  const fieldName = useFieldName()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Not the act: what somebody goes on typing must not take the column over.
    close.current?.focus({ preventScroll: true })
  }, [])
  if (!owner) return null
  const { field, key, since, taken } = owner
  const when = (moment: string) => formatWhen(translator, moment, timeZone, new Date())
  const words = {
    field: fieldName(field === 'price' ? 'price' : column),
    name: key?.name ?? t('units.owner.deleted'),
    since: when(since),
    who: taken?.by.name ?? t('units.history.somebody'),
    at: taken ? when(taken.at) : '',
  }
  const change = () =>
    act(async () => {
      await (taken ? release(field) : take(field))
      showToast({ text: t(taken ? 'units.owner.released' : 'units.owner.took', words), icon: 'check' })
      onClose()
    })
  return (
    <div
      className={joinClasses(styles.card, styles.calm)}
      role="alertdialog"
      aria-label={t(taken ? 'units.owner.taken_title' : 'units.owner.title', words)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <StudioIcon name="feed" />
      <p>
        <b>{t(taken ? 'units.owner.taken_title' : 'units.owner.title', words)}</b>
        <br />
        {t(taken ? 'units.owner.taken_text' : mayTake ? 'units.owner.text' : 'units.owner.no_right', words)}
      </p>
      {mayTake && (
        <Button size="small" variant="filled" loading={isBusy} onClick={change}>
          {t(taken ? 'units.owner.release' : 'units.owner.take')}
        </Button>
      )}
      <Button ref={close} size="small" onClick={onClose}>
        {t('units.panel.close')}
      </Button>
    </div>
  )
}
