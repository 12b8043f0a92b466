import { type KeyboardEvent, useEffect, useId, useMemo, useReducer, useRef } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { searchByNumber } from '#domain/search/search-by-number.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './search-box.module.css'
import { EMPTY_SEARCH, reduceSearch } from './search-state.ts'
import { useOpenInstance } from './use-open-instance.ts'

const LIMIT = 8

const SearchResults = lazyPart(
  'search-results',
  async () => (await import('./search-results.tsx')).SearchResults,
  <Skeleton height="3.5rem" />,
)

interface SearchBoxProps {
  /** In a popover of its own: it takes the focus, and its results stand below it instead of floating. */
  readonly isAlone?: boolean
  readonly onOpen?: () => void
}

/** Finds units by their number: a field with a list that is walked by arrows (the combobox of ARIA). */
export function SearchBox({ isAlone = false, onOpen }: SearchBoxProps) {
  const { t } = useTranslator()
  const { project } = useCatalogue()
  const openInstance = useOpenInstance()
  const [state, dispatch] = useReducer(reduceSearch, EMPTY_SEARCH)
  const id = useId()
  const field = useFocusedField(isAlone)
  const found = useMemo(() => searchByNumber(project?.chess.instances ?? [], state.text, LIMIT), [project, state.text])
  const open = (instance: Instance) => {
    dispatch({ type: 'clear' })
    onOpen?.()
    openInstance(instance.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const active = found[state.active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      dispatch({ type: 'move', by: event.key === 'ArrowDown' ? 1 : -1, count: found.length })
    } else if (event.key === 'Enter' && state.isOpen && active) open(active)
    // Escape closes what is nearest: first the list, then the text, then what lies around.
    else if (event.key === 'Escape' && state.text !== '') dispatch({ type: state.isOpen ? 'close' : 'clear' })
    else return
    event.preventDefault()
  }
  return (
    <div className={joinClasses(styles.box, isAlone && styles.alone)}>
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

/** The field; in a popover it has the focus as soon as the popover is there. */
function useFocusedField(isAlone: boolean) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isAlone) return
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isAlone])
  return field
}
