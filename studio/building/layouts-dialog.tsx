import { useState } from 'react'
import { DialogFoot } from '#studio/box/dialog-foot.tsx'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { BuildBook } from './build-book.ts'
import styles from './building.module.css'
import { EMPTY_LAYOUT, formOfLayout, type LayoutForm, layoutChanges, layoutFaults } from './layout-form.ts'
import { LayoutTypeField } from './layout-type-field.tsx'
import { archived } from './made.ts'
import { Refusals } from './refusals.tsx'

interface LayoutsDialogProps {
  readonly book: BuildBook
  readonly onClose: () => void
}

/** The layouts of the project: adds, changes and removes them. */
export function LayoutsDialog({ book, onClose }: LayoutsDialogProps) {
  const { t, numberFormat } = useTranslator()
  const { store } = useProject()
  const { shown } = useProjectState().project
  const [edited, setEdited] = useState<string | null>(book.layouts.length === 0 ? '' : null)
  const used = new Map<string, number>()
  for (const { layout } of book.units) if (layout) used.set(layout.id, (used.get(layout.id) ?? 0) + 1)
  const area = numberFormat({ maximumFractionDigits: 2 })
  if (edited !== null) {
    const before = shown.get(`layout ${edited}`) ?? null
    const type = book.layouts.find(({ id }) => id === edited)?.type ?? 'living'
    return (
      <LayoutEditor
        first={before ? formOfLayout(before, type) : EMPTY_LAYOUT}
        isNew={before === null}
        taken={new Set(book.layouts.map(({ id }) => id).filter((id) => id !== edited))}
        onSave={(form) => {
          store.change(layoutChanges(form, before))
          setEdited(null)
        }}
        onClose={() => (book.layouts.length === 0 ? onClose() : setEdited(null))}
      />
    )
  }
  return (
    <Dialog
      title={t('build.layouts')}
      closeLabel={t('build.close')}
      onClose={onClose}
      footer={
        <DialogFoot>
          <Button variant="filled" onClick={() => setEdited('')}>
            {t('build.add_layout')}
          </Button>
        </DialogFoot>
      }
    >
      <Refusals />
      <ul className={styles.list}>
        {book.layouts.map((layout) => (
          <li key={layout.id}>
            <button type="button" className={styles.name} onClick={() => setEdited(layout.id)}>
              {layout.id}{' '}
              <small>
                {[t(`units.kind.${layout.type}`), layout.label === 'studio' ? t('units.studio') : layout.label]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
            <span>{area.format(layout.area)}</span>
            <small>{t('units.head.units', { count: used.get(layout.id) ?? 0 })}</small>
            {!used.has(layout.id) && (
              <IconButton
                icon="trash"
                size="small"
                label={t('build.archive_named', { name: layout.id })}
                onClick={() => store.change([archived('layout', layout.id)])}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface LayoutEditorProps {
  readonly first: LayoutForm
  readonly isNew: boolean
  readonly taken: ReadonlySet<string>
  readonly onSave: (form: LayoutForm) => void
  readonly onClose: () => void
}

function LayoutEditor({ first, isNew, taken, onSave, onClose }: LayoutEditorProps) {
  const { t } = useTranslator()
  const [form, setForm] = useState(first)
  const [isTried, setIsTried] = useState(false)
  const faults = layoutFaults(form, taken)
  const save = () => {
    setIsTried(true)
    if (Object.keys(faults).length === 0) onSave(form)
  }
  const textField = (field: Exclude<keyof LayoutForm, 'type'>, label: string, note?: string) => {
    const fault = isTried || form[field] !== '' ? faults[field] : undefined
    return (
      <Field
        {...{ label, note }}
        value={form[field]}
        error={fault && t(fault)}
        inputMode={field.startsWith('area') ? 'decimal' : undefined}
        // The name of a layout is its id, which units and files refer to.
        readOnly={field === 'id' && !isNew}
        onChange={({ target }) => setForm({ ...form, [field]: target.value })}
      />
    )
  }
  return (
    <FormDialog
      title={isNew ? t('build.add_layout') : first.id}
      closeLabel={t('build.close')}
      onClose={onClose}
      submitLabel={t('account.save')}
      className={styles.form}
      onSubmit={save}
    >
      <div className={styles.three}>
        {textField('id', t('build.layout_name'))}
        <LayoutTypeField value={form.type} onChange={(type) => setForm({ ...form, type })} />
        {textField('label', t('units.column.rooms'))}
        {textField('area_total', t('build.area'))}
        {textField('area_living', t('build.area_living'), t('build.optional'))}
        {textField('area_kitchen', t('build.area_kitchen'), t('build.optional'))}
      </div>
      <p className={styles.note}>{t('build.rooms_hint')}</p>
    </FormDialog>
  )
}
