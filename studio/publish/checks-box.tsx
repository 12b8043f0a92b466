import { type ReactNode, useState } from 'react'
import type { PublicationCheck, PublicationConflict } from '#contract/publications.ts'
import { type FieldName, fieldKey } from '#domain/draft/entity.ts'
import { Box } from '#studio/box/box.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checks-box.module.css'
import { wordBuilding, wordEntity } from './entity-names.ts'
import { wordOfField } from './field-words.ts'
import { sayFault, sayWarning, wordOfConflict } from './problems.ts'
import { sayValue } from './say-value.ts'
import { useSaying } from './saying-context.ts'

const FIRST_ITEMS = 5
const MORE_ITEMS = 50

interface ChecksBoxProps {
  readonly check: PublicationCheck
  readonly isBusy: boolean
  readonly onSettle: (entries: readonly FieldName[], keep: 'mine' | 'theirs') => void
  readonly onTick: (entries: readonly FieldName[]) => void
  /** Takes entries out of the draft. */
  readonly onDrop: (entries: readonly FieldName[]) => void
  /** Reads the draft again. */
  readonly onReload: () => void
}

/** What stops the publication, each with the act that mends it, and what should be known. */
export function ChecksBox(props: ChecksBoxProps) {
  const saying = useSaying()
  const { t } = saying.translator
  const { conflicts, faults, warnings } = props.check
  const stopping = conflicts.length + faults.length
  if (stopping + warnings.length === 0) return null
  const changed = conflicts.filter(({ reason }) => reason === 'changed').map(({ entry }) => entry)
  const items = [
    ...conflicts.map((conflict) => (
      <ConflictItem key={`${conflict.reason} ${fieldKey(conflict.entry)}`} {...props} conflict={conflict} />
    )),
    ...faults.map((fault, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: faults have no ids, and the list is replaced as a whole.
      <Item key={`fault ${index}`} where={fault.entity && { ...fault.entity, field: fault.field }}>
        <p>{sayFault(saying, fault)}</p>
        {fault.tick.length > 0 && (
          <Button size="small" onClick={() => props.onTick(fault.tick)}>
            {t('publish.tick_too')}
          </Button>
        )}
      </Item>
    )),
    ...warnings.map((warning, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: warnings have no ids, and the list is replaced as a whole.
      <Item key={`warning ${index}`} where={warning.entity && { ...warning.entity, field: warning.field }} isWarning>
        <p>{sayWarning(saying, warning)}</p>
      </Item>
    )),
  ]
  return (
    <Box
      title={
        stopping > 0 ? t('publish.stopped_by', { count: stopping }) : t('publish.warnings', { count: warnings.length })
      }
      acts={
        changed.length > 1 && (
          <span className={styles.all}>
            <Button size="small" loading={props.isBusy} onClick={() => props.onSettle(changed, 'mine')}>
              {t('publish.keep_all_mine')}
            </Button>
            <Button size="small" loading={props.isBusy} onClick={() => props.onSettle(changed, 'theirs')}>
              {t('publish.take_all_theirs')}
            </Button>
          </span>
        )
      }
      isFlush
    >
      <Items items={items} />
    </Box>
  )
}

function Items({ items }: { readonly items: readonly ReactNode[] }) {
  const { t } = useSaying().translator
  const [shown, setShown] = useState(FIRST_ITEMS)
  return (
    <>
      <ul>{items.slice(0, shown)}</ul>
      {items.length > shown && (
        <div className={styles.more}>
          <span>{t('publish.more', { count: items.length - shown })}</span>
          <Button variant="plain" size="small" onClick={() => setShown(shown + MORE_ITEMS)}>
            {t('publish.show')}
          </Button>
        </div>
      )}
    </>
  )
}

interface ConflictItemProps extends ChecksBoxProps {
  readonly conflict: PublicationConflict
}

function ConflictItem({ conflict, isBusy, onSettle, onDrop, onReload }: ConflictItemProps) {
  const saying = useSaying()
  const { t } = saying.translator
  const { entry, reason, value, live } = conflict
  const [mine, theirs] = [sayValue(saying, entry, value), sayValue(saying, entry, live)]
  return (
    <Item where={entry}>
      <p>
        {t(wordOfConflict(conflict))}
        {reason === 'changed' && mine !== null && theirs !== null && ` ${t('publish.both_values', { mine, theirs })}`}
      </p>
      {reason === 'changed' && (
        <>
          <Button size="small" loading={isBusy} onClick={() => onSettle([entry], 'mine')}>
            {t('common.keep_mine')}
          </Button>
          <Button size="small" loading={isBusy} onClick={() => onSettle([entry], 'theirs')}>
            {t('publish.take_theirs')}
          </Button>
        </>
      )}
      {(reason === 'gone' || reason === 'live_only') && (
        <Button size="small" loading={isBusy} onClick={() => onDrop([entry])}>
          {t('publish.drop')}
        </Button>
      )}
      {(reason === 'edited' || reason === 'missing') && (
        <Button size="small" onClick={onReload}>
          {t('publish.read_again')}
        </Button>
      )}
    </Item>
  )
}

interface ItemProps {
  readonly where: (Pick<FieldName, 'kind' | 'id'> & { readonly field: string | null }) | null
  readonly isWarning?: boolean
  readonly children: ReactNode
}

function Item({ where, isWarning, children }: ItemProps) {
  const { translator, names } = useSaying()
  const { t } = translator
  const words = where && [
    wordEntity(translator, names, where),
    wordBuilding(translator, names, where),
    where.field !== null && where.field !== 'exists' && t(wordOfField(where.kind, where.field)),
  ]
  return (
    <li className={styles.item}>
      <span className={isWarning ? styles.warning : styles.fault}>
        <Icon name="alert" />
      </span>
      <div className={styles.text}>
        {words && <b>{words.filter(Boolean).join(' · ')}</b>}
        {children}
      </div>
    </li>
  )
}
