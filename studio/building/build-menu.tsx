import { Suspense, useMemo, useRef, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import type { BuildForm } from '#domain/building/read-build.ts'
import type { EntityKind, Snapshot } from '#domain/draft/entity.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { laterPart } from '#studio/release/later-part.tsx'
import { OlderPointer } from '#studio/release/older-pointer.tsx'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/floating/menu.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { BuildBook } from './build-book.ts'
import type { Opened } from './opened-dialog.tsx'

const OpenedDialog = laterPart(async () => (await import('./opened-dialog.tsx')).OpenedDialog, OlderPointer)

interface BuildMenuProps {
  readonly book: BuildBook
  /** The chosen units. */
  readonly checked: ReadonlySet<string>
}

/** Adds buildings, sections, storeys, units and layouts, and changes chosen units. */
export function BuildMenu({ book, checked }: BuildMenuProps) {
  const { t } = useTranslator()
  const { role } = useMe()
  const { shown } = useProjectState().project
  const hasEstates = useMemo(() => hasKind(shown, 'estate'), [shown])
  const hasSections = useMemo(() => hasKind(shown, 'section'), [shown])
  const [opened, setOpened] = useState<Opened | null>(null)
  const typed = useRef<BuildForm>(null)
  if (!hasDuty(role, 'describe')) return null
  const item = (key: Opened, label: string) => ({ key, label, onSelect: () => setOpened(key) })
  const count = checked.size
  const items = [
    item('building', t('build.building')),
    ...(hasEstates ? [item('section', t('build.section'))] : []),
    ...(hasSections ? [item('storeys', t('build.storeys')), item('units', t('build.units'))] : []),
    item('layouts', t('build.layouts')),
    ...(hasEstates ? [item('structure', t('build.structure'))] : []),
    ...(count > 0
      ? [
          item('move', t('build.move', { count })),
          item('renumber', t('build.renumber', { count })),
          item('archive', t('build.archive_units', { count })),
        ]
      : []),
  ]
  const close = () => setOpened(null)
  return (
    <>
      <Menu
        label={t('common.add')}
        align="end"
        items={items}
        trigger={(trigger) => (
          <Button {...trigger} size="small" title={t('common.add')}>
            <Icon name="plus" size="small" />
            <span data-label>{t('common.add')}</span>
          </Button>
        )}
      />
      {opened && (
        <Suspense>
          <OpenedDialog opened={opened} book={book} checked={checked} typed={typed} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Places come before their units, so this ends early. */
function hasKind(shown: Snapshot, kind: EntityKind): boolean {
  for (const entity of shown.values()) if (entity.kind === kind) return true
  return false
}
