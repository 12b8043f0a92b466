import { ConfirmDialog } from '#studio/box/confirm-dialog.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { RichText } from '#studio/language/rich-text.tsx'
import { Field } from '#ui/field/field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import styles from './people.module.css'

interface LinkDialogProps {
  readonly email: string
  readonly link: string
  readonly onClose: () => void
}

/** Shows the link of an invitation once, on a server that sends no mail. */
export function LinkDialog({ email, link, onClose }: LinkDialogProps) {
  const { t } = useTranslator()
  const showToast = useToast()
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    showToast({ text: t('people.copied'), icon: 'check' })
  }
  return (
    <ConfirmDialog
      title={t('people.link_title')}
      closeLabel={t('control.close')}
      actLabel={t('common.copy')}
      backLabel={t('control.done')}
      onAct={() => void copy()}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>
          <RichText text={t('people.link_text', { email })} />
        </p>
        <Field label={t('people.link')} dir="ltr" value={link} readOnly onFocus={({ target }) => target.select()} />
      </div>
    </ConfirmDialog>
  )
}
