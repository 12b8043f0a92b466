import { useState } from 'react'
import { MAX_STAFF_VIEW_NAME } from '#contract/staff-view-limits.ts'
import { ConfirmDialog } from '#studio/box/confirm-dialog.tsx'
import { FormDialog } from '#studio/box/form-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Field } from '#ui/field/field.tsx'
import { Segmented } from '#ui/field/segmented.tsx'
import { FIRST_FOCUS } from '#ui/modal/use-modal.ts'
import type { SavedView } from './use-saved-views.ts'
import styles from './view-dialogs.module.css'

export interface ViewDialogProps {
  /** Which dialog is open. */
  readonly asking: 'save' | 'rename' | 'delete'
  /** The chosen saved view. Null: only a new one can be saved. */
  readonly view: SavedView | null
  readonly mayShare: boolean
  readonly onSave: (name: string, shared: boolean) => Promise<boolean>
  readonly onRename: (view: SavedView, name: string) => Promise<boolean>
  readonly onDelete: (view: SavedView) => Promise<boolean>
  readonly onClose: () => void
}

/** The dialogs about saved views. */
export function ViewDialog({ asking, view, mayShare, onSave, onRename, onDelete, onClose }: ViewDialogProps) {
  if (asking === 'save') return <SaveViewDialog mayShare={mayShare} onSave={onSave} onClose={onClose} />
  if (!view) return null
  return asking === 'rename' ? (
    <RenameViewDialog view={view} onRename={(name) => onRename(view, name)} onClose={onClose} />
  ) : (
    <DeleteViewDialog view={view} onDelete={() => onDelete(view)} onClose={onClose} />
  )
}

interface SaveViewDialogProps {
  readonly mayShare: boolean
  readonly onSave: (name: string, shared: boolean) => Promise<boolean>
  readonly onClose: () => void
}

/** Asks for the name of a new view, and who sees it. */
function SaveViewDialog({ mayShare, onSave, onClose }: SaveViewDialogProps) {
  const { t } = useTranslator()
  const [whose, setWhose] = useState<'own' | 'shared'>('own')
  return (
    <NameDialog
      title={t('units.saved.save_title')}
      onName={(name) => onSave(name, whose === 'shared')}
      onClose={onClose}
    >
      {mayShare && (
        <Segmented
          label={t('units.saved.whose')}
          value={whose}
          options={[
            { value: 'own', label: t('units.saved.own'), icon: 'lock' },
            { value: 'shared', label: t('units.saved.shared') },
          ]}
          onChange={setWhose}
        />
      )}
      <p className={styles.note}>{t('units.saved.what')}</p>
    </NameDialog>
  )
}

interface RenameViewDialogProps {
  readonly view: SavedView
  readonly onRename: (name: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Asks for another name of a view. */
function RenameViewDialog({ view, onRename, onClose }: RenameViewDialogProps) {
  const { t } = useTranslator()
  return <NameDialog title={t('units.saved.rename_title')} first={view.name} onName={onRename} onClose={onClose} />
}

interface NameDialogProps {
  readonly title: string
  readonly first?: string
  /** Resolves to whether it is done; the dialog stays open if not. */
  readonly onName: (name: string) => Promise<boolean>
  readonly onClose: () => void
  readonly children?: React.ReactNode
}

function NameDialog({ title, first = '', onName, onClose, children }: NameDialogProps) {
  const { t } = useTranslator()
  const [name, setName] = useState(first)
  const [isWrong, setIsWrong] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isFaulty = name.trim() === '' || name.trim().length > MAX_STAFF_VIEW_NAME
  const send = async () => {
    if (isFaulty) return setIsWrong(true)
    setIsBusy(true)
    const isDone = await onName(name.trim())
    setIsBusy(false)
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={title}
      closeLabel={t('control.close')}
      submitLabel={t('common.save')}
      isBusy={isBusy}
      className={styles.form}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <Field
        {...FIRST_FOCUS}
        label={t('common.name')}
        autoComplete="off"
        value={name}
        error={isWrong && isFaulty ? t('units.saved.name_fault', { max: MAX_STAFF_VIEW_NAME }) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {children}
    </FormDialog>
  )
}

interface DeleteViewDialogProps {
  readonly view: SavedView
  readonly onDelete: () => Promise<boolean>
  readonly onClose: () => void
}

/** Asks before a view is deleted. */
function DeleteViewDialog({ view, onDelete, onClose }: DeleteViewDialogProps) {
  const { t } = useTranslator()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    const isDone = await onDelete()
    setIsBusy(false)
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      title={t('units.saved.delete_title', { name: view.name })}
      closeLabel={t('control.close')}
      actLabel={t('units.saved.delete_now')}
      backLabel={t('control.cancel')}
      isDanger
      isBusy={isBusy}
      onAct={() => void remove()}
      onClose={onClose}
    >
      <p>{t(view.shared ? 'units.saved.delete_shared' : 'units.saved.delete_own')}</p>
    </ConfirmDialog>
  )
}
