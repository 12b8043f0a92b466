import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Img } from '#ui/picture/img.tsx'
import { useApiClient } from '#web/api/client-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './qr-box.module.css'

/** Pixels of the file: enough for a poster. */
const FILE_SIZE = '1024'

/** The code of the partner's link, to show, to print and to take along. */
export function QrBox() {
  const { t, language } = useTranslator()
  const { urlOf } = useApiClient()
  const lang = language.code
  return (
    <div className={styles.box}>
      <Img src={urlOf('documents/qr.svg', { lang })} width={214} height={214} alt={t('share.qr')} />
      <ButtonLink href={urlOf('documents/qr.png', { lang, size: FILE_SIZE })} download="qr.png">
        <Icon name="download" />
        {t('share.qr')}
      </ButtonLink>
    </div>
  )
}
