import { useId, useState } from 'react'
import { fieldKey, valueIn } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import { useMainAct } from '#studio/box/main-act.ts'
import { formatChange, formatWhen } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import { useMe } from '#studio/person/me-context.ts'
import type { Clash } from '#studio/project/clashes.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { useProjectZone } from '#studio/project/use-project-zone.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import styles from './clash-card.module.css'
import { ClashList } from './clash-list.tsx'
import { cellName, columnOfField, sayFieldValue } from './clash-words.ts'
import placed from './placed-card.module.css'
import { usePlacedCard } from './use-placed-card.ts'

export interface ClashCardProps {
  readonly book: UnitBook
  /** The cell of a unit; null if it is not on the screen. */
  readonly cellAt: (row: string, column: UnitColumn) => Element | null
  readonly onSettled: () => void
}

/** Somebody else changed the same cell: both values and the live one, and the choice between them. */
export function ClashCard({ book, cellAt, onSettled }: ClashCardProps) {
  const { store } = useProject()
  const clashes = [...useProjectState().project.clashes.values()]
  const [isListed, setIsListed] = useState(false)
  const [clash] = clashes
  if (!clash) return null
  const settle = (settled: readonly Clash[], keep: 'mine' | 'theirs') => store.settle(settled, keep)
  if (isListed) {
    const close = () => {
      setIsListed(false)
      onSettled()
    }
    return <ClashList clashes={clashes} book={book} onSettle={settle} onClose={close} />
  }
  const column = columnOfField(clash.field)
  return (
    <ClashQuestion
      key={fieldKey(clash)}
      clash={clash}
      book={book}
      anchor={() => (column ? cellAt(clash.id, column) : null)}
      others={clashes.length - 1}
      onList={() => setIsListed(true)}
      onSettle={(keep) => {
        settle([clash], keep)
        onSettled()
      }}
    />
  )
}

interface ClashQuestionProps {
  readonly clash: Clash
  readonly book: UnitBook
  readonly anchor: () => Element | null
  /** How many more wait. */
  readonly others: number
  readonly onList: () => void
  readonly onSettle: (keep: 'mine' | 'theirs') => void
}

function ClashQuestion({ clash, book, anchor, others, onList, onSettle }: ClashQuestionProps) {
  const translator = useTranslator()
  const timeZone = useProjectZone()
  const { t } = translator
  const me = useMe()
  const { project } = useProjectState()
  const isSmall = useScreenSize() === 'small'
  const card = usePlacedCard(anchor)
  useMainAct()
  const textId = useId()
  const { field, by, at } = clash
  const name = by?.name || t('units.clash.somebody')
  const title = t('units.clash.title', { name })
  const live = valueIn(project.live, clash)
  /** How far a price is from the live one. */
  const share = (value: Json) =>
    field === 'price' && typeof value === 'number' && typeof live === 'number' && live > 0 ? (
      <small dir="ltr">{formatChange(translator, value / live - 1)}</small>
    ) : null
  return (
    <div
      ref={card}
      popover={isSmall ? undefined : 'manual'}
      className={joinClasses(placed.card, styles.card)}
      role="alertdialog"
      aria-label={title}
      aria-describedby={textId}
    >
      {by?.name ? <Avatar name={by.name} /> : <Icon name="alert" />}
      <p className={styles.words}>
        <b>{title}</b>
        <span id={textId}>{cellName(translator, book, clash)}</span>
      </p>
      <dl className={styles.values}>
        <div>
          <dt>
            {by?.name && <Avatar name={by.name} size="small" />}
            {at === null ? name : `${name}, ${formatWhen(translator, at, timeZone, new Date())}`}
          </dt>
          <dd>
            {sayFieldValue(translator, book, field, clash.value)} {share(clash.value)}
          </dd>
        </div>
        <div className={styles.mine}>
          <dt>
            <Avatar name={me.name || t('history.you')} size="small" />
            {t('history.you')}
          </dt>
          <dd>
            {sayFieldValue(translator, book, field, clash.mine)} {share(clash.mine)}
          </dd>
        </div>
        <div className={styles.live}>
          <dt>{t('units.clash.live')}</dt>
          <dd>{sayFieldValue(translator, book, field, live)}</dd>
        </div>
      </dl>
      <div className={joinClasses(placed.acts, styles.acts)}>
        <Button size="small" variant="filled" onClick={() => onSettle('mine')}>
          {t('common.keep_mine')}
        </Button>
        <Button size="small" onClick={() => onSettle('theirs')}>
          {t('units.clash.theirs')}
        </Button>
        {others > 0 && (
          <Button size="small" variant="plain" className={styles.all} onClick={onList}>
            {t('units.clash.list', { count: others + 1 })}
          </Button>
        )}
      </div>
    </div>
  )
}
