import type { ReactNode } from 'react'
import type { BuildFault, NumberingForm } from '#domain/building/read-fields.ts'
import { ChoiceField } from '#studio/box/choice-field.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import type { BuildBook } from './build-book.ts'
import styles from './building.module.css'
import type { BuildFieldsProps } from './where-fields.tsx'

interface NumberingFieldsProps {
  readonly form: NumberingForm
  readonly faults: Readonly<Partial<Record<'start' | 'prefix', BuildFault>>>
  readonly onChange: (change: Partial<NumberingForm>) => void
  /** Fields after them. */
  readonly children?: ReactNode
}

/** How units get their numbers. */
export function NumberingFields({ form, faults, onChange, children }: NumberingFieldsProps) {
  const { t } = useTranslator()
  const { numbering, prefix, start } = form
  const kinds = ['continuous', 'after', 'storey'] as const
  return (
    <div className={joinClasses(styles.three, styles.numbering)}>
      <ChoiceField
        label={t('build.numbers')}
        value={numbering}
        options={kinds.map((value) => ({ value, label: t(`build.numbers.${value}`) }))}
        error={numbering !== 'continuous' && faults.start ? t(`build.fault.${faults.start}`) : undefined}
        onChange={(next) => onChange({ numbering: next })}
      />
      {numbering === 'continuous' && (
        <Field
          label={t('build.start')}
          inputMode="numeric"
          value={start}
          error={faults.start && t(`build.fault.${faults.start}`)}
          onChange={({ target }) => onChange({ start: target.value })}
        />
      )}
      <Field
        label={t('build.prefix')}
        note={t('order.optional')}
        value={prefix}
        error={faults.prefix && t(`build.fault.${faults.prefix}`)}
        onChange={({ target }) => onChange({ prefix: target.value })}
      />
      {children}
    </div>
  )
}

interface MoreFieldsProps extends BuildFieldsProps {
  readonly statuses: BuildBook['statuses']
  readonly hasUnits: boolean
}

/** The numbers and the status of new units. */
export function MoreFields({ form, faults, onChange, statuses, hasUnits }: MoreFieldsProps) {
  const { t } = useTranslator()
  if (!hasUnits) return null
  return (
    <NumberingFields form={form} faults={faults} onChange={onChange}>
      <ChoiceField
        label={t('field.status')}
        value={form.status}
        options={statuses.map(({ id, name }) => ({ value: id, label: name }))}
        error={faults.status && t(`build.fault.${faults.status}`)}
        onChange={(status) => onChange({ status })}
      />
    </NumberingFields>
  )
}
