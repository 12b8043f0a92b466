import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import { positionAt, type StopTrack, stopAfterKey } from './stop-position.ts'
import styles from './stop-slider.module.css'

interface StopSliderProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly stops: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** A press on the slider: the track, and the distance from the middle of the thumb. */
interface Press {
  readonly track: StopTrack
  readonly offset: number
  readonly x: number
}

// A press that moves less than this is a tap, in pixels.
const SLOP = 4

/** A single choice of a few stops. The thumb follows a drag, and the choice changes half way between two stops. */
export function StopSlider<Value extends string>({ label, value, stops, onChange }: StopSliderProps<Value>) {
  const thumb = useRef<HTMLSpanElement>(null)
  const press = useRef<Press | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const count = stops.length
  const at = Math.max(
    0,
    stops.findIndex((stop) => stop.value === value),
  )
  const choose = (index: number) => {
    const stop = stops[index]
    if (stop && stop.value !== value) onChange(stop.value)
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const { currentTarget: slider, clientX: x } = event
    slider.setPointerCapture(event.pointerId)
    thumb.current?.focus({ preventScroll: true })
    const { left, width } = slider.getBoundingClientRect()
    const track = { left, width, count, rtl: isRightToLeft(slider) }
    const isGrabbed = event.target === thumb.current
    press.current = { track, x, offset: isGrabbed ? positionAt(x, track) - at : 0 }
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const { track, offset, x } = press.current ?? {}
    if (!track || x === undefined || offset === undefined) return
    if (dragged === null && Math.abs(clientX - x) < SLOP) return
    const position = Math.min(count - 1, Math.max(0, positionAt(clientX, track) - offset))
    setDragged(position)
    choose(Math.round(position))
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    if (press.current && dragged === null) choose(Math.round(positionAt(clientX, press.current.track)))
    release()
  }
  const release = () => {
    press.current = null
    setDragged(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = stopAfterKey(event.key, at, { count, rtl: isRightToLeft(event.currentTarget) })
    if (next === null) return
    event.preventDefault()
    choose(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the thumb has the role and the keys; the area around it takes drags and taps.
    <div
      className={joinClasses(styles.slider, dragged !== null && styles.dragged)}
      style={{ '--at': dragged ?? at, '--count': count } as CSSProperties}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={release}
      // Keeps the focus on the thumb.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={styles.groove} />
      {stops.map((stop, index) => (
        <span key={stop.value} className={styles.stop} data-chosen={index === at || undefined} aria-hidden="true">
          <span>{stop.label}</span>
        </span>
      ))}
      <span
        ref={thumb}
        role="slider"
        tabIndex={0}
        className={styles.thumb}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        aria-valuenow={at}
        aria-valuetext={stops[at]?.label}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
