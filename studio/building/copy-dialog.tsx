import { useState } from 'react'
import { storeyRun } from '#domain/building/storey-run.ts'
import { type EstateNode, numbersIn, type SectionNode, type StoreyNode } from '#domain/building/structure.ts'
import { copiedNumbers, copyChanges, type StoreyCopies } from '#domain/building/unit-changes.ts'
import { repeatedNumbers } from '#domain/building/unit-numbers.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { readNumber } from '#domain/table/read-number.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { ChoiceField } from '#studio/box/choice-field.tsx'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { Field } from '#ui/field/field.tsx'
import type { BuildBook } from './build-book.ts'
import { type BuildForm, readRule, whole } from './build-form.ts'
import { BuildPreview } from './build-preview.tsx'
import styles from './building.module.css'
import { NumberingFields } from './numbering-fields.tsx'

interface CopyDialogProps {
  readonly book: BuildBook
  readonly estates: readonly EstateNode[]
  readonly section: SectionNode
  readonly source: StoreyNode
  readonly onClose: () => void
}

const PRICES = ['same', 'percent', 'sum', 'none'] as const

/** Copies a storey with its units to storeys above it. */
export function CopyDialog({ book, estates, section, source, onClose }: CopyDialogProps) {
  const { t, language } = useTranslator()
  const { store } = useProject()
  const above = Math.max(source.number, ...section.storeys.map(({ number }) => number)) + 1
  const [[from, to], setRun] = useState([String(above), String(above)])
  const [numbering, setNumbering] = useState<Pick<BuildForm, 'numbering' | 'prefix' | 'start'>>({
    ...{ numbering: 'after', prefix: '', start: '1' },
  })
  const [price, setPrice] = useState<(typeof PRICES)[number]>('same')
  const [stepText, setStepText] = useState('0')
  const faults: Partial<Record<'from' | 'to' | 'start' | 'step', StudioKey>> = {}
  const [low, high] = [whole(from, -100, 1000), whole(to, -100, 1000)]
  if (low === null) faults.from = 'build.fault.storey'
  if (high === null) faults.to = 'build.fault.storey'
  const run = low === null || high === null ? [] : storeyRun(low, high, { zero: false, thirteen: false })
  const taken = new Set(section.storeys.map(({ number }) => number))
  if (run.length > 200) faults.to = 'build.fault.too_many'
  else if (run.some((number) => taken.has(number))) faults.from = 'build.fault.storeys_taken'
  const hasStep = price === 'percent' || price === 'sum'
  const step = readNumber(stepText, language.code)
  if (hasStep && step.kind !== 'value') faults.step = 'build.fault.step'
  const value = hasStep && step.kind === 'value' ? step.value : 0
  const copies: StoreyCopies = {
    ...{ source, section, numbers: faults.to ? [] : run, rule: readRule(numbering, estates, faults) },
    step: price === 'none' ? null : { kind: price === 'sum' ? 'sum' : 'percent', value },
    status: (book.statuses.find(({ type }) => type === STATUS_TYPES.free) ?? book.statuses[0])?.id ?? '',
  }
  const numbers = copiedNumbers(copies)
  if (repeatedNumbers(numbers.flat(), numbersIn(section)).length > 0) faults.start = 'build.fault.numbers'
  const isWrong = Object.keys(faults).length > 0
  const copy = () => {
    if (isWrong) return
    store.change(copyChanges(copies, () => crypto.randomUUID()))
    onClose()
  }
  const storeys = copies.numbers.map((number, index) => ({
    ...{ id: null, number },
    units: (numbers[index] ?? []).map((each, place) => ({ number: each, position: place + 1, layout: '' })),
  }))
  const units = numbers.flat().length
  return (
    <FormDialog
      title={t('build.copy_storey', { number: source.number })}
      closeLabel={t('control.close')}
      onClose={onClose}
      aside={
        <div className={styles.aside}>
          <BuildPreview plan={{ storeys, units, layouts: [] }} />
        </div>
      }
      submitLabel={units > 0 ? t('build.make', { count: units }) : t('build.make_places')}
      isDisabled={isWrong || run.length === 0}
      className={styles.form}
      onSubmit={copy}
    >
      <div className={styles.three}>
        <Field
          label={t('build.from_storey')}
          value={from}
          error={faults.from && t(faults.from)}
          onChange={({ target }) => setRun([target.value, to ?? ''])}
        />
        <Field
          label={t('build.to_storey')}
          value={to}
          error={faults.to && t(faults.to)}
          onChange={({ target }) => setRun([from ?? '', target.value])}
        />
      </div>
      <NumberingFields
        form={numbering}
        faults={faults}
        onChange={(change) => setNumbering((before) => ({ ...before, ...change }))}
      />
      <div className={styles.three}>
        <ChoiceField
          label={t('field.price')}
          value={price}
          options={PRICES.map((each) => ({ value: each, label: t(`build.price.${each}`) }))}
          onChange={setPrice}
        />
        {hasStep && (
          <Field
            label={t('build.step')}
            inputMode="decimal"
            value={stepText}
            error={faults.step && t(faults.step)}
            onChange={({ target }) => setStepText(target.value)}
          />
        )}
      </div>
      <div className={styles.below}>
        <BuildPreview plan={{ storeys, units, layouts: [] }} />
      </div>
    </FormDialog>
  )
}
