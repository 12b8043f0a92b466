import { useEffect, useRef } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { UNIT_GROUPS, type UnitGroup } from '#domain/unit-table/unit-views.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { BuildMenu } from '#studio/building/build-menu.tsx'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/floating/menu.tsx'
import { Popover } from '#ui/floating/popover.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { takesText } from '#ui/keys/takes-text.ts'
import { FilterBar } from './filter-bar.tsx'
import { ColumnList } from './later-parts.tsx'
import styles from './units-toolbar.module.css'
import type { UndoHistory } from './use-undo.ts'
import type { UnitLayoutChoice } from './use-unit-layout.ts'
import type { UnitList } from './use-unit-list.ts'

interface UnitsToolbarProps {
  readonly list: UnitList
  readonly layout: UnitLayoutChoice
  readonly undoHistory: UndoHistory
  readonly checked: ReadonlySet<string>
  /** The chess has neither groups nor columns. */
  readonly mode: 'table' | 'chess'
}

const GROUP_WORDS: Readonly<Record<UnitGroup, StudioKey>> = {
  storey: 'field.storey',
  section: 'field.section',
  estate: 'field.estate',
  layout: 'field.layout',
  status: 'field.status',
  none: 'units.group.none',
}

/** Search, filters, grouping, columns, undo and redo. */
export function UnitsToolbar(props: UnitsToolbarProps) {
  const { list, layout, undoHistory, checked, mode } = props
  const { group, onGroup, columns } = layout
  const { t } = useTranslator()
  const { book, filter, onFilter } = list
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => focusOnSlash(search.current), [])
  return (
    <div className={styles.toolbar}>
      <div className={styles.limits}>
        <label className={styles.search}>
          <Icon name="search" size="small" />
          <input
            ref={search}
            type="search"
            aria-label={t('units.search')}
            placeholder={t('units.search')}
            value={filter.sought}
            onChange={({ target }) => onFilter({ ...filter, sought: target.value })}
          />
          {filter.sought === '' ? (
            <kbd>/</kbd>
          ) : (
            <button
              type="button"
              aria-label={t('units.search.clear')}
              onClick={() => {
                onFilter({ ...filter, sought: '' })
                search.current?.focus()
              }}
            >
              <Icon name="close" size="small" />
            </button>
          )}
        </label>
        <FilterBar list={list} />
      </div>
      <div className={styles.tools}>
        {mode === 'table' && (
          <div className={styles.arrange}>
            <Menu
              label={t('units.group.by')}
              align="end"
              items={UNIT_GROUPS.map((one) => ({
                key: one,
                label: t(GROUP_WORDS[one]),
                chosen: one === group,
                onSelect: () => onGroup(one),
              }))}
              trigger={(trigger) => (
                <Button {...trigger} size="small" variant="plain" title={t('units.group.by')}>
                  <StudioIcon name="group" size="small" />
                  <span data-label>{t(GROUP_WORDS[group])}</span>
                </Button>
              )}
            />
            <Popover
              label={t('units.columns', { count: columns.length })}
              align="end"
              trigger={(trigger) => (
                <Button {...trigger} size="small" variant="plain" title={t('units.columns', { count: columns.length })}>
                  <StudioIcon name="columns" size="small" />
                  <span data-label>{t('units.columns', { count: columns.length })}</span>
                </Button>
              )}
            >
              {() => <ColumnList choice={layout.choice} usual={layout.usual} onChange={layout.onChoice} />}
            </Popover>
          </div>
        )}
        {hasDuty(useMe().role, 'describe') && <BuildMenu book={book} checked={checked} />}
        <span className={styles.line} />
        <Button
          size="small"
          variant="plain"
          square
          aria-label={t('control.undo')}
          title={t(undoHistory.isUndoAway ? 'units.undo.away' : 'control.undo')}
          disabled={!undoHistory.canUndo}
          onClick={undoHistory.undo}
        >
          <StudioIcon name="undo" size="small" />
        </Button>
        <Button
          size="small"
          variant="plain"
          square
          aria-label={t('units.redo')}
          disabled={!undoHistory.canRedo}
          onClick={undoHistory.redo}
        >
          <StudioIcon name="redo" size="small" />
        </Button>
      </div>
    </div>
  )
}

/** Focuses the search when somebody presses `/` outside of a field. */
function focusOnSlash(search: HTMLInputElement | null): () => void {
  const listen = (event: KeyboardEvent) => {
    const isTyping =
      takesText(event.target) || (event.target instanceof Element && event.target.matches('[role=grid] *'))
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    search?.focus()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}
