import { type ComponentProps, type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import type { ColumnPlace } from './column-places.ts'
import styles from './grid-field.module.css'
import type { RowScroll } from './row-scroll.ts'
import type { ChoiceListing } from './use-choice.ts'
import type { Editing } from './use-editing.ts'
import { useShifted } from './use-shifted.ts'

interface GridFieldProps
  extends Pick<ComponentProps<'input'>, 'onKeyDown' | 'onFocus' | 'onBlur' | 'onCopy' | 'onCut' | 'onPaste'> {
  readonly field: RefObject<HTMLInputElement | null>
  readonly gridId: string
  readonly activeId: string
  readonly listId: string
  readonly scroller: HTMLElement | null
  readonly scroll: RowScroll
  /** Where the active cell is; null without one. */
  readonly place: { readonly top: number; readonly column: number; readonly inline: ColumnPlace } | null
  readonly editing: Editing | null
  readonly choice: ChoiceListing | null
  readonly isFigures: boolean
  /** The active cell cannot be edited, so that nothing can be typed. */
  readonly isReadOnly: boolean
  /** Without a keyboard on the screen until somebody edits. */
  readonly isTouch: boolean
  readonly onText: (text: string) => void
}

/**
 * The field that has the focus while somebody works in the grid. It lies over the active cell, invisible until somebody types:
 * an input method can only begin in a field that has the focus already.
 */
export function GridField(props: GridFieldProps) {
  const { field, gridId, activeId, listId, scroller, scroll, place, editing, choice, ...rest } = props
  const { isFigures, isReadOnly, isTouch, onText, ...events } = rest
  const { t } = useTranslator()
  const isEditing = editing !== null
  const isTyped = editing?.isTyped
  const hasList = choice !== null
  useLayoutEffect(() => {
    const input = field.current
    if (!isEditing || !input) return
    input.focus({ preventScroll: true })
    // After typing the caret is at the end, and an input method may be composing. The text of a list is there to be typed over.
    if (!isTyped) input.setSelectionRange(hasList ? 0 : input.value.length, input.value.length)
  }, [isEditing, isTyped, hasList, field])
  const style = (
    place
      ? {
          '--start': `${place.inline.start}px`,
          '--width': `${place.inline.end - place.inline.start}px`,
        }
      : { '--start': '0px', '--width': '1px' }
  ) as CSSProperties
  const box = useRef<HTMLDivElement>(null)
  useShifted(box, scroller, scroll, place?.top ?? 0)
  const marked = choice && choice.at >= 0 ? `${listId}-${choice.at}` : undefined
  return (
    <div ref={box} className={joinClasses(styles.place, place?.column === 0 && styles.frozen)} style={style}>
      <input
        ref={field}
        type="text"
        className={joinClasses(styles.field, editing && styles.editing, isFigures && styles.figures)}
        aria-label={t('grid.field')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        inputMode={isTouch && !editing ? 'none' : 'text'}
        {...(choice
          ? { role: 'combobox', 'aria-expanded': true, 'aria-controls': listId, 'aria-activedescendant': marked }
          : { 'aria-controls': gridId, 'aria-activedescendant': editing || !place ? undefined : activeId })}
        readOnly={!editing && isReadOnly}
        placeholder={editing?.chosen?.join(', ')}
        value={editing?.text ?? ''}
        onChange={({ target }) => onText(target.value)}
        {...events}
      />
    </div>
  )
}
