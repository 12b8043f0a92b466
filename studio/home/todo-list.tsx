import { useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { type Checklist, isMust, type Must, type Todo } from './checklist.ts'
import { FieldDialog } from './field-dialog.tsx'
import styles from './todo-list.module.css'
import { useStops } from './use-stops.ts'

interface TodoListProps {
  readonly catalogue: Catalogue
  /** How many changes wait to be published. */
  readonly changes: number
  readonly checklist: Checklist
}

const ACTS = {
  units: 'common.add',
  area: 'home.act.fill',
  price: 'home.act.fill',
  publish: 'nav.publish',
  changes: 'nav.publish',
  consent: 'home.act.write',
  mail: 'home.act.write',
  view: 'common.open',
  language: 'common.open',
} as const satisfies Record<Todo['what'], StudioKey>

const DONE = {
  units: 'home.todo.units_done',
  view: 'home.todo.view_done',
  consent: 'home.todo.consent_done',
  mail: 'home.todo.mail_done',
  language: 'home.todo.language_done',
} as const satisfies Record<Must, StudioKey>

function wordOf({ what, state }: Todo): StudioKey {
  return state === 'done' && isMust(what) ? DONE[what] : `home.todo.${what}`
}

/** What stands in the way of publishing or is worth doing, each with the one act that mends it. */
export function TodoList({ catalogue, changes, checklist: { rows: all, done, total } }: TodoListProps) {
  const { t } = useTranslator()
  const [edited, setEdited] = useState<'consent' | 'mail' | null>(null)
  const isReady = done === total
  // Visitors are there already.
  const isBefore = !isReady && !catalogue.published
  const rows = isBefore ? all : all.filter(({ state }) => state !== 'done')
  const stops = useStops(isBefore ? null : catalogue, changes)
  if (!isBefore && rows.length === 0) return null
  return (
    <div className={styles.todo}>
      <div className={styles.head}>
        <b>{t(isBefore ? 'home.before_publishing' : 'home.worth_doing')}</b>
        {isBefore ? (
          <>
            <span className={styles.grow} />
            <span className={styles.note}>{t('home.done_of', { done, total })}</span>
            <progress className={styles.bar} value={done} max={total} aria-hidden="true" />
          </>
        ) : (
          <span className={styles.note}>
            {stops === 0 && t('home.nothing_in_the_way')}
            {stops !== null && stops > 0 && t('publish.stopped_by', { count: stops })}
          </span>
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.what} className={joinClasses(styles.row, styles[row.state])}>
            <span className={styles.mark}>
              {row.state === 'done' && <Icon name="check" size="small" />}
              {row.state === 'must' && '!'}
              {row.state !== 'wish' && (
                <VisuallyHidden>{t(row.state === 'done' ? 'home.is_done' : 'home.is_must')}</VisuallyHidden>
              )}
            </span>
            <span className={styles.text}>{t(wordOf(row), { count: row.count })}</span>
            <Act row={row} catalogue={catalogue} onEdit={setEdited} />
          </li>
        ))}
      </ul>
      {edited && <FieldDialog catalogue={catalogue} what={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

interface ActProps {
  readonly row: Todo
  readonly catalogue: Catalogue
  readonly onEdit: (what: 'consent' | 'mail') => void
}

function Act({ row: { what, mend }, catalogue, onEdit }: ActProps) {
  const { t } = useTranslator()
  if (mend === 'dialog' && (what === 'consent' || what === 'mail')) {
    return (
      <Button variant="plain" size="small" onClick={() => onEdit(what)}>
        {t(ACTS[what])}
      </Button>
    )
  }
  if (mend !== 'units' && mend !== 'publish') return null
  return (
    <ScreenLink
      to={{ name: mend, catalogue: catalogue.id }}
      className={classOfButton({ variant: 'plain', size: 'small' })}
    >
      {t(ACTS[what])}
    </ScreenLink>
  )
}
