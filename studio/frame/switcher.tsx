import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { hasDuty } from '#domain/account/role.ts'
import { pathOf, readScreen, type Screen } from '#studio/address/address.ts'
import { currentPath, go } from '#studio/address/use-path.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { useFiguresOf } from '#studio/catalogue/figures-context.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Popover } from '#ui/floating/popover.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { indexAfterKey } from '#ui/keys/roving-keys.ts'
import { useNear } from '#ui/lazy/use-near.ts'
import { CatalogueBadge, LetterBadge } from './catalogue-badge.tsx'
import styles from './switcher.module.css'

/** From this number of catalogues on the menu has a search. */
const MANY = 8

interface SwitcherProps {
  /** Below the name on small screens, instead of the company. */
  readonly note?: string | undefined
}

/** The catalogue that the screens are about, and the menu of all others. */
export function Switcher({ note }: SwitcherProps) {
  const { t, language } = useTranslator()
  const me = useMe()
  const { current } = useCatalogues()
  const figures = useFiguresOf(current?.project_id ?? null, false)
  return (
    <Popover
      label={t('switcher.choose')}
      className={styles.menu}
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={styles.switcher}
          aria-keyshortcuts="Control+Shift+O"
          data-switcher=""
        >
          {current ? (
            <CatalogueBadge catalogue={current} cover={figures?.cover} />
          ) : (
            <LetterBadge name={me.account.name} />
          )}
          <span className={styles.names}>
            <b>{current ? catalogueName(current, language.code) : me.account.name}</b>
            <small>{note ?? (current ? me.account.name : t('switcher.no_project'))}</small>
          </span>
          <Icon name={note === undefined ? 'sort' : 'down'} size="small" />
        </button>
      )}
    >
      {(close) => <SwitcherMenu close={close} />}
    </Popover>
  )
}

function SwitcherMenu({ close }: { readonly close: () => void }) {
  const { t, language } = useTranslator()
  const { all, current } = useCatalogues()
  const { role } = useMe()
  const [sought, setSought] = useState('')
  const word = sought.trim().toLocaleLowerCase()
  const found = all.filter((one) => catalogueName(one, language.code).toLocaleLowerCase().includes(word))
  const list = useRef<HTMLDivElement>(null)
  // In the next frame: it mounts before it is visible, and a hidden element cannot take the focus.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => focusFirst(list.current))
    return () => cancelAnimationFrame(frame)
  }, [])
  const open = (screen: Screen) => {
    close()
    go(pathOf(screen))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between its buttons.
    <div ref={list} className={styles.list} onKeyDown={walk}>
      {all.length >= MANY && (
        <input
          type="search"
          className={styles.search}
          aria-label={t('switcher.search')}
          placeholder={t('switcher.search')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {found.map((catalogue) => (
        <SwitcherItem
          key={catalogue.id}
          catalogue={catalogue}
          isCurrent={catalogue.id === current?.id}
          onOpen={() => open(screenOf(catalogue))}
        />
      ))}
      {found.length === 0 && all.length > 0 && <p className={styles.none}>{t('switcher.none', { word: sought })}</p>}
      <hr />
      {hasDuty(role, 'describe') && (
        <button type="button" className={styles.item} onClick={() => open({ name: 'new' })}>
          <Icon name="plus" />
          {t('nav.new')}
        </button>
      )}
      <button type="button" className={styles.item} onClick={() => open({ name: 'account' })}>
        <Icon name="user" />
        {t('account.title')}
      </button>
    </div>
  )
}

/** Focuses the search, else the current catalogue. On touch screens a focused search would open the keyboard. */
function focusFirst(list: HTMLElement | null): void {
  const search = matchMedia('(pointer: fine)').matches ? list?.querySelector('input') : null
  const first = search ?? list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('button')
  first?.focus()
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  // In the search, Home and End move the cursor.
  if (!event.key.startsWith('Arrow') && event.target instanceof HTMLInputElement) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const next = indexAfterKey(event.key, at, { count: buttons.length, vertical: true, rtl: false })
  if (next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}

interface SwitcherItemProps {
  readonly catalogue: Catalogue
  readonly isCurrent: boolean
  readonly onOpen: () => void
}

function SwitcherItem({ catalogue, isCurrent, onOpen }: SwitcherItemProps) {
  const { t, language } = useTranslator()
  const item = useRef<HTMLButtonElement>(null)
  // Only those that the list shows: an account may have hundreds.
  const isNear = useNear(item)
  const figures = useFiguresOf(catalogue.project_id, isNear)
  const kind = catalogue.project_id === null ? [t('switcher.group')] : []
  return (
    <button
      ref={item}
      type="button"
      className={styles.item}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
    >
      <CatalogueBadge catalogue={catalogue} cover={figures?.cover} />
      <span className={styles.names}>
        <b>{catalogueName(catalogue, language.code)}</b>
        <small>
          <span className={styles.dot} data-off={!catalogue.published} />
          {[...kind, t(catalogue.published ? 'pill.live' : 'pill.not_published')].join(' · ')}
        </small>
      </span>
      {isCurrent && <Icon name="check" size="small" />}
    </button>
  )
}

/** The same screen for another catalogue, if it has one. */
function screenOf({ id, project_id }: Catalogue): Screen {
  const screen = readScreen(currentPath())
  const name = screen?.name === 'publish' || project_id === null ? 'publish' : 'units'
  return { name, catalogue: id }
}
