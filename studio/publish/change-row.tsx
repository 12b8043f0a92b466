import { isLockedRow } from '#domain/draft/change-groups.ts'
import { Tag } from '#studio/box/tag.tsx'
import { formatWhen } from '#studio/format/format-when.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { Avatar } from '#studio/person/avatar.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { useShortWhen, useWhen } from '#studio/person/use-when.ts'
import { ServerButton } from '#studio/project/server-button.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import styles from './change-row.module.css'
import { ChangeText } from './change-text.tsx'
import type { DraftRow } from './draft-list.ts'
import { wordBuilding, wordEntity } from './entity-names.ts'
import { wordOfField } from './field-words.ts'
import { useSaying } from './saying-context.ts'
import { Tick } from './tick.tsx'
import { sayWho } from './who-names.ts'

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** What is known of rows, by their keys. */
export interface RowMarks {
  readonly unticked: ReadonlySet<string>
  /** They came while the screen was open. */
  readonly fresh: ReadonlySet<string>
  /** When a plan publishes them. */
  readonly planned: ReadonlyMap<string, string>
  readonly timeZone: string
}

interface ChangeRowProps {
  readonly row: DraftRow
  readonly marks: RowMarks
  /** How far a price is from the live one. */
  readonly jump: number | null
  readonly onTick: (rows: readonly DraftRow[], value: boolean) => void
  readonly onRevert: (rows: readonly DraftRow[]) => void
  /** Shows a unit live and as it is in the draft. */
  readonly onCompare: (row: DraftRow) => void
}

/** One unpublished change: who, what, the old and the new value, when. It can be left out, or reverted. */
export function ChangeRow({ row, marks, jump, onTick, onRevert, onCompare }: ChangeRowProps) {
  const { translator, names } = useSaying()
  const { t } = translator
  const when = useWhen()
  const shortWhen = useShortWhen()
  const [entry] = row.entries
  const what = wordEntity(translator, names, row.entity)
  const building = wordBuilding(translator, names, row.entity)
  const who = sayWho(t, entry.by, NO_NAMES)
  const plannedAt = marks.planned.get(row.key)
  const isLocked = isLockedRow(useMe().role, row)
  const thing = row.act === 'changed' ? `${what}, ${t(wordOfField(entry.kind, entry.field))}` : what
  return (
    <li className={styles.row}>
      <Tick
        label={t('publish.include', { what: thing })}
        value={!marks.unticked.has(row.key) && plannedAt === undefined && !isLocked}
        isDisabled={plannedAt !== undefined || isLocked}
        onChange={(value) => onTick([row], value)}
      />
      <Avatar name={who} size="small" title={who} />
      <span className={styles.what}>
        <VisuallyHidden>{who}: </VisuallyHidden>
        {row.entity.kind === 'instance' ? (
          <button type="button" title={t('compare.open')} onClick={() => onCompare(row)}>
            {what}
          </button>
        ) : (
          what
        )}
        {building && <small>{building}</small>}
      </span>
      <span className={styles.change}>
        <ChangeText row={row} jump={jump} />
        <span className={styles.marks}>
          {marks.fresh.has(row.key) && <Tag kind="tint">{t('publish.fresh', { who })}</Tag>}
          {plannedAt !== undefined && (
            <Tag>
              {t('publish.planned_for', { when: formatWhen(translator, plannedAt, marks.timeZone, new Date()) })}
            </Tag>
          )}
        </span>
        {isLocked && <small>{t('publish.fault.owners')}</small>}
      </span>
      <time className={styles.when} dateTime={entry.at} title={when(entry.at)}>
        {shortWhen(entry.at)}
      </time>
      <ServerButton
        variant="plain"
        size="small"
        square
        aria-label={t('publish.revert', { what: thing })}
        title={t('publish.revert_short')}
        onClick={() => onRevert([row])}
      >
        <StudioIcon name="undo" size="small" />
      </ServerButton>
    </li>
  )
}
