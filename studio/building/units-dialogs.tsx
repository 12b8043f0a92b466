import { useState } from 'react'
import { readRenumbering } from '#domain/building/read-copy.ts'
import type { NumberingForm } from '#domain/building/read-fields.ts'
import { sectionsIn } from '#domain/building/structure.ts'
import { moveChanges, renumberChanges } from '#domain/building/unit-changes.ts'
import type { Entity } from '#domain/draft/entity.ts'
import { archived } from '#domain/draft/sent-change.ts'
import { ChoiceField } from '#studio/box/choice-field.tsx'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import type { BuildBook } from './build-book.ts'
import styles from './building.module.css'
import { NumberingFields } from './numbering-fields.tsx'
import { useSectionName } from './use-section-name.ts'
import { useStructure } from './use-structure.ts'

/** What the dialogs about chosen units get. */
interface UnitsDialogProps {
  readonly book: BuildBook
  readonly checked: ReadonlySet<string>
  readonly onClose: () => void
}

function useEntities(checked: ReadonlySet<string>): readonly Entity[] {
  const { shown } = useProjectState().project
  return [...checked].flatMap((id) => shown.get(`instance ${id}`) ?? [])
}

/** Moves chosen units to another storey. */
export function MoveDialog({ book, checked, onClose }: UnitsDialogProps) {
  const { t } = useTranslator()
  const { store } = useProject()
  const { estates } = useStructure()
  const nameOf = useSectionName()
  const units = useEntities(checked)
  const sections = sectionsIn(estates).filter(({ section }) => section.storeys.length > 0)
  const first = [...checked].map((id) => book.byId.get(id)).find((unit) => unit !== undefined)
  const [sectionId, setSectionId] = useState(first?.section.id ?? sections[0]?.section.id ?? '')
  const [storeyId, setStoreyId] = useState('')
  const storeys = sections.find(({ section }) => section.id === sectionId)?.section.storeys ?? []
  const target = storeys.find(({ id }) => id === storeyId) ?? storeys[0]
  return (
    <FormDialog
      title={t('build.move', { count: units.length })}
      closeLabel={t('control.close')}
      onClose={onClose}
      submitLabel={t('build.move', { count: units.length })}
      isDisabled={!target}
      className={styles.form}
      onSubmit={() => {
        if (target) store.change(moveChanges(units, target))
        onClose()
      }}
    >
      <ChoiceField
        label={t('field.section')}
        value={sectionId}
        options={sections.map(({ estate, section }) => ({ value: section.id, label: nameOf(estate, section) }))}
        onChange={setSectionId}
      />
      <ChoiceField
        label={t('field.storey')}
        value={target?.id ?? ''}
        options={storeys.map(({ id, number }) => ({ value: id, label: String(number) }))}
        onChange={setStoreyId}
      />
      <p className={styles.note}>{t('build.move_note')}</p>
    </FormDialog>
  )
}

/** Gives chosen units new numbers by a rule. */
export function RenumberDialog({ checked, onClose }: UnitsDialogProps) {
  const { t } = useTranslator()
  const { store } = useProject()
  const { estates } = useStructure()
  const [form, setForm] = useState<NumberingForm>({ numbering: 'continuous', prefix: '', start: '1' })
  const { numbers, faults } = readRenumbering(form, estates, checked)
  const isWrong = Object.keys(faults).length > 0
  return (
    <FormDialog
      title={t('build.renumber', { count: numbers.length })}
      closeLabel={t('control.close')}
      onClose={onClose}
      submitLabel={t('build.renumber', { count: numbers.length })}
      isDisabled={isWrong}
      className={styles.form}
      onSubmit={() => {
        store.change(renumberChanges(numbers))
        onClose()
      }}
    >
      <NumberingFields form={form} faults={faults} onChange={(change) => setForm({ ...form, ...change })} />
      <ul className={styles.list}>
        {numbers.slice(0, 12).map(({ unit, number }) => (
          <li key={unit.id}>
            <span className={styles.name}>{String(unit.fields.number)}</span>
            <b>{number}</b>
          </li>
        ))}
        {numbers.length > 12 && <li>…</li>}
      </ul>
    </FormDialog>
  )
}

/** Archives chosen units after a question. */
export function ArchiveDialog({ checked, onClose }: UnitsDialogProps) {
  const { t } = useTranslator()
  const { store } = useProject()
  return (
    <FormDialog
      title={t('build.archive_units', { count: checked.size })}
      closeLabel={t('control.close')}
      onClose={onClose}
      submitLabel={t('build.archive_units', { count: checked.size })}
      className={styles.form}
      onSubmit={() => {
        store.change([...checked].map((id) => archived('instance', id)))
        onClose()
      }}
    >
      <p className={styles.note}>{t('build.archive_note')}</p>
    </FormDialog>
  )
}
