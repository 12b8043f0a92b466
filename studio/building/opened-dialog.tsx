import type { RefObject } from 'react'
import type { BuildForm, BuildKind } from '#domain/building/read-build.ts'
import type { BuildBook } from './build-book.ts'
import { BuildDialog } from './build-dialog.tsx'
import { LayoutsDialog } from './layouts-dialog.tsx'
import { StructureDialog } from './structure-dialog.tsx'
import { ArchiveDialog, MoveDialog, RenumberDialog } from './units-dialogs.tsx'

/** The dialog that the menu has opened. */
export type Opened = BuildKind | 'layouts' | 'structure' | 'move' | 'renumber' | 'archive'

interface OpenedDialogProps {
  readonly opened: Opened
  readonly book: BuildBook
  /** The chosen units. */
  readonly checked: ReadonlySet<string>
  /** What was typed for a building and not made. */
  readonly typed: RefObject<BuildForm | null>
  readonly onClose: () => void
}

/** The dialogs that build by hand. */
export function OpenedDialog({ opened, book, checked, typed, onClose }: OpenedDialogProps) {
  const props = { book, checked, onClose }
  switch (opened) {
    case 'layouts':
      return <LayoutsDialog {...props} />
    case 'structure':
      return <StructureDialog {...props} />
    case 'move':
      return <MoveDialog {...props} />
    case 'renumber':
      return <RenumberDialog {...props} />
    case 'archive':
      return <ArchiveDialog {...props} />
    default:
      return <BuildDialog {...props} kind={opened} typed={typed} />
  }
}
