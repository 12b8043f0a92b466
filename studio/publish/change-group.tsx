import { useId, useState } from 'react'
import type { PublicationCheck } from '#contract/publications.ts'
import { type ChangeGroup as Group, inListOrder, isLockedRow, jumpOf, sumPrices } from '#domain/draft/change-groups.ts'
import { formatMoneyDifference } from '#i18n/format-money.ts'
import { Tag } from '#studio/box/tag.tsx'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import type { StudioIconName } from '#studio/icon/studio-icon-paths.ts'
import { useMe } from '#studio/person/me-context.ts'
import { ServerButton } from '#studio/project/server-button.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './change-group.module.css'
import { ChangeRow, type RowMarks } from './change-row.tsx'
import type { DraftRow as Row } from './draft-list.ts'
import { problemsIn, unusualIn } from './problems.ts'
import { useSaying } from './saying-context.ts'
import { Tick } from './tick.tsx'

const ICONS: Readonly<Record<Group, StudioIconName>> = {
  prices: 'money',
  facts: 'grid',
  structure: 'home',
  layouts: 'columns',
  marks: 'flag',
  pictures: 'image',
  content: 'text',
}

const FIRST_ROWS = 5
const MORE_ROWS = 50

interface ChangeGroupProps {
  readonly group: Group
  readonly rows: readonly Row[]
  readonly changesCurrency: boolean
  /** Null while it is not known. */
  readonly check: PublicationCheck | null
  readonly marks: RowMarks
  readonly isBusy: boolean
  readonly onTick: (rows: readonly Row[], value: boolean) => void
  readonly onRevert: (rows: readonly Row[]) => void
  readonly onCompare: (row: Row) => void
}

/** Unpublished changes of one kind. The tick of the group is that of all its changes. */
export function ChangeGroup({ group, rows: all, changesCurrency, check, marks, isBusy, ...acts }: ChangeGroupProps) {
  const { t } = useSaying().translator
  const title = useId()
  const [isOpen, setIsOpen] = useState(true)
  const [shown, setShown] = useState(FIRST_ROWS)
  const rows = inListOrder(all, marks.fresh, changesCurrency)
  const { role } = useMe()
  const offered = rows.filter((row) => !marks.planned.has(row.key) && !isLockedRow(role, row))
  const ticked = offered.filter(({ key }) => !marks.unticked.has(key))
  const name = t(group === 'layouts' ? 'build.layouts' : `publish.group.${group}`)
  // One row more is as short as the line that offers it. What is new is never hidden.
  const count = rows.length <= shown + 1 ? rows.length : shown
  const visible = rows.filter(({ key }, index) => index < count || marks.fresh.has(key))
  return (
    <section className={styles.group} aria-labelledby={title}>
      <div className={styles.head}>
        <Tick
          label={t('publish.include', { what: name })}
          value={ticked.length === 0 ? false : ticked.length === offered.length ? true : null}
          isDisabled={offered.length === 0}
          onChange={(value) => acts.onTick(offered, value)}
        />
        <span className={styles.icon}>
          <StudioIcon name={ICONS[group]} />
        </span>
        <div className={styles.title}>
          <h3 id={title}>{name}</h3>
          <span className={styles.summary}>
            <Summary group={group} rows={rows} changesCurrency={changesCurrency} />
          </span>
          <span className={styles.check}>
            <CheckTag rows={rows} check={ticked.length === 0 ? null : check} />
          </span>
        </div>
        {rows.length > 1 && (
          <ServerButton
            variant="plain"
            size="small"
            square
            loading={isBusy}
            aria-label={t('publish.revert_group', { group: name })}
            title={t('publish.revert_group', { group: name })}
            onClick={() => acts.onRevert(rows)}
          >
            <StudioIcon name="undo" size="small" />
          </ServerButton>
        )}
        <IconButton
          size="small"
          icon={isOpen ? 'up' : 'down'}
          label={t(isOpen ? 'publish.fold' : 'publish.unfold', { group: name })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <>
          <ul>
            {visible.map((row) => (
              <ChangeRow key={row.key} row={row} marks={marks} jump={jumpOf(row, changesCurrency)} {...acts} />
            ))}
          </ul>
          {visible.length < rows.length && (
            <div className={styles.more}>
              <span>{t('publish.more', { count: rows.length - visible.length })}</span>
              <Button variant="plain" size="small" onClick={() => setShown(shown + MORE_ROWS)}>
                {t('publish.show')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function Summary({ group, rows, changesCurrency }: Pick<ChangeGroupProps, 'group' | 'rows' | 'changesCurrency'>) {
  const { translator, currency } = useSaying()
  const { t } = translator
  if (group !== 'prices') return t('publish.count', { count: rows.length })
  const { units, sum } = sumPrices(rows, changesCurrency)
  if (sum === null || currency === null) return t('common.units', { count: units })
  return t('publish.prices_summary', { count: units, sum: formatMoneyDifference(translator, sum, currency) })
}

function CheckTag({ rows, check }: Pick<ChangeGroupProps, 'rows' | 'check'>) {
  const { t } = useSaying().translator
  if (!check) return null
  const problems = problemsIn(check, rows)
  if (problems > 0) {
    return (
      <Tag kind="bad">
        <Icon name="alert" size="small" />
        {t('publish.problems', { count: problems })}
      </Tag>
    )
  }
  const unusual = unusualIn(check, rows)
  if (unusual > 0) {
    return (
      <Tag kind="warn">
        <Icon name="alert" size="small" />
        <span className={styles.word}>{t('publish.unusual', { count: unusual })}</span>
      </Tag>
    )
  }
  return (
    <Tag kind="good">
      <Icon name="check" size="small" />
      <span className={styles.word}>{t('publish.checked')}</span>
    </Tag>
  )
}
