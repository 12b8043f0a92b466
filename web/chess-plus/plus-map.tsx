// biome-ignore-all lint/a11y/useSemanticElements: the cells of this grid are placed one by one, which no table allows.

import { type CSSProperties, memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isStreetOfHouses } from '#domain/chess/street-of-houses.ts'
import { isFreeStatus } from '#domain/status/status.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { cellAt, firstSpot } from '#web/grid/grid-area.ts'
import { gridRows } from '#web/grid/rows-in-sight.ts'
import { useRovingFocus } from '#web/grid/use-roving-focus.ts'
import { lookOf, mainClosedStatus } from '#web/instance/status.ts'
import { Ground } from './ground.tsx'
import { MapRow } from './map-row.tsx'
import { extentsOf, GROUND, type Measures, SKY } from './measures.ts'
import type { PlusCellLook } from './plus-cell-block.tsx'
import styles from './plus-map.module.css'
import type { Skyline } from './skyline.ts'
import type { CellContents } from './use-cell-contents.ts'
import { type PointedCell, useCellEvents } from './use-cell-events.ts'
import { useMapWindow } from './use-map-window.ts'
import { usePickInstance } from './use-pick-instance.ts'

// A map with more cells has no fades and transitions.
const MANY = 1000

interface PlusMapProps {
  readonly label: string
  readonly skyline: Skyline
  readonly contentOf: CellContents
  /** The highlighted step; null for all. */
  readonly onlyStep: number | null
  /** The element whose figures fade when the mode changes. */
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onPoint: (cell: PointedCell | null) => void
}

/** The grid of a skyline's units; only visible units are in the document. */
export const PlusMap = memo(function PlusMap({ label, skyline, contentOf, onlyStep, ref, onPoint }: PlusMapProps) {
  const { changed } = useCatalogue()
  const { dimming } = useChoice()
  const { pick, pickedId } = usePickInstance()
  const scroller = useRef<HTMLDivElement>(null)
  // Must run first: which rows are visible depends on it.
  useViewFromGround(scroller)
  const window = useMapWindow(scroller, skyline, useScreenSize())
  const { measures } = window
  const { cells, storeys, towers } = skyline
  // A single row of houses is not a storey, so it has no number.
  const isStreet = storeys.length === 1 && towers.every(({ section }) => isStreetOfHouses(section.estate))
  const [first] = useState(() => firstSpot(cells))
  const roving = useRovingFocus({ cells, first, scroller, rowSize: measures.pitch })
  const { onScroll, onCells } = useCellEvents({ roving, pick, onPoint })
  const stop = useMemo(() => cellAt(cells, roving.spot), [cells, roving.spot])
  const picked = useMemo(() => cells.find(({ instance }) => instance.id === pickedId), [cells, pickedId])
  const rowsInSight = useMemo(() => gridRows(cells, storeys.length, extentsOf(measures)), [cells, storeys, measures])
  const rendered = useMemo(() => rowsInSight(window, roving.spot), [rowsInSight, window, roving.spot])
  const { statuses } = useProject().data
  const free = statuses.find(isFreeStatus)
  const closed = mainClosedStatus(statuses)
  const colours = free && lookOf(free)
  const look = useMemo(
    (): PlusCellLook => ({ measures, contentOf, dimming, onlyStep, changed, free, closed }),
    [measures, contentOf, dimming, onlyStep, changed, free, closed],
  )
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-from-ground=""
      style={{ scrollPaddingInlineStart: measures.axis, scrollPaddingBlockEnd: GROUND }}
      onScroll={onScroll}
    >
      <div
        ref={ref}
        role="grid"
        aria-label={label}
        aria-rowcount={storeys.length + 1}
        aria-colcount={skyline.columns + 1}
        className={joinClasses(styles.map, colours?.className)}
        data-many={cells.length > MANY || undefined}
        style={{ ...colours?.style, ...sizeOf(measures) }}
        {...onCells}
      >
        <Ground towers={skyline.towers} window={window} />
        <div role="rowgroup" className={styles.rows} style={{ blockSize: measures.blockSize }}>
          {rendered.map((row) => (
            <MapRow
              key={row.row}
              rendered={row}
              storey={isStreet ? undefined : storeys[row.row - 1]}
              look={look}
              stop={stop}
              picked={picked}
            />
          ))}
        </div>
      </div>
    </div>
  )
})

function sizeOf({ side, inlineSize }: Measures): CSSProperties {
  return { '--side': `${side}px`, inlineSize, paddingBlockStart: SKY } as CSSProperties
}

/** A map that is higher than the stage starts scrolled to the ground, where all towers are visible. */
function useViewFromGround(scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [scroller])
}
