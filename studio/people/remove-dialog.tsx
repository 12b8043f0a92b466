import type { Member } from '#contract/people.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import styles from './people.module.css'

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
    <Dialog
      title={t('people.remove_title', { name: member.name })}
      closeLabel={t('home.close')}
      onClose={onClose}
      footer={
        <div className={styles.acts}>
          <Button variant="filled" loading={isBusy} onClick={onRemove}>
            {t(isMe ? 'people.leave' : 'people.remove')}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {t('new_project.cancel')}
          </Button>
        </div>
      }
    >
      <p>{t('people.remove_text')}</p>
    </Dialog>
  )
}
