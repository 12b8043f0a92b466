import { type ReactNode, useEffect, useRef } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { holdOffer } from '#domain/hold/hold-offer.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Tooltip } from '#ui/floating/tooltip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCover } from '#ui/modal/open-covers.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { HeldUnit } from './held-unit.tsx'
import { HoldForm } from './hold-form.tsx'
import { UnitForm } from './unit-form.tsx'
import { UnitHistory } from './unit-history.tsx'
import styles from './unit-panel.module.css'
import { UnitSummary } from './unit-summary.tsx'
import { placeText } from './unit-title.ts'
import { type HoldSettings, useHoldSettings } from './use-hold-settings.ts'

export interface UnitPanelProps {
  readonly unit: UnitFacts
  readonly book: UnitBook
  /** Goes to the next or the previous unit of the list. */
  readonly onMove: (step: 1 | -1) => void
  readonly onClose: () => void
  /** Grows when the keyboard should go on in the panel. */
  readonly focusTurn: number
}

/** Everything about one unit, beside the table; on small screens it covers them. Escape closes it. */
export function UnitPanel({ unit, book, onMove, onClose, focusTurn }: UnitPanelProps) {
  const translator = useTranslator()
  const { t } = translator
  const { role } = useMe()
  const isSmall = useScreenSize() === 'small'
  const settings = useHoldSettings()
  const panel = useRef<HTMLElement>(null)
  useEscape(onClose)
  useCover(isSmall, onClose)
  useEffect(() => {
    // Beside the table the focus stays in the table, so that the arrows keep working there, until somebody asks for it.
    if (isSmall || focusTurn > 0) panel.current?.focus({ preventScroll: true })
  }, [isSmall, focusTurn])
  // The history names people and prices that were never live. Only those who describe the project may read it.
  const history = hasDuty(role, 'describe') && (
    <UnitHistory key={unit.id} unit={unit} book={book} timeZone={settings.timeZone} />
  )
  return (
    <aside ref={panel} className={styles.panel} aria-label={t('common.unit', { number: unit.number })} tabIndex={-1}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>{t('common.unit', { number: unit.number })}</h2>
          <span className={styles.place}>{placeText(translator, unit)}</span>
        </div>
        <IconButton icon="up" size="small" label={t('control.previous_unit')} onClick={() => onMove(-1)} />
        <IconButton icon="down" size="small" label={t('control.next_unit')} onClick={() => onMove(1)} />
        <PublicLink unit={unit} />
        <IconButton icon="close" size="small" label={t('control.close')} onClick={onClose} />
      </header>
      {isSmall ? (
        <UnitForm key={unit.id} unit={unit} book={book} settings={settings}>
          {history}
        </UnitForm>
      ) : (
        <div className={styles.body}>
          <Part>
            <UnitSummary unit={unit} book={book} />
          </Part>
          <UnitHold key={`hold ${unit.id}`} unit={unit} book={book} settings={settings} />
          {history}
        </div>
      )}
    </aside>
  )
}

function Part({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  )
}

interface UnitHoldProps {
  readonly unit: UnitFacts
  readonly book: UnitBook
  readonly settings: HoldSettings
}

/** The hold of a unit, or the form for one. */
function UnitHold({ unit, book, settings }: UnitHoldProps) {
  const { t } = useTranslator()
  const { role } = useMe()
  const { isAway } = useProjectState()
  if (!hasDuty(role, 'sell')) return null
  if (unit.hold) {
    return (
      <Part title={t('units.hold.held')}>
        <HeldUnit unit={unit} hold={unit.hold} settings={settings} isAway={isAway} />
      </Part>
    )
  }
  const { isOffered, reason } = holdOffer(unit, book, { isAway })
  if (!isOffered && !reason) return null
  return (
    <Part title={t('units.hold.title')}>
      {/* The fields of a hold would promise one. */}
      {unit.isNew && reason ? (
        <p className={styles.note}>{t(`units.hold.${reason}`)}</p>
      ) : (
        <HoldForm unit={unit} book={book} settings={settings} reason={reason && t(`units.hold.${reason}`)} />
      )}
    </Part>
  )
}

/** Opens the page of a unit that visitors see. Not shown while visitors can't see it. */
function PublicLink({ unit: { id, isNew } }: { readonly unit: UnitFacts }) {
  const { t } = useTranslator()
  const { catalogue } = useProject()
  const projectId = catalogue.project_id
  // Without an answer there is no link, and everything else works.
  const { data } = useManaged(
    'listInstances',
    projectId === null || isNew ? null : { query: { project_id: projectId, external_id: id } },
  )
  const found = data?.data[0]
  // Visitors do not know every unit.
  if (!catalogue.published || !found?.published) return null
  return (
    <Tooltip text={t('units.panel.open')}>
      <a
        className={classOfButton({ variant: 'plain', size: 'small', square: true })}
        href={`${catalogue.url}/premises/details/instance/${found.id}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('units.panel.open')}
      >
        <Icon name="external" size="small" />
      </a>
    </Tooltip>
  )
}

/** Calls `onClose` on Escape, unless something above the panel takes it. */
function useEscape(onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
