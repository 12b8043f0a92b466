import type { Member } from '#contract/people.ts'
import { ConfirmDialog } from '#studio/box/confirm-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'

interface RemoveDialogProps {
  readonly member: Member
  /** The person removes themselves. */
  readonly isMe: boolean
  readonly isBusy: boolean
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before a person is removed. */
export function RemoveDialog({ member, isMe, isBusy, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslator()
  return (
    <ConfirmDialog
      title={t('people.remove_title', { name: member.name })}
      closeLabel={t('home.close')}
      actLabel={t(isMe ? 'people.leave' : 'people.remove')}
      backLabel={t('new_project.cancel')}
      isDanger
      isBusy={isBusy}
      onAct={onRemove}
      onClose={onClose}
    >
      <p>{t('people.remove_text')}</p>
    </ConfirmDialog>
  )
}
