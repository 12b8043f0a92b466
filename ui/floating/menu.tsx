import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { indexAfterKey, indexAfterLetter } from '#ui/keys/roving-keys.ts'
import styles from './menu.module.css'
import { Popover, type PopoverTrigger } from './popover.tsx'

interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: IconName | undefined
  /** Replaces icon, label and tick. */
  readonly content?: ReactNode
  /** Whether it is the chosen one of several. It gets a tick. */
  readonly chosen?: boolean | undefined
  readonly lang?: string | undefined
  readonly onSelect: () => void
}

interface MenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly trigger: (trigger: PopoverTrigger) => ReactNode
  readonly align?: 'start' | 'end' | undefined
}

/** A menu behind a button. Arrows and letters move between items, Escape and Tab close it. */
export function Menu({ label, items, trigger, align }: MenuProps) {
  return (
    <Popover label={label} trigger={trigger} align={align} kind="menu" className={styles.menu}>
      {(close) => <MenuList label={label} items={items} close={close} />}
    </Popover>
  )
}

/** The items of a menu, for a popover of the kind `menu`. */
export function MenuList({ label, items, close }: Pick<MenuProps, 'label' | 'items'> & { close: () => void }) {
  const list = useRef<HTMLDivElement>(null)
  const focusAt = (index: number) => (list.current?.children[index] as HTMLElement | undefined)?.focus()
  // In the next frame: it mounts before it is visible, and a hidden element cannot take the focus.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => focusFirst(list.current))
    return () => cancelAnimationFrame(frame)
  }, [])
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return close()
    const index = [...event.currentTarget.children].indexOf(event.target as Element)
    const next =
      indexAfterKey(event.key, index, { count: items.length, vertical: true, rtl: false }) ??
      indexAfterLetter(
        event.key,
        index,
        items.map((item) => item.label),
      )
    if (next === null) return
    event.preventDefault()
    focusAt(next)
  }
  return (
    <div ref={list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={walk}>
      {items.map(({ key, label: text, icon, content, chosen, lang, onSelect }) => (
        <button
          key={key}
          type="button"
          className={styles.item}
          lang={lang}
          tabIndex={-1}
          {...(chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen })}
          onClick={() => {
            close()
            onSelect()
          }}
        >
          {content ?? (
            <>
              {icon && <Icon name={icon} />}
              {text}
              {chosen && (
                <span className={styles.tick}>
                  <Icon name="check" size="small" />
                </span>
              )}
            </>
          )}
        </button>
      ))}
    </div>
  )
}

/** Focuses the chosen item, or else the first. */
function focusFirst(list: HTMLElement | null): void {
  const first = list?.querySelector<HTMLElement>('[aria-checked=true]') ?? list?.querySelector('button')
  first?.focus()
}
