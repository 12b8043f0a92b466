import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { reservedStatus } from '#domain/hold/effective-status.ts'
import { type Answer, type AskedEdits, isAsked } from '#domain/unit-table/asked-edits.ts'
import { countPainted } from '#domain/unit-table/paint.ts'
import { statusDoubts } from '#domain/unit-table/plan-edits.ts'
import { cellAfterKey, chessBlocks } from '#domain/unit-table/shown-chess.ts'
import type { UnitBook, UnitFacts, UnitStatus } from '#domain/unit-table/unit-facts.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { AskDialog } from './ask-card.tsx'
import { ChessBar, HOLD_TIMES, type HoldTime } from './chess-bar.tsx'
import { ChessSection } from './chess-section.tsx'
import { liveHint } from './live-hint.ts'
import styles from './units-chess.module.css'
import { useChessKeys } from './use-chess-keys.ts'
import { useColumnUnits } from './use-column-units.ts'
import { usePaint } from './use-paint.ts'
import { idAt, useStroke } from './use-stroke.ts'

export interface UnitsChessProps {
  /** The units to show; the others leave gaps. */
  readonly units: readonly UnitFacts[]
  readonly book: UnitBook
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  /** Tells about the feed that writes statuses. `left`: how many units a stroke has left alone. */
  readonly onOwner: (left?: number) => void
}

/** A stroke that is asked about first. */
interface AskedStroke {
  readonly units: readonly UnitFacts[]
  readonly brush: UnitStatus
  readonly edits: AskedEdits
  /** How many of its units nobody doubts. */
  readonly others: number
}

/** The chess of the project. Brushes paint statuses, which are live at once. */
export function UnitsChess({ units, book, openId, onOpen, onOwner }: UnitsChessProps) {
  const translator = useTranslator()
  const { t } = translator
  const { project } = useProjectState()
  const canPaint = hasDuty(useMe().role, 'sell')
  const [brush, setBrush] = useState<UnitStatus | null>(null)
  const [isPanTool, setIsPanTool] = useState(false)
  const [holdTime, setHoldTime] = useState<HoldTime>('day')
  const [asked, setAsked] = useState<AskedStroke | null>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const blocks = useMemo(() => chessBlocks(book, new Set(units.map(({ id }) => id))), [book, units])
  const reserved = reservedStatus(book.statuses)
  const { paint, plan } = usePaint({ reserved, holdHours: HOLD_TIMES[holdTime], onLeft: onOwner })
  const paintAsking = (ids: readonly string[], status: UnitStatus) => {
    const painted = ids.flatMap((id) => book.byId.get(id) ?? [])
    const planned = plan(painted, status)
    const { statuses, drafted: changes } = planned
    const liveDoubts = statusDoubts(statuses, book)
    const edits = { changes, statuses, doubts: [], liveDoubts }
    const others = countPainted(planned) - liveDoubts.length
    if (isAsked(edits)) setAsked({ units: painted, brush: status, edits, others })
    else paint(painted, status)
  }
  const answer = (taken: Answer) => {
    if (!asked) return
    const { units: painted, brush: status, edits } = asked
    const doubtful = new Set(edits.liveDoubts.map(({ unit }) => unit))
    setAsked(null)
    if (taken === 'all') paint(painted, status)
    if (taken === 'others')
      paint(
        painted.filter((unit) => !doubtful.has(unit)),
        status,
      )
  }
  const choose = (status: UnitStatus | null) => {
    setIsPanTool(false)
    setBrush(status)
  }
  const { isSpace, isByKeys } = useChessKeys({
    isOn: canPaint && asked === null,
    onDigit: (index, focused) => {
      const status = book.statuses[index]
      if (!status) return
      if (focused !== null) paintAsking([focused], status)
      else choose(brush?.id === status.id ? null : status)
    },
    onEscape: () => choose(null),
  })
  const isPanning = isPanTool || isSpace
  const { stroke, handlers } = useStroke({
    scroller,
    isPanning,
    isPainting: canPaint && brush !== null && !isPanning,
    onPick: (id) => canPaint && choose(book.byId.get(id)?.status ?? null),
    onStroke: (ids) => brush && paintAsking(ids, brush),
  })
  const first = blocks[0]?.rows.find((row) => row.length > 0)?.[0]?.unit.id ?? null
  const tabId = activeId !== null && units.some(({ id }) => id === activeId) ? activeId : first
  const columnUnits = useColumnUnits()
  // Cells that keep their status do not look painted, not even during the stroke.
  const isPainted = (id: string) => {
    const unit = book.byId.get(id)
    return brush !== null && unit !== undefined && plan([unit], brush).left.length === 0
  }
  const draftHint = (unit: UnitFacts) =>
    unit.isNew ? t('units.panel.new') : liveHint(translator, project, book, unit, 'price')
  const painted = new Set([...stroke].filter(isPainted))
  /** How many units of a stroke visitors will see with another status. */
  const liveIn = (ids: ReadonlySet<string>, status: UnitStatus) => {
    const { statuses, held, released } = plan(
      [...ids].flatMap((id) => book.byId.get(id) ?? []),
      status,
    )
    return new Set([...statuses, ...held, ...released].map(({ id }) => id)).size
  }
  const look = { currency: columnUnits.currency, openId, brush, draftHint, activeId: tabId, stroke: painted }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const id = idAt(event.target)
    if (id === null) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onOpen(id)
      return
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = KEYS[event.key]
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    isByKeys.current = true
    const next = cellAfterKey(blocks, id, isRtl ? mirrored(key) : key)
    if (next) setActiveId(next)
  }
  useEffect(() => {
    if (activeId === null || !isByKeys.current) return
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-unit="${CSS.escape(activeId)}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [activeId, isByKeys])
  return (
    <div className={styles.chess}>
      <ChessBar
        brush={brush}
        holdTime={holdTime}
        canPaint={canPaint}
        isPanning={isPanTool}
        statuses={book.statuses}
        isHoldBrush={brush !== null && brush.id === reserved?.id}
        unpublished={units.filter(({ isNew }) => isNew).length}
        isAnyLive={units.some(({ isNew }) => !isNew)}
        inStroke={brush === null ? 0 : liveIn(painted, brush)}
        onBrush={choose}
        onHoldTime={setHoldTime}
        onPan={setIsPanTool}
        onOwner={() => onOwner()}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: strokes go over many cells, which are buttons. */}
      <div
        ref={scroller}
        className={joinClasses(
          styles.scroller,
          canPaint && brush && !isPanning && styles.painting,
          isPanning && styles.panning,
        )}
        onKeyDown={walk}
        onFocus={({ target }) => setActiveId(idAt(target) ?? activeId)}
        onClick={(event) => {
          const id = idAt(event.target)
          if (id !== null && (brush === null || !canPaint) && !isPanning && !event.altKey) onOpen(id)
        }}
        {...handlers}
        onPointerDown={(event) => {
          isByKeys.current = false
          handlers.onPointerDown(event)
        }}
      >
        {book.estates.map((estate) => {
          const members = blocks.filter((block) => block.estate.id === estate.id)
          if (members.length === 0) return null
          return (
            <section key={estate.id}>
              {book.estates.length > 1 && <h2>{estate.name}</h2>}
              <div className={styles.sections}>
                {members.map((block) => (
                  <ChessSection
                    key={block.section.id}
                    block={block}
                    look={look}
                    heading={book.estates.length > 1 ? 'h3' : 'h2'}
                  />
                ))}
              </div>
            </section>
          )
        })}
      </div>
      {asked && <AskDialog asked={asked.edits} units={columnUnits} others={asked.others} onAnswer={answer} />}
    </div>
  )
}

const KEYS: Readonly<Record<string, 'up' | 'down' | 'start' | 'end'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'start',
  ArrowRight: 'end',
}

function mirrored(key: 'up' | 'down' | 'start' | 'end') {
  return key === 'start' ? 'end' : key === 'end' ? 'start' : key
}
