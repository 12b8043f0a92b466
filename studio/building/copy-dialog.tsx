import { useState } from 'react'
import { firstStatus } from '#domain/building/first-form.ts'
import { COPIED_PRICES, type CopyForm, readCopy } from '#domain/building/read-copy.ts'
import type { EstateNode, SectionNode, StoreyNode } from '#domain/building/structure.ts'
import { copyChanges } from '#domain/building/unit-changes.ts'
import { ChoiceField } from '#studio/box/choice-field.tsx'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { Field } from '#ui/field/field.tsx'
import type { BuildBook } from './build-book.ts'
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

/** Copies a storey with its units to storeys above it. */
export function CopyDialog({ book, estates, section, source, onClose }: CopyDialogProps) {
  const { t, language } = useTranslator()
  const { store } = useProject()
  const above = Math.max(source.number, ...section.storeys.map(({ number }) => number)) + 1
  const [form, setForm] = useState<CopyForm>({
    from: String(above),
    to: String(above),
    numbering: 'after',
    prefix: '',
    start: '1',
    price: 'same',
    step: '0',
  })
  const set = (change: Partial<CopyForm>) => setForm((before) => ({ ...before, ...change }))
  const copied = { source, section, estates, status: firstStatus(book.statuses), lang: language.code }
  const { copies, numbers, faults } = readCopy(form, copied)
  const isWrong = Object.keys(faults).length > 0
  const copy = () => {
    if (isWrong) return
    store.change(copyChanges(copies, () => crypto.randomUUID()))
    onClose()
  }
  const storeys = copies.numbers.map((number, index) => ({
    id: null,
    number,
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
      isDisabled={isWrong || storeys.length === 0}
      className={styles.form}
      onSubmit={copy}
    >
      <div className={styles.three}>
        <Field
          label={t('build.from_storey')}
          value={form.from}
          error={faults.from && t(`build.fault.${faults.from}`)}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Field
          label={t('build.to_storey')}
          value={form.to}
          error={faults.to && t(`build.fault.${faults.to}`)}
          onChange={({ target }) => set({ to: target.value })}
        />
      </div>
      <NumberingFields form={form} faults={faults} onChange={set} />
      <div className={styles.three}>
        <ChoiceField
          label={t('field.price')}
          value={form.price}
          options={COPIED_PRICES.map((each) => ({ value: each, label: t(`build.price.${each}`) }))}
          onChange={(price) => set({ price })}
        />
        {(form.price === 'percent' || form.price === 'sum') && (
          <Field
            label={t('build.step')}
            inputMode="decimal"
            value={form.step}
            error={faults.step && t(`build.fault.${faults.step}`)}
            onChange={({ target }) => set({ step: target.value })}
          />
        )}
      </div>
      <div className={styles.below}>
        <BuildPreview plan={{ storeys, units, layouts: [] }} />
      </div>
    </FormDialog>
  )
}
