import { useState } from 'react'
import {
  AREA_NAMES,
  type AreaName,
  EMPTY_LAYOUT,
  formOfLayout,
  isOptional,
  type LayoutForm,
  layoutChanges,
  layoutFaults,
} from '#domain/building/layout-form.ts'
import { readArea } from '#domain/building/read-fields.ts'
import { archived } from '#domain/draft/sent-change.ts'
import { LAYOUT_FIELDS } from '#domain/field/unit.ts'
import { DialogFoot } from '#studio/box/dialog-foot.tsx'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { KIND_WORDS } from '#studio/format/kind-words.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { projectFacts } from '#studio/project/project-facts.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { AreaField, useDoubtfulAreas } from './area-field.tsx'
import type { BuildBook } from './build-book.ts'
import styles from './building.module.css'
import { LayoutTypeField } from './layout-type-field.tsx'
import { Refusals } from './refusals.tsx'

interface LayoutsDialogProps {
  readonly book: BuildBook
  readonly onClose: () => void
}

/** The layouts of the project: adds, changes and removes them. */
export function LayoutsDialog({ book, onClose }: LayoutsDialogProps) {
  const { t, numberFormat, language } = useTranslator()
  const { store } = useProject()
  const { shown, live } = useProjectState().project
  const [edited, setEdited] = useState<string | null>(book.layouts.length === 0 ? '' : null)
  const used = new Map<string, number>()
  for (const { layout } of book.units) if (layout) used.set(layout.id, (used.get(layout.id) ?? 0) + 1)
  const area = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 2 })
  const { areaUnit } = projectFacts(shown)
  if (edited !== null) {
    const before = shown.get(`layout ${edited}`) ?? null
    const type = book.layouts.find(({ id }) => id === edited)?.type ?? 'living'
    return (
      <LayoutEditor
        first={before ? formOfLayout(before, type) : EMPTY_LAYOUT}
        isNew={before === null}
        isNamedForGood={live.has(`layout ${edited}`)}
        taken={new Set(book.layouts.map(({ id }) => id).filter((id) => id !== edited))}
        onSave={(form) => {
          const units = book.units.flatMap(({ id, layout }) =>
            layout?.id === edited ? (shown.get(`instance ${id}`) ?? []) : [],
          )
          store.change(layoutChanges(form, before, units, language.code))
          setEdited(null)
        }}
        onClose={() => (book.layouts.length === 0 ? onClose() : setEdited(null))}
      />
    )
  }
  return (
    <Dialog
      title={t('build.layouts')}
      closeLabel={t('control.close')}
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
      <ul className={joinClasses(styles.list, styles.layouts)}>
        {book.layouts.map((layout) => (
          <li key={layout.id}>
            <button type="button" className={styles.name} onClick={() => setEdited(layout.id)}>
              {layout.id}{' '}
              <span className={styles.pencil}>
                <StudioIcon name="edit" size="small" />
              </span>
              <small>
                {[t(KIND_WORDS[layout.type]), layout.label === 'studio' ? t('rooms.studio') : layout.label]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
            <span className={styles.figure}>
              {area.format(layout.area)} {t(`area_unit.${areaUnit}`)}
            </span>
            <small className={styles.figure}>{t('common.units', { count: used.get(layout.id) ?? 0 })}</small>
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
  /** Visitors have it: its name is its id, which files refer to. */
  readonly isNamedForGood: boolean
  readonly taken: ReadonlySet<string>
  readonly onSave: (form: LayoutForm) => void
  readonly onClose: () => void
}

function LayoutEditor({ first, isNew, isNamedForGood, taken, onSave, onClose }: LayoutEditorProps) {
  const { t, language } = useTranslator()
  const [form, setForm] = useState(first)
  const [isTried, setIsTried] = useState(false)
  const faults = layoutFaults(form, taken, language.code)
  const isSure = useDoubtfulAreas([{ area: readArea(form.area_total, language.code), type: form.type }])
  const save = () => {
    setIsTried(true)
    if (Object.keys(faults).length === 0 && isSure()) onSave(form)
  }
  const textField = (field: 'id' | 'label', label: string) => {
    const fault = isTried || form[field] !== '' ? faults[field] : undefined
    return (
      <Field
        label={label}
        value={form[field]}
        error={fault && t(`build.fault.${fault}`)}
        onChange={({ target }) => setForm({ ...form, [field]: target.value })}
      />
    )
  }
  const areaField = (field: AreaName) => {
    const fault = isTried || form[field] !== '' ? faults[field] : undefined
    return (
      <AreaField
        key={field}
        label={t(LAYOUT_FIELDS[field].label)}
        note={isOptional(field) ? t('order.optional') : undefined}
        value={form[field]}
        // Rooms may be of any size.
        type={field === 'area_total' ? form.type : null}
        error={fault && t(`build.fault.${fault}`)}
        onChange={(text) => setForm({ ...form, [field]: text })}
      />
    )
  }
  return (
    <FormDialog
      title={isNew ? t('build.add_layout') : first.id}
      closeLabel={t('control.close')}
      onClose={onClose}
      submitLabel={t('common.save')}
      className={styles.form}
      onSubmit={save}
    >
      <div className={styles.three}>
        {isNamedForGood ? (
          <div className={styles.fixed}>
            <span>{t('common.name')}</span>
            <b>{first.id}</b>
            <span className={styles.note}>{t('build.layout_fixed')}</span>
          </div>
        ) : (
          textField('id', t('common.name'))
        )}
        <LayoutTypeField value={form.type} onChange={(type) => setForm({ ...form, type })} />
        {textField('label', t('units.column.rooms'))}
        {AREA_NAMES.map(areaField)}
      </div>
      <p className={styles.note}>{t('build.rooms_hint')}</p>
    </FormDialog>
  )
}
