import { useState } from 'react'
import { countUnits } from '#domain/building/structure.ts'
import { type EditedPlace, placeFault, readPlaceNumber, renamed } from '#domain/building/structure-changes.ts'
import { changed } from '#domain/building/unit-changes.ts'
import { archived, type SentChange } from '#domain/draft/sent-change.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import styles from './building.module.css'

interface PlaceEditorProps {
  readonly place: EditedPlace
  readonly lang: LanguageCode
  readonly onClose: () => void
}

/** Renames, renumbers or archives a building, section or storey. */
export function PlaceEditor({ place, lang, onClose }: PlaceEditorProps) {
  const { t } = useTranslator()
  const { store } = useProject()
  const { kind, node } = place
  const firstName = 'name' in node ? (kind === 'estate' && node.name === node.id ? '' : node.name) : ''
  const firstNumber = 'number' in node ? String(node.number) : ''
  const [name, setName] = useState(firstName)
  const [number, setNumber] = useState(firstNumber)
  const [isAsking, setIsAsking] = useState(false)
  const title =
    kind === 'estate'
      ? node.name
      : kind === 'section'
        ? node.name || t('section.name', { number: node.number })
        : t('storey.name', { number: node.number })
  const fault = placeFault(place, name, number)
  const save = () => {
    if (fault) return
    const changes: SentChange[] = []
    if (kind !== 'storey' && name.trim() !== firstName) changes.push(...renamed(node, name, lang))
    if (kind !== 'estate' && number.trim() !== firstNumber) {
      changes.push(changed(node.entity, 'number', readPlaceNumber(place, number)))
    }
    store.change(changes)
    onClose()
  }
  const archive = () => {
    store.change([archived(kind, node.id)])
    onClose()
  }
  return (
    <FormDialog
      title={title}
      closeLabel={t('control.close')}
      onClose={onClose}
      submitLabel={t('common.save')}
      footer={
        <>
          {isAsking && <span className={styles.wrong}>{t('build.archive_ask', { count: countUnits(node) })}</span>}
          <Button onClick={isAsking ? archive : () => setIsAsking(true)}>{t('build.archive')}</Button>
        </>
      }
      className={styles.form}
      onSubmit={save}
    >
      {kind !== 'estate' && (
        <Field
          label={t('units.column.number')}
          value={number}
          error={fault?.field === 'number' ? t(`build.fault.${fault.fault}`) : undefined}
          onChange={({ target }) => setNumber(target.value)}
        />
      )}
      {kind !== 'storey' && (
        <Field
          label={t('common.name')}
          note={kind === 'section' ? t('order.optional') : undefined}
          value={name}
          maxLength={200}
          error={fault?.field === 'name' ? t(`build.fault.${fault.fault}`) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </FormDialog>
  )
}
