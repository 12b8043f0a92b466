import { useState } from 'react'
import { countUnits, type EstateNode, type SectionNode, type StoreyNode } from '#domain/building/structure.ts'
import { renamed } from '#domain/building/structure-changes.ts'
import { changed } from '#domain/building/unit-changes.ts'
import { archived, type SentChange } from '#domain/draft/sent-change.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { whole } from './build-form.ts'
import styles from './building.module.css'

/** A place that is edited, with what it is in. */
export type EditedPlace =
  | { readonly kind: 'estate'; readonly node: EstateNode }
  | { readonly kind: 'section'; readonly node: SectionNode; readonly estate: EstateNode }
  | {
      readonly kind: 'storey'
      readonly node: StoreyNode
      readonly estate: EstateNode
      readonly section: SectionNode
    }

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
  const fault = faultOf(place, name, number)
  const save = () => {
    if (fault) return
    const changes: SentChange[] = []
    if (kind !== 'storey' && name.trim() !== firstName) changes.push(...renamed(node, name, lang))
    if (kind !== 'estate' && number.trim() !== firstNumber) {
      changes.push(changed(node.entity, 'number', whole(number, -100, 10_000)))
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
          error={fault?.field === 'number' ? t(fault.key) : undefined}
          onChange={({ target }) => setNumber(target.value)}
        />
      )}
      {kind !== 'storey' && (
        <Field
          label={t('common.name')}
          note={kind === 'section' ? t('order.optional') : undefined}
          value={name}
          maxLength={200}
          error={fault?.field === 'name' ? t(fault.key) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </FormDialog>
  )
}

function faultOf(place: EditedPlace, name: string, number: string) {
  if (place.kind === 'estate') return name.trim() === '' ? ({ field: 'name', key: 'build.fault.name' } as const) : null
  const isStorey = place.kind === 'storey'
  const value = isStorey ? whole(number, -100, 1000) : whole(number, 0, 10_000)
  if (value === null)
    return { field: 'number', key: isStorey ? 'build.fault.storey' : 'build.fault.whole_number' } as const
  const others: readonly { readonly id: string; readonly number: number }[] =
    place.kind === 'storey' ? place.section.storeys : place.estate.sections
  if (others.some((other) => other.id !== place.node.id && other.number === value))
    return { field: 'number', key: isStorey ? 'build.fault.storeys_taken' : 'build.fault.section_taken' } as const
  return null
}
