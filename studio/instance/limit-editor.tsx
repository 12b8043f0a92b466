import { useLayoutEffect, useRef, useState } from 'react'
import type { LanguageCode } from '#domain/language/language.ts'
import { readNumber } from '#domain/table/read-number.ts'
import { splitList } from '#domain/table/split-list.ts'
import type { UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { NamedMark } from '#domain/unit-table/unit-facts.ts'
import { LIMIT_OPS, type LimitOp, limitKind, readLimit, type UnitLimit } from '#domain/unit-table/unit-limits.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import styles from './limit-editor.module.css'
import { limitTitle } from './limit-words.ts'
import { OptionList } from './option-list.tsx'
import { useColumnUnits } from './use-column-units.ts'

export interface LimitEditorProps {
  readonly column: UnitColumn
  readonly limit: UnitLimit | null
  readonly options: readonly NamedMark[]
  /** Called whenever what is typed means another limit. */
  readonly onChange: (limit: UnitLimit | null) => void
  readonly close: () => void
}

/** Operator and values of the limit of a column. The list follows while they are changed. */
export function LimitEditor({ column, limit, options, onChange, close }: LimitEditorProps) {
  const translator = useTranslator()
  const { t } = translator
  const units = useColumnUnits()
  const kind = limitKind(column)
  const ops: readonly LimitOp[] = LIMIT_OPS[kind]
  const title = limitTitle(translator, column, units)
  const [op, setOp] = useState<LimitOp>(limit?.op ?? ops[0] ?? 'is')
  const [texts, setTexts] = useState<readonly string[]>(limit ? textsOf(limit) : [])
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // In the next frame: it mounts before the popover is visible, and a hidden element cannot take the focus.
    const frame = requestAnimationFrame(() => focusFirst(box.current))
    return () => cancelAnimationFrame(frame)
  }, [])
  const set = (nextOp: LimitOp, next: readonly string[]) => {
    setOp(nextOp)
    setTexts(next)
    onChange(limitOf({ column, op: nextOp, lang: translator.language.code }, next))
  }
  const setText = (index: number, text: string) =>
    set(op, index === 0 ? [text, texts[1] ?? ''] : [texts[0] ?? '', text])
  const isList = kind === 'choice' || kind === 'marks'
  const places = isList || op === 'empty' || op === 'filled' ? [] : op === 'between' ? [0, 1] : [0]
  return (
    <div ref={box} className={styles.editor}>
      <div className={styles.head}>
        <b>{title}</b>
        <Select
          label={t('units.filter.how')}
          value={op}
          options={ops.map((value) => ({ value, label: t(`units.op.${value}`) }))}
          onChange={(next) => set(next, texts)}
        />
      </div>
      {places.length > 0 && (
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          {places.map((place) => (
            <Field
              key={place}
              label={t(
                op === 'between' ? (place === 0 ? 'units.filter.from' : 'units.filter.to') : 'units.filter.value',
              )}
              {...(kind === 'day' ? { type: 'date' } : { inputMode: kind === 'figure' ? 'decimal' : 'text' })}
              {...(kind !== 'text' && { dir: 'ltr' })}
              autoComplete="off"
              value={texts[place] ?? ''}
              hint={kind === 'text' && op === 'is' ? t('units.filter.several') : undefined}
              error={
                kind === 'figure' && isFaulty(texts[place] ?? '', translator.language.code)
                  ? t('units.fault.figure')
                  : undefined
              }
              onChange={({ target }) => setText(place, target.value)}
            />
          ))}
          <button type="submit" hidden />
        </form>
      )}
      {isList && op !== 'empty' && op !== 'filled' && (
        <OptionList options={options} chosen={texts} onChange={(ids) => set(op, ids)} />
      )}
      <div className={styles.foot}>
        <Button
          size="small"
          variant="plain"
          onClick={() => {
            onChange(null)
            close()
          }}
        >
          {t('units.filter.remove')}
        </Button>
        <Button size="small" onClick={close}>
          {t('control.done')}
        </Button>
      </div>
    </div>
  )
}

function textsOf({ column, op, values }: UnitLimit): readonly string[] {
  return limitKind(column) === 'text' && op === 'is' ? [values.join(', ')] : values
}

interface TypedLimit {
  readonly column: UnitColumn
  readonly op: LimitOp
  /** The language of the person who types. */
  readonly lang: LanguageCode
}

/** The limit that typed texts mean. A range with one open end is a limit to one side. */
function limitOf({ column, op, lang }: TypedLimit, texts: readonly string[]): UnitLimit | null {
  const kind = limitKind(column)
  if (kind === 'text') {
    const [text = ''] = texts
    return readLimit({ column, op, values: op === 'is' ? splitList(text) : [text] })
  }
  if (kind === 'choice' || kind === 'marks') return readLimit({ column, op, values: texts })
  const [first = '', second = ''] = texts.map((text) => (kind === 'figure' ? figureText(text, lang) : text))
  if (op !== 'between') return readLimit({ column, op, values: [first] })
  if (first !== '' && second !== '') return readLimit({ column, op, values: [first, second] })
  const [least, most] = kind === 'figure' ? (['least', 'most'] as const) : (['after', 'before'] as const)
  return readLimit(first === '' ? { column, op: most, values: [second] } : { column, op: least, values: [first] })
}

/** A typed figure as limits write it, read as in the cells of the table; empty if it is none. */
function figureText(text: string, lang: LanguageCode): string {
  const read = readNumber(text, lang)
  return read.kind === 'value' ? String(read.value) : ''
}

function isFaulty(text: string, lang: LanguageCode): boolean {
  const { kind } = readNumber(text, lang)
  return kind !== 'value' && kind !== 'empty'
}

function focusFirst(box: HTMLElement | null): void {
  const first =
    box?.querySelector<HTMLElement>('form input') ?? box?.querySelector('input') ?? box?.querySelector('select')
  first?.focus()
}
