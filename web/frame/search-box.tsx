import { type KeyboardEvent, useEffect, useId, useMemo, useReducer, useRef } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { searchByNumber } from '#domain/search/search-by-number.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useOpenInstance } from '#web/instance/use-open-instance.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './search-box.module.css'
import { SearchResults } from './search-results.tsx'
import { EMPTY_SEARCH, reduceSearch } from './search-state.ts'

const LIMIT = 8

/** Finds units by their number: a field with a list of results (ARIA combobox). */
export function SearchBox({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslator()
  const { project } = useCatalogue()
  const { open: openInstance } = useOpenInstance()
  const [state, dispatch] = useReducer(reduceSearch, EMPTY_SEARCH)
  const id = useId()
  const field = useFocusedField()
  const found = useMemo(() => searchByNumber(project?.chess.instances ?? [], state.text, LIMIT), [project, state.text])
  const open = (instance: Instance) => {
    dispatch({ type: 'clear' })
    onOpen()
    openInstance(instance.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const active = found[state.active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      dispatch({ type: 'move', by: event.key === 'ArrowDown' ? 1 : -1, count: found.length })
    } else if (event.key === 'Enter' && state.isOpen && active) open(active)
    // Escape first closes the list, then clears the text, then closes the popover.
    else if (event.key === 'Escape' && state.text !== '') dispatch({ type: state.isOpen ? 'close' : 'clear' })
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.box}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('control.search')}
        placeholder={t('search.placeholder')}
        aria-autocomplete="list"
        aria-expanded={state.isOpen}
        aria-controls={id}
        aria-activedescendant={state.isOpen && found.length > 0 ? `${id}-${state.active}` : undefined}
        disabled={!project}
        value={state.text}
        onChange={({ target }) => dispatch({ type: 'write', text: target.value })}
        onKeyDown={onKeyDown}
        onBlur={() => dispatch({ type: 'close' })}
      />
      <div className={styles.results} hidden={!state.isOpen}>
        {state.isOpen && (
          <SearchResults
            id={id}
            found={found}
            active={state.active}
            onPoint={(active) => dispatch({ type: 'point', active })}
            onChoose={open}
          />
        )}
      </div>
    </div>
  )
}

/** A ref to the field; focuses it as soon as its popover is open. */
function useFocusedField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return field
}
