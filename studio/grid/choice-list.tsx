import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { placeElement } from '#ui/floating/place-element.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './choice-list.module.css'
import { isOption } from './choice-text.ts'
import type { ChoiceListing } from './use-choice.ts'
import type { Editing } from './use-editing.ts'

interface ChoiceListProps {
  readonly id: string
  readonly editing: Editing
  readonly choice: ChoiceListing
  readonly field: RefObject<HTMLInputElement | null>
  readonly scroller: HTMLElement | null
  readonly onPick: (index: number) => void
}

/** The options below an edited cell. The field keeps the focus and its keys. */
export function ChoiceList({ id, editing, choice, field, scroller, onPick }: ChoiceListProps) {
  const { t } = useTranslator()
  const list = useRef<HTMLDivElement>(null)
  const { options, at } = choice
  const { chosen, column, text } = editing
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    element.showPopover()
    const place = () => field.current && placeElement(element, field.current, 'below', 'start')
    place()
    scroller?.addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      scroller?.removeEventListener('scroll', place)
      removeEventListener('resize', place)
    }
  }, [field, scroller])
  useLayoutEffect(() => {
    // After every change of the options: a list above its cell has to come down when it gets shorter.
    if (list.current && field.current) placeElement(list.current, field.current, 'below', 'start')
  })
  useLayoutEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const addLabel = column.choice?.addLabel ?? ((option: string) => t('grid.choice_add', { text: option }))
  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={column.title}
      aria-multiselectable={chosen !== null || undefined}
      className={styles.list}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ text: option, node, isNew }, index) => {
        const isChosen = chosen
          ? isOption(
              chosen.map((each) => ({ text: each })),
              option,
            )
          : option === text
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen ? isChosen : index === at}
            className={joinClasses(styles.option, index === at && styles.marked)}
            onClick={() => onPick(index)}
          >
            <span className={styles.text}>{isNew ? addLabel(option) : (node ?? option)}</span>
            {isChosen && <Icon name="check" size="small" />}
          </div>
        )
      })}
      {options.length === 0 && <p className={styles.none}>{t('grid.choice_none')}</p>}
    </div>
  )
}
