import { useState } from 'react'
import { joinWords } from '#i18n/join-words.ts'
import box from '#ui/field/field-box.module.css'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { parseFigure } from './parse-figure.ts'
import styles from './range-field.module.css'

interface RangeFieldProps {
  readonly label: string
  /** The unit of the figure; null without one. */
  readonly unit: string | null
  /** The name of the criterion. */
  readonly about: string
  /** Null for no limit. */
  readonly value: number | null
  /** The end of the range without a limit. */
  readonly open: number
  readonly format: (value: number) => string
  readonly onChange: (value: number | null) => void
}

/** One end of a range as a field: a plain number while typing, else formatted. Empty means no limit. */
export function RangeField({ label, unit, about, value, open, format, onChange }: RangeFieldProps) {
  const translator = useTranslator()
  const [typed, setTyped] = useState<string | null>(null)
  const apply = () => {
    if (typed === null) return
    setTyped(null)
    const figure = parseFigure(typed)
    // An invalid text leaves the limit unchanged.
    if (figure !== value && (figure !== null || typed.trim() === '')) onChange(figure)
  }
  const shown = value === null ? '' : format(value)
  return (
    <label className={styles.field}>
      <span aria-hidden="true">{joinWords(translator, unit === null ? [label] : [label, unit])}</span>
      <span className={joinClasses(box.box, styles.box)}>
        <input
          className={box.control}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${about} ${label}`}
          placeholder={format(open)}
          value={typed ?? shown}
          onFocus={({ target }) => {
            setTyped(value === null ? '' : String(value))
            requestAnimationFrame(() => target.select())
          }}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={apply}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
        />
      </span>
    </label>
  )
}
