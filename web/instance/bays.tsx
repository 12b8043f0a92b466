import type { Instance } from '#domain/chess/chess.ts'
import { baysAround } from '#domain/instance/bays.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './bays.module.css'
import { lookOf } from './status.ts'

const WIDE = 48
const TOP = 40
const DEEP = 92
const MARGIN = 20

/** The widest a letter gets relative to its font size, and the width a bay has for its number. */
const LETTER = 0.62
const ROOM = 38
const LARGEST = 15
const SMALLEST = 7

/**
 * Draws a parking space or a storage room among its neighbours: its own bay in the colour of its status, taken neighbours
 * with a car or boxes.
 */
export function Bays({ instance }: { instance: Instance }) {
  const bays = baysAround(instance)
  const length = bays.length * WIDE
  const { className, style, 'data-availability': availability } = lookOf(instance.status)
  const walls = Array.from({ length: bays.length + 1 }, (_, index) => `M${MARGIN + index * WIDE} ${TOP}v${DEEP}`)
  const size = Math.min(LARGEST, ROOM / LETTER / instance.number.length)
  return (
    <svg
      className={joinClasses(className, styles.bays)}
      style={style}
      data-availability={availability}
      viewBox={`0 0 ${length + 2 * MARGIN} ${TOP + DEEP + 18}`}
      aria-hidden="true"
    >
      <path className={styles.walls} d={`${walls.join('')}M${MARGIN} ${TOP}h${length}`} />
      {bays.map(({ id, isOwn, isTaken }, index) => {
        const x = MARGIN + index * WIDE
        if (isOwn) return <rect key={id} className={styles.own} x={x + 4} y={TOP + 4} width="40" height="86" rx="5" />
        if (!isTaken) return null
        return <path key={id} className={styles.taken} d={instance.layout.type === 'parking' ? carAt(x) : boxesAt(x)} />
      })}
      {size >= SMALLEST && (
        <text x={MARGIN + (bays.findIndex(({ isOwn }) => isOwn) + 0.5) * WIDE} y={TOP + 52} fontSize={size}>
          {instance.number}
        </text>
      )}
    </svg>
  )
}

function carAt(x: number): string {
  return `M${x + 20} 54h8a9 9 0 0 1 9 9v44a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9v-44a9 9 0 0 1 9-9zM${x + 15} 72h18M${x + 15} 100h18`
}

function boxesAt(x: number): string {
  return `M${x + 12} 56h24v22h-24zM${x + 24} 56v8M${x + 12} 90h24v26h-24zM${x + 24} 90v9`
}
