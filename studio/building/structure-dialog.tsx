import { useState } from 'react'
import { countUnits, type EstateNode, type SectionNode, type StoreyNode } from '#domain/building/structure.ts'
import { type EditedPlace, movedEstate, movedSection } from '#domain/building/structure-changes.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { BuildBook } from './build-book.ts'
import styles from './building.module.css'
import { CopyDialog } from './copy-dialog.tsx'
import { PlaceEditor } from './place-editor.tsx'
import { Refusals } from './refusals.tsx'
import { useStructure } from './use-structure.ts'

interface StructureDialogProps {
  readonly book: BuildBook
  readonly onClose: () => void
}

/** The buildings, sections and storeys of the project: renames, renumbers, moves, copies and archives them. */
export function StructureDialog({ book, onClose }: StructureDialogProps) {
  const { t } = useTranslator()
  const { store } = useProject()
  const { shown } = useProjectState().project
  const { estates, lang } = useStructure()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(estates.length === 1 ? [estates[0]?.id ?? ''] : []))
  const [edited, setEdited] = useState<EditedPlace | null>(null)
  const [copied, setCopied] = useState<{ section: SectionNode; source: StoreyNode } | null>(null)
  const toggle = (id: string) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  if (copied) return <CopyDialog book={book} estates={estates} {...copied} onClose={() => setCopied(null)} />
  if (edited) return <PlaceEditor place={edited} lang={lang} onClose={() => setEdited(null)} />
  const order = shown.get('order estates')?.fields.ids ?? null
  const editButton = (place: EditedPlace, name: string) => (
    <IconButton icon="dots" size="small" label={t('build.edit_named', { name })} onClick={() => setEdited(place)} />
  )
  const moveButtons = (name: string, index: number, count: number, move: (by: -1 | 1) => void) => (
    <>
      <IconButton
        icon="up"
        size="small"
        label={t('build.up', { name })}
        disabled={index === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="down"
        size="small"
        label={t('build.down', { name })}
        disabled={index === count - 1}
        onClick={() => move(1)}
      />
    </>
  )
  const storeyRow = (estate: EstateNode, section: SectionNode, storey: StoreyNode) => (
    <li key={storey.id} className={styles.storey}>
      <span className={styles.name}>{t('storey.name', { number: storey.number })}</span>
      <small>{t('common.units', { count: countUnits(storey) })}</small>
      <IconButton
        icon="layers"
        size="small"
        label={t('build.copy_storey', { number: storey.number })}
        onClick={() => setCopied({ section, source: storey })}
      />
      {editButton({ kind: 'storey', node: storey, estate, section }, t('storey.name', { number: storey.number }))}
    </li>
  )
  const sectionRows = (estate: EstateNode) =>
    estate.sections.flatMap((section, index) => {
      const name = section.name || t('section.name', { number: section.number })
      return [
        <li key={section.id} className={styles.section}>
          <Opener isOpen={open.has(section.id)} name={name} onToggle={() => toggle(section.id)} />
          <small>{t('common.units', { count: countUnits(section) })}</small>
          {moveButtons(name, index, estate.sections.length, (by) =>
            store.change(movedSection(estate.sections, section.id, by)),
          )}
          {editButton({ kind: 'section', node: section, estate }, name)}
        </li>,
        ...(open.has(section.id) ? section.storeys.map((storey) => storeyRow(estate, section, storey)) : []),
      ]
    })
  return (
    <Dialog title={t('build.structure')} closeLabel={t('control.close')} onClose={onClose} wide>
      <Refusals />
      {estates.length === 0 && <p className={styles.note}>{t('build.no_buildings')}</p>}
      <ul className={styles.list}>
        {estates.flatMap((estate, index) => [
          <li key={estate.id}>
            <Opener isOpen={open.has(estate.id)} name={estate.name} onToggle={() => toggle(estate.id)} />
            <small>{t('common.units', { count: countUnits(estate) })}</small>
            {moveButtons(estate.name, index, estates.length, (by) =>
              store.change(movedEstate(estates, estate.id, by, order)),
            )}
            {editButton({ kind: 'estate', node: estate }, estate.name)}
          </li>,
          ...(open.has(estate.id) ? sectionRows(estate) : []),
        ])}
      </ul>
    </Dialog>
  )
}

interface OpenerProps {
  readonly isOpen: boolean
  readonly name: string
  readonly onToggle: () => void
}

function Opener({ isOpen, name, onToggle }: OpenerProps) {
  return (
    <button type="button" className={joinClasses(styles.name, styles.opener)} aria-expanded={isOpen} onClick={onToggle}>
      <Icon name={isOpen ? 'down' : 'next'} size="small" />
      {name}
    </button>
  )
}
