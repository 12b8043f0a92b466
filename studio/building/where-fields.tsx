import { nextSectionNumber } from '#domain/building/first-form.ts'
import { type BuildFaults, type BuildForm, withPlaces } from '#domain/building/read-build.ts'
import { readStoreyNumber } from '#domain/building/read-fields.ts'
import { type EstateNode, sectionsIn } from '#domain/building/structure.ts'
import { ChoiceField } from '#studio/box/choice-field.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import styles from './building.module.css'
import { useSectionName } from './use-section-name.ts'

/** What the parts of the dialog get. */
export interface BuildFieldsProps {
  readonly form: BuildForm
  readonly faults: BuildFaults
  readonly onChange: (change: Partial<BuildForm>) => void
}

/** The building and the section. */
export function WhereFields({
  form,
  faults,
  onChange,
  estates,
}: BuildFieldsProps & { estates: readonly EstateNode[] }) {
  const { t } = useTranslator()
  const nameOf = useSectionName()
  if (form.kind === 'storeys' || form.kind === 'units') {
    return (
      <ChoiceField
        label={t('field.section')}
        value={form.section}
        options={sectionsIn(estates).map(({ estate, section }) => ({
          value: section.id,
          label: nameOf(estate, section),
        }))}
        error={faults.section && t(`build.fault.${faults.section}`)}
        onChange={(section) => onChange({ section })}
      />
    )
  }
  return (
    <div className={styles.three}>
      {form.kind === 'building' ? (
        <Field
          {...FIRST_FOCUS}
          label={t('field.estate')}
          value={form.estateName}
          error={faults.estateName && t(`build.fault.${faults.estateName}`)}
          onChange={({ target }) => onChange({ estateName: target.value })}
        />
      ) : (
        <ChoiceField
          label={t('field.estate')}
          value={form.estate}
          options={estates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(estate) => {
            const sections = estates.find(({ id }) => id === estate)?.sections ?? []
            onChange({ estate, sectionNumber: nextSectionNumber(sections) })
          }}
        />
      )}
      <Field
        label={t('build.section_number')}
        inputMode="numeric"
        value={form.sectionNumber}
        error={faults.sectionNumber && t(`build.fault.${faults.sectionNumber}`)}
        onChange={({ target }) => onChange({ sectionNumber: target.value })}
      />
      <Field
        label={t('build.section_name')}
        note={t('order.optional')}
        value={form.sectionName}
        maxLength={200}
        onChange={({ target }) => onChange({ sectionName: target.value })}
      />
    </div>
  )
}

/** The storeys, and how many units each has. */
export function StoreyFields({ form, faults, onChange }: BuildFieldsProps) {
  const { t } = useTranslator()
  const { from, to, perStorey, skipped, places } = form
  const ends = [from, to].map((text) => readStoreyNumber(text) ?? 0)
  const [first, last] = [Math.min(...ends), Math.max(...ends)]
  return (
    <div className={styles.three}>
      <Field
        label={t('build.from_storey')}
        inputMode="text"
        value={from}
        error={faults.from && t(`build.fault.${faults.from}`)}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <Field
        label={t('build.to_storey')}
        value={to}
        error={faults.to && t(`build.fault.${faults.to}`)}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <Field
        label={t('build.per_storey')}
        inputMode="numeric"
        value={perStorey}
        error={faults.perStorey && t(`build.fault.${faults.perStorey}`)}
        onChange={({ target }) => onChange({ perStorey: target.value, places: withPlaces(places, target.value) })}
      />
      {first < 0 && last >= 0 && (
        <Checkbox checked={skipped.zero} onChange={(zero) => onChange({ skipped: { ...skipped, zero } })}>
          {t('build.skip', { number: 0 })}
        </Checkbox>
      )}
      {first <= 13 && last >= 13 && (
        <Checkbox checked={skipped.thirteen} onChange={(thirteen) => onChange({ skipped: { ...skipped, thirteen } })}>
          {t('build.skip', { number: 13 })}
        </Checkbox>
      )}
    </div>
  )
}
