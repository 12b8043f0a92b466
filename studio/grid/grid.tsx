import { type CSSProperties, Suspense, useLayoutEffect, useMemo, useRef } from 'react'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import { ChoiceList } from './choice-list.tsx'
import { CHECK_WIDTH } from './column-places.ts'
import styles from './grid.module.css'
import { GridBody } from './grid-body.tsx'
import { GridField } from './grid-field.tsx'
import { GridHead } from './grid-head.tsx'
import type { GridProps } from './grid-props.ts'
import type { RowActs } from './grid-row.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import type { Shades } from './row-shade.ts'
import { type GridModel, useGrid } from './use-grid.ts'
import { usePointer } from './use-pointer.ts'

// Whoever shows a grid loads it a moment later, so that it is there without a network too.
const PasteBar = quietLazy(async () => (await import('./paste-bar.tsx')).PasteBar)

/**
 * A spreadsheet of any number of rows: ranges, editing, filling, the clipboard of spreadsheets, keys and right-to-left. It fills
 * its container, which must have a height.
 */
export function Grid(props: GridProps) {
  const { label, columns, cellOf, checked, people, openRow = null, isBusy = false, onToggle } = props
  const model = useGrid(props)
  const { id, field, layout, scroll, scroller, rowHeight, selected, rect, editor, choice, clipboard, sizes } = model
  const pointer = usePointer(model, props.onPress)
  const acts = useRowActs(model, props.onOpen)
  const shades = useShades(model)
  const activeId = `${id}-active`
  const listId = `${id}-list`
  const style = {
    '--row': `${rowHeight}px`,
    '--check': `${CHECK_WIDTH}px`,
    '--columns': templateOf(sizes.widths),
  } as CSSProperties
  const activeLine = selected && layout.lines[selected.active.row]
  const activePlace = selected && model.places[selected.active.column]
  return (
    <div className={styles.wrap} style={style}>
      <div ref={model.setScroller} className={styles.scroller}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot place rows freely. */}
        <div
          ref={model.grid}
          id={id}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          aria-rowcount={layout.count + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
          aria-busy={isBusy}
          className={styles.grid}
          onFocus={({ target, currentTarget }) => target === currentTarget && model.focus()}
          // Presses do not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <GridHead
            columns={columns}
            selected={rect}
            checks={model.checks}
            onResizeDown={sizes.onResizeDown}
            onFit={sizes.fit}
          />
          {isBusy ? (
            <GridSkeleton columns={columns} rowHeight={rowHeight} />
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: it only observes presses on the cells inside.
            <div
              role="presentation"
              onPointerDown={pointer.onPointerDown}
              onClick={pointer.onClick}
              onDoubleClick={pointer.onDoubleClick}
            >
              <GridBody
                scroller={scroller}
                layout={layout}
                scroll={scroll}
                rowHeight={rowHeight}
                columns={columns}
                cellOf={cellOf}
                shades={shades}
                people={people}
                checked={checked}
                openRow={openRow}
                acts={acts}
                onToggle={onToggle}
                activeId={activeId}
                plan={clipboard.plan}
              />
            </div>
          )}
        </div>
        <GridField
          field={field}
          activeId={activeId}
          listId={listId}
          scroller={scroller}
          scroll={scroll}
          choice={choice}
          editing={editor.editing}
          isTouch={pointer.isTouch}
          gridId={id}
          place={
            selected && activeLine && activePlace
              ? { top: (activeLine.at + 1) * rowHeight, column: selected.active.column, inline: activePlace }
              : null
          }
          isFigures={selected !== null && columns[selected.active.column]?.align === 'end'}
          isReadOnly={selected === null || !model.table.canEdit(selected.active)}
          onText={(text) => {
            if (editor.editing) editor.change({ text })
            else if (selected && text !== '') {
              model.view.reveal(selected.active)
              editor.begin(selected.active, text)
            }
          }}
          onKeyDown={model.onKeyDown}
          onFocus={model.selecting.selectFirst}
          onBlur={model.leaveEditor}
          onCopy={clipboard.onCopy}
          onCut={clipboard.onCut}
          onPaste={clipboard.onPaste}
        />
      </div>
      {editor.editing && choice && (
        <ChoiceList
          choice={choice}
          field={field}
          scroller={scroller}
          id={listId}
          editing={editor.editing}
          onPick={(index) => {
            const picked = choice.pick(index)
            if (picked?.chosen) editor.change(picked)
            else if (picked) editor.commit(picked)
          }}
        />
      )}
      {clipboard.plan && (
        <Suspense>
          <PasteBar
            plan={clipboard.plan}
            within={clipboard.within}
            note={props.noteOf?.(clipboard.plan.edits) ?? null}
            onShow={model.view.reveal}
            onPaste={clipboard.paste}
            onCancel={clipboard.cancel}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The selection as rows show it; the same object while nothing changes. */
function useShades({ selected, rect, filling, editor, clipboard }: GridModel): Shades {
  const hasHandle = editor.editing === null && clipboard.plan === null
  const shown = clipboard.plan?.rect ?? rect
  return useMemo(
    () => ({ selected: shown, active: selected?.active ?? null, filled: filling.area, hasHandle }),
    [shown, selected, filling.area, hasHandle],
  )
}

/** Acts that stay the same object, so that rows are not drawn again because of them. */
function useRowActs(model: GridModel, onOpen: GridProps['onOpen']): RowActs {
  const latest = useRef({ model, onOpen })
  useLayoutEffect(() => {
    latest.current = { model, onOpen }
  })
  const canOpen = onOpen !== undefined
  return useMemo(
    () => ({
      check: (row, isToMany) => latest.current.model.checks.toggle(row, isToMany),
      open: canOpen ? (row) => latest.current.onOpen?.(row) : undefined,
      handleDown: (event) => latest.current.model.filling.onHandleDown(event),
    }),
    [canOpen],
  )
}

/** The grid columns of a row. The last one takes the room that is left. */
function templateOf(widths: readonly number[]): string {
  const tracks = widths.map((width, index) => (index < widths.length - 1 ? `${width}px` : `minmax(${width}px, 1fr)`))
  return ['var(--check)', ...tracks].join(' ')
}
