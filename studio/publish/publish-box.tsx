import { type RefObject, useEffect, useRef, useState } from 'react'
import { MAX_NOTE } from '#contract/publications.ts'
import { momentOf, wallTime } from '#domain/project/zoned-time.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { Box } from '#studio/box/box.tsx'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { Notice } from '#studio/notice/notice.tsx'
import { ServerButton } from '#studio/project/server-button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Segmented } from '#ui/field/segmented.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './publish-box.module.css'

const HOUR_MS = 60 * 60 * 1000

/** What the last publication of this page did. */
export interface PublishDone {
  readonly published: number
  /** What is still in the draft. */
  readonly left: number
  /** It opened the catalogue. */
  readonly opened: boolean
}

interface PublishBoxProps {
  /** The draft has changes, ticked or not. */
  readonly hasChanges: boolean
  /** How many are ticked, without the opening of the catalogue. */
  readonly count: number
  /** The catalogue is opened with them. */
  readonly opens: boolean
  /** Nothing is known to stop it. */
  readonly canPublish: boolean
  readonly isChecking: boolean
  readonly isBusy: boolean
  /** The address of the catalogue; null if visitors can't open it. */
  readonly address: string | null
  readonly timeZone: string
  readonly done: PublishDone | null
  /** What is new, in the words of the person. */
  readonly note: string
  readonly onNote: (note: string) => void
  readonly onPublish: (at: Date | null) => void
}

/** Publishes the ticked changes, now or at a time. */
export function PublishBox(props: PublishBoxProps) {
  const { hasChanges, count, opens, canPublish, isChecking, isBusy, address, timeZone, done, note } = props
  const { onNote, onPublish } = props
  const isEmpty = count === 0 && !opens
  const isOpeningAlone = done?.opened === true && done.published === 0
  const { t } = useTranslator()
  const [mode, setMode] = useState<'now' | 'later'>('now')
  const [wall, setWall] = useState(() => firstTime(timeZone))
  const [isPast, setIsPast] = useState(false)
  const publish = () => {
    if (mode === 'now') return onPublish(null)
    const at = momentOf(timeZone, wall)
    const isLate = at === null || at.getTime() <= Date.now()
    setIsPast(isLate)
    if (at !== null && !isLate) onPublish(at)
  }
  const main = useRef<HTMLButtonElement>(null)
  useCtrlEnter(main)
  return (
    <Box>
      <div className={styles.parts}>
        {done && (
          <div className={styles.done} role="status">
            <Icon name="check" />
            <div>
              <b>{isOpeningAlone ? t('publish.done_open') : t('publish.done', { count: done.published })}</b>
              {!isOpeningAlone && <p>{sayDone(t, done, address !== null)}</p>}
              {done.opened && (
                <p>
                  {!isOpeningAlone && `${t('publish.done_open')} `}
                  {address !== null && (
                    <a href={address} target="_blank" rel="noreferrer">
                      {t('publish.open_catalogue')}
                    </a>
                  )}
                </p>
              )}
            </div>
          </div>
        )}
        <Segmented
          small
          label={t('publish.when')}
          value={mode}
          options={[
            { value: 'now', label: t('publish.now') },
            { value: 'later', label: t('publish.later') },
          ]}
          onChange={setMode}
        />
        {mode === 'later' && (
          <Field
            type="datetime-local"
            label={t('publish.time')}
            hint={t('common.time_zone_of', { zone: timeZone.replaceAll('_', ' ') })}
            error={isPast ? t('publish.time_past') : undefined}
            value={wall}
            onChange={({ target }) => {
              setWall(target.value)
              setIsPast(false)
            }}
          />
        )}
        {hasChanges && (
          <TextArea
            rows={2}
            maxLength={MAX_NOTE}
            label={t('publish.news')}
            note={t('order.optional')}
            placeholder={t('publish.news_hint')}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        )}
        <ServerButton
          ref={main}
          variant="filled"
          aria-keyshortcuts="Control+Enter"
          title="Ctrl Enter"
          block
          loading={isBusy}
          aria-disabled={isEmpty || !canPublish}
          onClick={!isEmpty && canPublish ? publish : undefined}
        >
          <StudioIcon name={mode === 'now' ? 'publish' : 'clock'} />
          {t(ACTS[mode][opens ? (count === 0 ? 'open' : 'both') : count === 0 ? 'none' : 'changes'], { count })}
        </ServerButton>
        {isChecking && (
          <p className={styles.note} role="status">
            {t('publish.checking')}
          </p>
        )}
        {!isChecking && !isEmpty && !canPublish && <Notice kind="fault">{t('publish.stopped')}</Notice>}
        <p className={styles.note}>
          {t(
            mode === 'later' ? 'publish.later_note' : address !== null || opens ? 'publish.now_note' : 'publish.closed',
          )}
        </p>
      </div>
    </Box>
  )
}

/** Ctrl Enter presses a button, wherever the focus is on the screen. Not from a dialog. */
function useCtrlEnter(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      button.current?.click()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [button])
}

/** The words of the button: what it publishes, now or later. */
const ACTS = {
  now: {
    none: 'nav.publish',
    changes: 'publish.publish',
    both: 'publish.publish_open',
    open: 'publish.publish_open_only',
  },
  later: {
    none: 'publish.plan_none',
    changes: 'publish.plan',
    both: 'publish.plan_open',
    open: 'publish.plan_open_only',
  },
} as const satisfies Record<'now' | 'later', Record<string, StudioKey>>

function sayDone(t: StudioTranslator['t'], { left, opened }: PublishDone, isOpen: boolean): string {
  if (!isOpen && !opened) return t('publish.closed')
  return left > 0 ? t('publish.done_left', { count: left }) : t('publish.done_all')
}

/** The next full hour. */
function firstTime(timeZone: string): string {
  const next = Math.ceil((Date.now() + 1) / HOUR_MS) * HOUR_MS
  return wallTime(timeZone, new Date(next))
}
