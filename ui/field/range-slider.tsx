import type { CSSProperties, PointerEvent } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './range-slider.module.css'
import {
  alignBounds,
  endNearest,
  isBarWithin,
  moveEnd,
  type Range,
  type RangeBounds,
  type RangeEnd,
  shareOf,
  valueAtShare,
} from './range-values.ts'
import thumb from './slider-thumb.module.css'

interface RangeSliderProps extends RangeBounds {
  readonly label: string
  /** The accessible name of each thumb. */
  readonly endLabels: Readonly<Record<RangeEnd, string>>
  readonly value: Range
  /** Formats a value for screen readers. */
  readonly format: (value: number) => string
  /** A histogram above the line: the count in each of several equal steps between the bounds. */
  readonly bars?: readonly number[] | undefined
  readonly onChange: (value: Range) => void
}

/** A number range with two thumbs: two native sliders on one line, which support keys and right-to-left. */
export function RangeSlider({ label, endLabels, value, format, bars, onChange, ...given }: RangeSliderProps) {
  const bounds = alignBounds(given)
  const move = (end: RangeEnd, to: number) => onChange(moveEnd(value, end, to, given))
  const pressLine = ({ target, currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    // The browser moves a thumb itself.
    if (target instanceof HTMLInputElement) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    const pressed = valueAtShare(getComputedStyle(currentTarget).direction === 'rtl' ? 1 - share : share, bounds)
    move(endNearest(value, pressed), pressed)
  }
  const [from, to] = value.map((one) => shareOf(one, bounds))
  return (
    <fieldset className={styles.range} style={{ '--from': from, '--to': to } as CSSProperties} aria-label={label}>
      {bars && <Bars bars={bars} value={value} bounds={bounds} />}
      <div className={styles.line} onPointerDown={pressLine}>
        {(['from', 'to'] as const).map((end, index) => (
          <input
            key={end}
            type="range"
            {...bounds}
            // If both are at the end, only the first thumb can move, so it has to be on top.
            className={joinClasses(thumb.slider, end === 'from' && (from ?? 0) > 0.5 && styles.top)}
            value={value[index] ?? 0}
            aria-label={endLabels[end]}
            aria-valuetext={format(value[index] ?? 0)}
            onChange={({ target }) => move(end, target.valueAsNumber)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Bars({ bars, value, bounds }: { bars: readonly number[]; value: Range; bounds: RangeBounds }) {
  const most = Math.max(...bars, 1)
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map((count, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its position.
          key={index}
          className={isBarWithin(index, bars.length, value, bounds) ? styles.within : undefined}
          style={{ blockSize: `${(count / most) * 100}%` }}
        />
      ))}
    </div>
  )
}
