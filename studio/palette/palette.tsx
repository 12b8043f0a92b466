import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import type { StudioIconName } from '#studio/icon/studio-icon-paths.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useModal } from '#ui/modal/use-modal.ts'
import styles from './palette.module.css'
import { type Findable, nearestResults, rankResults } from './rank-results.ts'
import { type Found, useFindables } from './use-findables.ts'

const ICONS: Readonly<Record<Findable['kind'], StudioIconName>> = {
  ...{ page: 'arrow', project: 'home', unit: 'grid', person: 'people', command: 'bolt' },
}

/** The command palette: finds pages, projects, units, people and commands by a few letters. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslator()
  const all = useFindables()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, onClose)
  const listId = useId()
  const found = rankResults(all, query)
  const shown =
    found.length > 0
      ? found
      : nearestResults(
          all.filter(({ kind }) => kind !== 'unit'),
          query,
        )
  const chosen = Math.min(at, shown.length - 1)
  const run = (item: Found | undefined) => {
    if (!item) return
    onClose()
    item.run()
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((chosen + step + shown.length) % shown.length)
    else if (event.key === 'Enter') run(shown[chosen])
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('palette.open')} {...handlers}>
      <div className={styles.query}>
        <Icon name="search" />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={shown[chosen] ? `${listId}-${chosen}` : undefined}
          aria-label={t('palette.open')}
          placeholder={t('palette.open')}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setAt(0)
          }}
          onKeyDown={walk}
        />
      </div>
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {t('palette.none', { word: query })}
        </p>
      )}
      <div id={listId} role="listbox" className={styles.results} aria-label={t('palette.results')}>
        {shown.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
          <div
            key={item.id}
            ref={index === chosen ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.item}
            onClick={() => run(item)}
          >
            <StudioIcon name={ICONS[item.kind]} />
            <span>{item.label}</span>
            {item.note && <small>{item.note}</small>}
          </div>
        ))}
      </div>
      <p className={styles.foot}>
        <span>
          <kbd>#</kbd> {t('nav.units')}
        </span>
        <span>
          <kbd>@</kbd> {t('nav.people')}
        </span>
        <span>
          <kbd>&gt;</kbd> {t('palette.commands')}
        </span>
      </p>
    </dialog>
  )
}
