import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Storey } from '#domain/chess/chess.ts'
import { wordSection, wordStorey } from '#i18n/word-place.ts'
import { placeElement } from '#ui/floating/place-element.ts'
import { indexAfterKey } from '#ui/keys/roving-keys.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useBackCloses } from '#web/navigation/use-back-closes.ts'
import styles from './storey-menu.module.css'
import { wordFree } from './word-free.ts'

interface StoreyMenuProps {
  readonly anchor: Element
  readonly storeys: readonly Storey[]
  readonly onChoose: (storeyId: number) => void
  readonly onClose: () => void
}

/** A menu of the sections that have this storey, to choose which one to open. */
export function StoreyMenu({ anchor, storeys, onChoose, onClose }: StoreyMenuProps) {
  const translator = useTranslator()
  const words = useUnitWords()
  const figuresOf = usePlaceFigures()
  const menu = useRef<HTMLDivElement>(null)
  useBackCloses(() => menu.current?.hidePopover(), { isTransient: true, isOff: useScreenSize() !== 'small' })
  useLayoutEffect(() => {
    if (!menu.current) return
    menu.current.showPopover()
    placeElement(menu.current, anchor, 'below', 'start')
    menu.current.querySelector('button')?.focus()
  }, [anchor])
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      popover="auto"
      aria-label={storeys[0] && wordStorey(translator, storeys[0])}
      className={styles.menu}
      onKeyDown={walk}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {storeys.map((storey) => {
        const { section } = storey
        return (
          <button
            key={storey.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              menu.current?.hidePopover()
              onChoose(storey.id)
            }}
          >
            {wordSection(translator, section)}
            <span>{wordFree(translator, words, figuresOf(storey))}</span>
          </button>
        )
      })}
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event
  if (key === 'Tab') currentTarget.hidePopover()
  const items = [...currentTarget.querySelectorAll('button')]
  const index = items.indexOf(target as HTMLButtonElement)
  const next = indexAfterKey(key, index, { count: items.length, vertical: true, rtl: false })
  if (next === null) return
  event.preventDefault()
  items[next]?.focus()
}
