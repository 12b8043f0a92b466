import { type CSSProperties, useId } from 'react'
import styles from './slider.module.css'
import thumb from './slider-thumb.module.css'

interface SliderProps {
  readonly label: string
  /** The formatted value, shown beside the label and read by screen readers. */
  readonly text: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number between two ends: the native slider, which supports keys and right-to-left. */
export function Slider({ label, text, value, min, max, step, onChange }: SliderProps) {
  const id = useId()
  const share = max > min ? (value - min) / (max - min) : 1
  return (
    <div className={styles.slider} style={{ '--share': share } as CSSProperties}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {text}
      </output>
      <input
        id={id}
        type="range"
        className={thumb.slider}
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
