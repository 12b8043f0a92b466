import { type RefObject, useEffect, useState } from 'react'
import { buildChanges } from '#domain/building/build-changes.ts'
import { firstForm } from '#domain/building/first-form.ts'
import {
  BUILD_KINDS,
  type BuildFaults,
  type BuildForm,
  type BuildKind,
  readBuild,
} from '#domain/building/read-build.ts'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { useTurns } from '#studio/project/use-turns.ts'
import { Segmented } from '#ui/field/segmented.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useDoubtfulAreas } from './area-field.tsx'
import type { BuildBook } from './build-book.ts'
import { BuildPreview } from './build-preview.tsx'
import styles from './building.module.css'
import { MoreFields } from './numbering-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useStructure } from './use-structure.ts'
import { type BuildFieldsProps, StoreyFields, WhereFields } from './where-fields.tsx'

interface BuildDialogProps {
  readonly book: BuildBook
  readonly kind: BuildKind
  /** What was typed and not made, for when the dialog was closed by mistake. */
  readonly typed: RefObject<BuildForm | null>
  readonly onClose: () => void
}

/** Makes a building, a section, storeys or units by a few figures, with a drawing of what will be made. */
export function BuildDialog({ book, kind, typed, onClose }: BuildDialogProps) {
  const { t, language } = useTranslator()
  const { store } = useProject()
  const showToast = useToast()
  const { undoAct } = useTurns()
  const { estates, lang } = useStructure()
  const nameNext = t('build.building_name', { number: estates.length + 1 })
  const [form, setForm] = useState(() =>
    typed.current?.kind === kind ? typed.current : firstForm(kind, estates, book, nameNext),
  )
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    if (isTouched) typed.current = form
  }, [isTouched, form, typed])
  const [isTried, setIsTried] = useState(false)
  const { plan, faults } = readBuild(form, { estates, layouts: book.layouts, lang: language.code })
  const isSure = useDoubtfulAreas(plan.layouts)
  const isWrong = Object.keys(faults).length > 0
  const possible = BUILD_KINDS.filter(
    (each) =>
      each === 'building' ||
      (each === 'section' ? estates.length > 0 : estates.some(({ sections }) => sections.length > 0)),
  )
  const make = () => {
    setIsTried(true)
    if (isWrong || !isSure()) return
    const key = store.change(buildChanges(plan, lang, () => crypto.randomUUID()))
    showToast({
      text: plan.units > 0 ? t('build.made', { count: plan.units }) : t('build.made_places'),
      action: { label: t('control.undo'), onAction: () => undoAct(key) },
    })
    typed.current = null
    onClose()
  }
  const fields: BuildFieldsProps = {
    form,
    // An empty field is no fault before the first try.
    faults: isTried ? faults : withoutEmpty(faults, form),
    onChange: (change) => {
      setIsTouched(true)
      setForm((before) => ({ ...before, ...change }))
    },
  }
  return (
    <FormDialog
      title={t(`build.title.${form.kind}`)}
      closeLabel={t('control.close')}
      onClose={onClose}
      aside={
        <div className={styles.aside}>
          <BuildPreview plan={plan} />
        </div>
      }
      submitLabel={plan.units > 0 ? t('build.make', { count: plan.units }) : t('build.make_places')}
      footer={isTried && isWrong && <span className={styles.wrong}>{t('build.look_again')}</span>}
      className={styles.form}
      onSubmit={make}
    >
      {possible.length > 1 && (
        <Segmented
          label={t('common.add')}
          small
          value={form.kind}
          options={possible.map((value) => ({ value, label: t(`build.${value}`) }))}
          onChange={(next) => setForm(firstForm(next, estates, book, nameNext))}
        />
      )}
      <WhereFields {...fields} estates={estates} />
      <StoreyFields {...fields} />
      <PlaceFields {...fields} book={book} />
      <MoreFields {...fields} statuses={book.statuses} hasUnits={plan.units > 0} />
      <div className={styles.below}>
        <BuildPreview plan={plan} />
      </div>
    </FormDialog>
  )
}

function withoutEmpty(faults: BuildFaults, form: BuildForm): BuildFaults {
  const isEmpty = (field: string) => {
    const place = /^(rooms|area)(\d+)$/.exec(field)
    const value = place ? form.places[Number(place[2])]?.[place[1] as 'rooms' | 'area'] : form[field as keyof BuildForm]
    return value === ''
  }
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !isEmpty(field)))
}
