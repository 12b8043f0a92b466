import { type CSSProperties, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import { labelsThatFit } from './labels-that-fit.ts'
import { stopAfterKey } from './stop-position.ts'
import styles from './stop-range.module.css'

/** The end of a range that a thumb sets. */
type StopEnd = 'from' | 'to'

/** A bar above the track. */
export interface StopBar {
  /** Its middle and its width, in steps of the track. */
  readonly at: number
  readonly width: number
  /** Its height, 0 to 1. */
  readonly share: number
}

interface StopRangeProps {
  readonly label: string
  /** The accessible name of each thumb. */
  readonly endLabels: Readonly<Record<StopEnd, string>>
  /** Positions of the thumbs: 0 at the first stop, 1 at the second; a fraction for a value between two stops. */
  readonly ends: readonly [from: number, to: number]
  /** The value of each thumb for screen readers. */
  readonly spoken: Readonly<Record<StopEnd, string>>
  /** The label of each stop. */
  readonly stops: readonly string[]
  /** The last step has no upper end. */
  readonly isOpen: boolean
  readonly bars: readonly StopBar[]
  /** A thumb was moved to a stop that it may stand on. */
  readonly onMove: (end: StopEnd, stop: number) => void
}

const ENDS = ['from', 'to'] as const

/** A range with two thumbs on a track of evenly spaced stops, under a histogram. Fingers, mouse and keys go from stop to stop. */
export function StopRange({ label, endLabels, ends, spoken, stops, isOpen, bars, onMove }: StopRangeProps) {
  const [dragged, setDragged] = useState<StopEnd | null>(null)
  const thumbs = useRef<Partial<Record<StopEnd, HTMLSpanElement | null>>>({})
  const last = stops.length - 1
  const [from, to] = ends
  const move = (end: StopEnd, stop: number) => {
    const isPossible = end === 'from' ? stop >= 0 && stop < to : stop <= last && stop > from
    const isElsewhere = stop !== ends[ENDS.indexOf(end)]
    if (isPossible && isElsewhere) onMove(end, stop)
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const at = positionAt(event, last)
    const grabbed = ENDS.find((end) => thumbs.current[end]?.contains(event.target as Node))
    const end = grabbed ?? (Math.abs(at - from) < Math.abs(at - to) ? 'from' : 'to')
    event.currentTarget.setPointerCapture(event.pointerId)
    thumbs.current[end]?.focus({ preventScroll: true })
    setDragged(end)
    if (!grabbed) move(end, Math.round(at))
  }
  const onKeyDown = (end: StopEnd) => (event: KeyboardEvent<HTMLElement>) => {
    const next = stopAfterKey(event.key, end === 'from' ? from : to, {
      count: stops.length,
      rtl: isRightToLeft(event.currentTarget),
    })
    if (next === null) return
    event.preventDefault()
    move(end, next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the thumbs have the role and the keys; the area around them takes drags and taps.
    <div
      className={styles.range}
      style={{ '--from': from / last, '--to': to / last } as CSSProperties}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => dragged && move(dragged, Math.round(positionAt(event, last)))}
      onPointerUp={() => setDragged(null)}
      onPointerCancel={() => setDragged(null)}
      // Keeps the focus on the thumb.
      onMouseDown={(event) => event.preventDefault()}
    >
      {bars.map(({ at, width, share }) => (
        <i
          key={at}
          className={joinClasses(styles.bar, at >= from && at <= to && styles.within)}
          style={{ '--at': (at - width / 2) / last, '--width': width / last, '--share': share } as CSSProperties}
        />
      ))}
      <span className={styles.rail} />
      <span className={styles.fill} />
      {isOpen && <span className={styles.open} style={{ '--at': (last - 1) / last } as CSSProperties} />}
      <Stops stops={stops} ends={ends} />
      {ENDS.map((end, index) => (
        <span
          key={end}
          ref={(element) => {
            thumbs.current[end] = element
          }}
          role="slider"
          tabIndex={0}
          className={joinClasses(styles.thumb, dragged === end && styles.dragged)}
          style={{ '--at': (ends[index] ?? 0) / last } as CSSProperties}
          aria-label={`${label} ${endLabels[end]}`}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={ends[index]}
          aria-valuetext={spoken[end]}
          onKeyDown={onKeyDown(end)}
        />
      ))}
    </div>
  )
}

/** The marks of the stops with as many labels as fit. */
function Stops({ stops, ends }: Pick<StopRangeProps, 'stops' | 'ends'>) {
  const row = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null)
  const text = stops.join('|')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels need a new measurement.
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const widths = Array.from(element.querySelectorAll('bdi'), ({ offsetWidth }) => offsetWidth)
      const fitting = labelsThatFit(widths, element.clientWidth)
      setShown((before) => (before && [...before].join() === [...fitting].join() ? before : fitting))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Not `fonts.ready`: reading it would make the browser lay out the page at once.
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [text])
  const last = stops.length - 1
  return (
    <div ref={row} className={styles.stops} aria-hidden="true">
      {stops.map((stop, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two stops may read alike.
          key={index}
          className={joinClasses(
            index === 0 && styles.first,
            index === last && styles.last,
            ends.includes(index) && styles.chosen,
            shown?.has(index) === false && styles.bare,
          )}
          style={{ '--at': index / last } as CSSProperties}
        >
          <bdi>{stop}</bdi>
        </span>
      ))}
    </div>
  )
}

/** Where on the track a pointer is, in steps. */
function positionAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, last: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  const along = (clientX - left) / width
  return Math.min(1, Math.max(0, isRightToLeft(currentTarget) ? 1 - along : along)) * last
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
