import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { latinDigits } from '#domain/table/read-number.ts'
import type { AskedEdits } from '#domain/unit-table/asked-edits.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { answeredQuestions, keepAnswered } from '#studio/instance/answered-questions.ts'
import { AskDialog } from '#studio/instance/ask-card.tsx'
import { OwnerDialog } from '#studio/instance/owner-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useModal } from '#ui/modal/use-modal.ts'
import styles from './palette.module.css'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteRowView } from './palette-row.tsx'
import { type AskedFeed, actRows, type PaletteRow, rowsOf } from './palette-rows.ts'
import { askedAbout } from './send-act.ts'
import type { UnitAct } from './unit-acts.ts'
import { useDoAct } from './use-do-act.ts'
import { type Found, useFindables } from './use-findables.ts'
import { useOtherRows } from './use-other-rows.ts'
import { type PaletteProject, usePaletteProject } from './use-palette-project.ts'

/** What was typed, when, and for which thing: Tab chooses one, and the acts on it are typed then. */
interface Typed {
  readonly text: string
  readonly thing: Found | null
  /** Holds of `3 days` end three days after this. The line and the act say the same. */
  readonly at: Date
}

/** An act that is asked about before it is done. */
interface DoubtedAct {
  readonly act: UnitAct
  readonly edits: AskedEdits
  readonly project: PaletteProject
}

interface PaletteProps {
  /** What was typed before the palette was there. */
  readonly typed: string
  readonly onClose: () => void
}

/** The command palette: finds pages, projects, units, people and commands by a few letters, and acts on units. */
export function Palette({ typed, onClose }: PaletteProps) {
  const translator = useTranslator()
  const { t } = translator
  const { current } = useCatalogues()
  const project = usePaletteProject(current)
  const index = useFindables(project)
  const [{ text, thing, at }, setTyped] = useState<Typed>(() => ({ text: typed, thing: null, at: new Date() }))
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [asked, setAsked] = useState<AskedFeed | null>(null)
  const [doubted, setDoubted] = useState<DoubtedAct | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const handlers = useModal(dialog, onClose)
  const listId = useId()
  const doAct = useDoAct({ translator, currency: 'EUR', timeZone: 'UTC', ...project?.texts, now: at })
  const { rows: local, isNearest } = useMemo(() => {
    const context = { translator, project, now: at }
    return thing ? { rows: actRows(thing, text, context), isNearest: false } : rowsOf(text, index, context)
  }, [thing, text, index, project, translator, at])
  const others = useOtherRows(thing ? '' : text, current)
  const rows = [...local, ...others]
  const found = rows.findIndex(({ id }) => id === chosenId)
  const chosen = Math.max(found, 0)
  const type = (next: string, of: Found | null) => {
    setTyped({ text: next, thing: of, at: new Date() })
    setChosenId(null)
    input.current?.focus()
  }
  const choose = (row: PaletteRow | undefined) => {
    if (!row?.choice) return
    if (row.choice.kind === 'ask') return type(row.choice.text, row.choice.item)
    if (row.choice.kind === 'owner') return setAsked(row.choice.owner)
    if (row.choice.kind === 'act') return project && takeOrAsk(row.choice.act, project)
    onClose()
    row.choice.run()
  }
  const take = (act: UnitAct, { loaded }: PaletteProject) => {
    onClose()
    void doAct(act, loaded)
  }
  const takeOrAsk = (act: UnitAct, of: PaletteProject) => {
    const { live } = of.loaded.store.state().project
    const edits = askedAbout(act, { live, book: of.acts.book, answered: answeredQuestions() })
    if (edits) setDoubted({ act, edits, project: of })
    else take(act, of)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Input methods use Enter and Tab themselves.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const row = rows[chosen]
    if (step !== undefined) setChosenId(rows[(chosen + step + rows.length) % rows.length]?.id ?? null)
    else if (event.key === 'Enter') choose(row)
    else if (event.key === 'Tab' && !thing && row?.item && hasActs(row.item)) type('', row.item)
    else if (event.key === 'Tab' && row?.choice?.kind === 'ask') choose(row)
    else if (thing && (event.key === 'Escape' || (event.key === 'Backspace' && text === ''))) type('', null)
    else if (event.key !== 'Tab') return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('palette.open')} {...handlers}>
      <div className={styles.query}>
        <Icon name="search" />
        {thing && <span className={styles.thing}>{thing.label}</span>}
        <input
          ref={input}
          autoFocus
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={rows[chosen] ? `${listId}-${chosen}` : undefined}
          aria-label={thing ? t('common.actions', { name: thing.label }) : t('palette.open')}
          placeholder={thing ? t('palette.what') : t('palette.open')}
          value={text}
          onChange={({ target }) => type(target.value, thing)}
          onKeyDown={onKeyDown}
        />
        <kbd className={styles.escape}>Esc</kbd>
      </div>
      {(isNearest || rows.length === 0) && (
        <p className={styles.none} role="status">
          {t(thing ? 'palette.no_act' : isNearest ? 'palette.none' : 'palette.nothing', { word: text })}
        </p>
      )}
      <div id={listId} role="listbox" className={styles.results} aria-label={t('palette.results')}>
        {rows.map((row, place) => (
          <div key={row.id} role="presentation">
            {row.group !== rows[place - 1]?.group && !isNearest && (
              <p className={styles.group} role="presentation">
                {row.group}
              </p>
            )}
            <PaletteRowView
              id={`${listId}-${place}`}
              row={row}
              isChosen={place === chosen}
              sought={thing ? '' : latinDigits(text.replace(/^[#@>]/, '')).trim()}
              onChoose={() => choose(row)}
            />
          </div>
        ))}
      </div>
      <PaletteFoot />
      {doubted && (
        // What was typed waits below, and can be mended.
        <AskDialog
          asked={doubted.edits}
          units={doubted.project.units}
          onAnswer={(taken) => {
            // The question gives the focus back to the palette, which then gives it back to where it was before.
            flushSync(() => setDoubted(null))
            if (taken === 'none') return input.current?.focus()
            keepAnswered(doubted.edits.doubts)
            take(doubted.act, doubted.project)
          }}
        />
      )}
      {asked && (
        // What was typed waits below: it can be done once the field is taken over.
        <OwnerDialog
          {...asked}
          change={async () => project?.take(asked.owner.field)}
          onClose={() => {
            setAsked(null)
            input.current?.focus()
          }}
        />
      )}
    </dialog>
  )
}

function hasActs({ unit, acts = [] }: Found): boolean {
  return unit !== undefined || acts.length > 0
}
