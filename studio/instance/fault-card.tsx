import type { GridEdit } from '#studio/grid/grid-props.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { FaultyText } from './faulty-text.ts'
import styles from './note-card.module.css'

interface FaultCardProps {
  readonly fault: FaultyText
  readonly onUse: (edits: readonly GridEdit[]) => void
  readonly onDiscard: (row: string, column: string) => void
}

/** Says why the text of a cell was not taken, and offers the likeliest reading. */
export function FaultCard({ fault, onUse, onDiscard }: FaultCardProps) {
  const { t, numberFormat } = useTranslator()
  const { row, column, text, suggestion, unknown } = fault
  return (
    <div className={styles.card} role="alert">
      <Icon name="alert" />
      <p>
        <b>{text}</b> {t(fault.fault)}
      </p>
      {suggestion !== undefined && (
        <Button size="small" variant="filled" onClick={() => onUse([{ row, column, text: suggestion }])}>
          {t('units.fault.use', { value: numberFormat({}).format(Number(suggestion)) })}
        </Button>
      )}
      {column === 'tags' && unknown.length > 0 && (
        <Button size="small" variant="filled" onClick={() => onUse([{ row, column, text, added: unknown }])}>
          {t('units.make_tag', { name: unknown.join(', ') })}
        </Button>
      )}
      <Button size="small" onClick={() => onDiscard(row, column)}>
        {t('units.fault.discard')}
      </Button>
    </div>
  )
}
