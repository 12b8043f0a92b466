import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useBackCloses } from '#web/navigation/use-back-closes.ts'
import { CopyField } from './copy-field.tsx'
import { QrCode } from './qr-code.tsx'
import { SendLinks } from './send-links.tsx'
import styles from './share-dialog.module.css'
import type { SharedLink } from './share-link.ts'

interface ShareDialogProps {
  readonly link: SharedLink
  readonly onClose: () => void
}

/** Lets the visitor copy a link, send it, or scan it with a phone. */
export function ShareDialog({ link, onClose }: ShareDialogProps) {
  const { t } = useTranslator()
  useBackCloses(onClose)
  return (
    <Dialog title={t('share.title')} closeLabel={t('control.close')} onClose={onClose}>
      <div className={styles.share}>
        <Subject link={link} />
        <CopyField url={link.url} />
        <SendLinks link={link} />
        <QrCode link={link} />
      </div>
    </Dialog>
  )
}

/** The picture, title and note of the shared link. */
function Subject({ link: { title, note, picture } }: { link: SharedLink }) {
  return (
    <div className={styles.subject}>
      <span className={joinClasses(styles.picture, picture?.isPlan && styles.plan)}>
        {picture ? (
          <Picture image={picture.image} sizes="4rem" alt="" fit={picture.isPlan ? 'contain' : 'cover'} eager />
        ) : (
          <Icon name="link" />
        )}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        {note && <span>{note}</span>}
      </span>
    </div>
  )
}
