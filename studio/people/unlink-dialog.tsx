import { ConfirmDialog } from '#studio/box/confirm-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'

interface UnlinkDialogProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onUnlink: () => void
  readonly onClose: () => void
}

/** Asks before a person is unbound from their account at the identity provider. */
export function UnlinkDialog({ name, isBusy, onUnlink, onClose }: UnlinkDialogProps) {
  const { t } = useTranslator()
  return (
    <ConfirmDialog
      title={t('people.unlink_title', { name })}
      closeLabel={t('control.close')}
      actLabel={t('people.unlink')}
      backLabel={t('control.cancel')}
      isBusy={isBusy}
      onAct={onUnlink}
      onClose={onClose}
    >
      <p>{t('people.unlink_text')}</p>
    </ConfirmDialog>
  )
}
