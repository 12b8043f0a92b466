import { useId } from 'react'
import type { FaultyText } from '#domain/unit-table/faulty-text.ts'
import type { GridEdit } from '#studio/grid/grid-props.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import ask from './ask-card.module.css'
import styles from './fault-card.module.css'
import placed from './placed-card.module.css'
import { usePlacedCard } from './use-placed-card.ts'

export interface FaultCardProps {
  readonly fault: FaultyText
  /** Its cell; null if it is not on the screen. */
  readonly anchor: () => Element | null
  readonly onUse: (edits: readonly GridEdit[]) => void
  readonly onDiscard: (row: string, column: string) => void
}

/** Says beside a cell why its text was not taken, and offers the likeliest reading. */
export function FaultCard({ fault, anchor, onUse, onDiscard }: FaultCardProps) {
  const { t, numberFormat } = useTranslator()
  const { row, column, text, suggestion, unknown } = fault
  const card = usePlacedCard(anchor)
  const id = useId()
  return (
    <div
      ref={card}
      popover="manual"
      role="alert"
      aria-labelledby={id}
      className={joinClasses(placed.card, styles.card)}
    >
      <Icon name="alert" />
      <div className={ask.words}>
        <b id={id}>
          <q>
            <bdi>{text}</bdi>
          </q>
        </b>
        <p>{t(`units.fault.${fault.fault}`)}</p>
      </div>
      <div className={placed.acts}>
        {suggestion !== undefined && (
          <Button size="small" variant="tinted" onClick={() => onUse([{ row, column, text: suggestion }])}>
            {t('units.fault.use', { value: numberFormat({}).format(Number(suggestion)) })}
          </Button>
        )}
        {column === 'tags' && unknown.length > 0 && (
          <Button size="small" variant="tinted" onClick={() => onUse([{ row, column, text, added: unknown }])}>
            {t('units.make_tag', { name: unknown.join(', ') })}
          </Button>
        )}
        <Button size="small" variant="plain" onClick={() => onDiscard(row, column)}>
          {t('units.fault.discard')}
        </Button>
      </div>
    </div>
  )
}
