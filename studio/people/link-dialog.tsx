import { useTranslator } from '#studio/language/language-context.ts'
import { RichText } from '#studio/language/rich-text.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
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
    <Dialog
      title={t('people.link_title')}
      closeLabel={t('home.close')}
      onClose={onClose}
      footer={
        <div className={styles.acts}>
          <Button variant="filled" onClick={() => void copy()}>
            {t('people.copy')}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {t('people.done')}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <p>
          <RichText text={t('people.link_text', { email })} />
        </p>
        <Field label={t('people.link')} dir="ltr" value={link} readOnly onFocus={({ target }) => target.select()} />
      </div>
    </Dialog>
  )
}
