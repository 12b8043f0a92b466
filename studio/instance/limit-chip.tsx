import { useEffect, useEffectEvent } from 'react'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { NamedMark } from '#domain/unit-table/unit-facts.ts'
import type { UnitLimit } from '#domain/unit-table/unit-limits.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Popover } from '#ui/floating/popover.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { LimitEditor } from './later-parts.tsx'
import styles from './limit-chip.module.css'
import { limitTitle, limitWords } from './limit-words.ts'
import { useColumnUnits } from './use-column-units.ts'

interface LimitChipProps {
  readonly column: UnitColumn
  /** Null: the column does not limit, and the chip offers to. */
  readonly limit: UnitLimit | null
  readonly options: readonly NamedMark[]
  readonly onChange: (limit: UnitLimit | null) => void
  readonly onRemove: () => void
  /** Whether its editor is open. */
  readonly onEditing: (isEditing: boolean) => void
}

/** A limit of the list: a click edits it, the cross removes it. */
export function LimitChip({ column, limit, options, onChange, onRemove, onEditing }: LimitChipProps) {
  const translator = useTranslator()
  const { t } = translator
  const title = limitTitle(translator, column, useColumnUnits())
  const words = limit && limitWords(translator, limit, options)
  return (
    <div className={joinClasses(styles.chip, limit && styles.on)} data-column={column}>
      <Popover
        label={title}
        trigger={(trigger) => (
          <button type="button" {...trigger} className={styles.main}>
            {/* "Building Building A" says it twice. */}
            {!startsWith(words, title) && <span>{title}</span>}
            {words ? <b>{words}</b> : <Icon name="down" size="small" />}
          </button>
        )}
      >
        {(close) => (
          <>
            <LimitEditor column={column} limit={limit} options={options} onChange={onChange} close={close} />
            <WhileOpen onOpen={onEditing} />
          </>
        )}
      </Popover>
      {limit && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('units.filter.remove_one', { name: `${title} ${words}` })}
          onClick={onRemove}
        >
          <Icon name="close" size="small" />
        </button>
      )}
    </div>
  )
}

function startsWith(words: string | null, title: string): boolean {
  return words?.toLocaleLowerCase().startsWith(title.toLocaleLowerCase()) ?? false
}

/** Tells when the popover around it opens and closes. */
function WhileOpen({ onOpen }: { readonly onOpen: (isOpen: boolean) => void }) {
  const tell = useEffectEvent(onOpen)
  useEffect(() => {
    tell(true)
    return () => tell(false)
  }, [])
  return null
}
